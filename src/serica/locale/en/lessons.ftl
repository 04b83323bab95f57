# What the lessons say, step by step; the steps stand in lesson.toml beside each game.

### Merchants of Dunhuang

lesson-dunhuang-welcome = Welcome to Dunhuang! Eight townspeople sit in a ring around the oasis, and beside each of them lies a card with goods. All merchants lead one and the same camel around this ring. The lesson takes about five minutes.
lesson-dunhuang-opening = You have drawn three cards and keep one of them in your hand. Nobody else sees which. The bamboo has the highest number of the three: keep it.
lesson-dunhuang-camel = It is your turn. The camel has to go at least one step, clockwise. The first step is free, every further step costs a coin. Send it one step, to the Princess.
lesson-dunhuang-shop = The tea that lay there is yours. Now comes the question of every turn: into your hand or into your shop? Put it into the shop.
lesson-dunhuang-token = Nobody has more tea in the shop than you, so the majority token for tea is yours. It is worth 2 points at the end, and you will soon see what else it is good for.
lesson-dunhuang-ability = Then you take a bonus: help from whoever sits here, or 3 coins. The Princess gives 1 prestige for each token that you hold, and prestige is a point. Ask her.
lesson-dunhuang-others = The market is filled up again, and { $other } moves the same camel. Keep an eye on your token.
lesson-dunhuang-tie = { $other } has put out tea, too. You are level now, and when shops are level the newcomer takes the token!
lesson-dunhuang-farther = Win it back. There is more tea two steps ahead. The second step costs you a coin, and it is worth that.
lesson-dunhuang-back = Two teas beat one. Into the shop with it.
lesson-dunhuang-protect = The token has come back to you, and here sits the Manichaean, who can protect a token. Use his ability.
lesson-dunhuang-shield = Protect your token for tea: it is turned over, and the next time somebody draws level, it stays with you. Then { $other } moves.
lesson-dunhuang-third = This time { $other } has kept the card in the hand. Your turn once more: one step, to the Painter.
lesson-dunhuang-hand = This paper has the number 8. Numbers bring points in the hand, never in the shop! Take the paper into your hand.
lesson-dunhuang-coins = The Painter would give 3 prestige for a card of your hand. Keep your cards for now and take the 3 coins for your travels.
lesson-dunhuang-points = What would that be worth at the end? 2 points for the token, 1 for prestige, and 8 for the paper: each token lets you score one good of your hand, if nobody has more of it than you. This line always tells you the sum.
lesson-dunhuang-instant = There is a shorter way to win: four different goods in hand and as many tokens as there are dots here win at once. It pays to watch the dots of the others.
lesson-dunhuang-end = Otherwise the match ends when the deck can no longer fill the market, and then the hands are opened. That is the whole game. Enjoy the oasis!

### The White Castle

lesson-whitecastle-welcome = Himeji, 1761. You lead a family at the court of the White Castle. In only nine turns, three in each round, you send courtiers up the castle, gardeners into the gardens and warriors to the training yards. Here we play one round together.
lesson-whitecastle-pair = Every clan begins with a pair of cards: goods to start with, and an action for the clan board. Take the first pair: 2 food, 2 iron, a pearl, 4 coins and a seal.
lesson-whitecastle-bridges = Dice lie on three bridges in three colours, the lowest on the left, the highest on the right. Only the dice at the two ends can be taken.
lesson-whitecastle-die = Each turn begins with a die. Take the black 6 from the right end of its bridge.
lesson-whitecastle-place = Now place it. The spaces outside the walls have the value 5. Your 6 is higher, and the difference is yours: 1 coin. A lower die would cost you the difference. Use the left one.
lesson-whitecastle-action = Outside the walls you choose one of two actions, whatever the colour of the die. Choose the gardener.
lesson-whitecastle-garden = Gardeners cost food. This stone garden costs only 1, and it is useful at once. Send your gardener there.
lesson-whitecastle-effect = On arrival the gardener uses the garden. Take what it gives.
lesson-whitecastle-resource = Two resources of your choice. Courtiers need pearl to climb the castle, so take pearl, twice.
lesson-whitecastle-confirm = Until you end your turn you may take everything back. End it now, and { $other } moves.
lesson-whitecastle-lantern = Your second turn. The die at a left end is the lowest, but it lights your lantern: every card beside it gives its reward, for now 1 food. Take the coral 2.
lesson-whitecastle-colour = In the castle the colour counts: a die uses the actions beside the tokens of its colour. This room has two coral tokens. Its value is 3, so your 2 costs you 1 coin.
lesson-whitecastle-blocks = Two actions are yours now, and you choose which comes first: food and pearl, or iron and the lantern once more. Begin with the first; the other follows.
lesson-whitecastle-second = Quite a turn for such a low die. End it.
lesson-whitecastle-third = Third turn. High dice bring coins: take the white 6.
lesson-whitecastle-outside = Place it on the other space outside the walls: 1 coin for the difference, and this time the action is a courtier.
lesson-whitecastle-audience = For 2 coins a courtier comes to the castle gate.
lesson-whitecastle-advance = And for 2 pearl a courtier climbs one floor, at once if you like. Send yours into the first room.
lesson-whitecastle-card = The card of the room comes to your clan board, and your old card joins the lantern, which will give more from now on. One light action of the new card is yours right away: a seal and a resource.
lesson-whitecastle-round = That was your last turn of the round. End it.
lesson-whitecastle-influence = After each round, influence decides the turn order: whoever is ahead here goes first. Then the gardens work once more, if a die is left on their bridge.
lesson-whitecastle-points = After three rounds courtiers score more the higher they stand, warriors score for every courtier inside the castle, gardeners score the points of their garden, and influence adds some. Your best plan: people on the board early. Good luck!
