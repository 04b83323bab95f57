// The tic-tac-toe of boardgame.io's tutorial on its own server, as its documentation sets it up.
//
//     node server.js memory MODE FOLDER    the storage that it takes by default
//     node server.js files MODE FOLDER     FlatFile, the storage that comes with it and outlives the server
//
// MODE `matches` is the tutorial's game: a match ends when a line or the board is full. In MODE `moves` the board is
// wiped then and the match goes on, so that its measure holds moves alone and no setting up of new matches.

const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

function isVictory(cells) {
  return LINES.some((line) => line.every((i) => cells[i] !== null && cells[i] === cells[line[0]]));
}

function isDraw(cells) {
  return cells.every((cell) => cell !== null);
}

const [storage, mode, folder] = process.argv.slice(2);

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (mode === 'moves' && (isVictory(G.cells) || isDraw(G.cells))) G.cells.fill(null);
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (isDraw(G.cells)) return { draw: true };
  },
};

const server = Server({
  games: [TicTacToe],
  origins: [],
  ...(storage === 'files' ? { db: new FlatFile({ dir: folder }) } : {}),
});

server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
