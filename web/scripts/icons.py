"""Remakes the icons of the installed app from the seal in `public/icon.svg`: python web/scripts/icons.py"""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
LACQUER = "#a82a1b"


@dataclass(frozen=True)
class Icon:
    """A picture to make; `ground` fills it to the edges, for systems that cut their own shape out of it."""

    name: str
    size: int
    ground: str = "transparent"
    seal: float = 1.0


ICONS = (
    Icon("icon-192", 192),
    Icon("icon-512", 512),
    Icon("icon-maskable", 512, LACQUER, seal=0.72),
    Icon("icon-apple", 180, LACQUER, seal=0.84),
    Icon("icon-badge", 96),
)


def draw(page: Page, icon: Icon) -> None:
    """Draw an icon."""
    seal = (PUBLIC / "icon.svg").read_text("utf-8")
    if icon.name == "icon-badge":  # a system paints the badge in one colour: the signs alone
        seal = seal.replace(LACQUER, "transparent")
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-content:center;background:{icon.ground}}}"
        f"svg{{width:{icon.size * icon.seal}px;display:block}}</style>{seal}"
    )
    page.screenshot(path=PUBLIC / f"{icon.name}.png", omit_background=True)


def main() -> None:
    """Draw every icon."""
    names = ("chromium", "chromium-browser", "google-chrome")
    browser = os.environ.get("SERICA_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        page = chromium.new_page()
        for icon in ICONS:
            draw(page, icon)
            print(f"{icon.name}.png")
        chromium.close()


if __name__ == "__main__":
    main()
