"""What all tests share: the folder of tests is on the path, so that the toy game can be imported."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
