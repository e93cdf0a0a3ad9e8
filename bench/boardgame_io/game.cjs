// A card race of the same kind as ours: secret hands, draws by chance, views redacted for each player, about 60 moves.

const { PlayerView } = require("boardgame.io/core");

const HAND = 5;
const GOAL = 150;

module.exports.Race = {
  name: "race",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 104 }, (_, i) => (i % 13) + 1));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) players[seat] = { hand: deck.splice(0, HAND) };
    return { players, secret: { deck }, places: Array(ctx.numPlayers).fill(0), pile: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    run: {
      move: ({ G, playerID, random }, index) => {
        const { hand } = G.players[playerID];
        if (!(index in hand)) return "INVALID_MOVE";
        const [card] = hand.splice(index, 1);
        G.places[playerID] += card;
        G.pile.push(card);
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0));
        hand.push(G.secret.deck.pop());
        return undefined;
      },
      client: false, // hidden cards are drawn: only the server can do that
    },
  },
  endIf: ({ G }) => {
    const winner = G.places.findIndex((place) => place >= GOAL);
    return winner < 0 ? undefined : { winner };
  },
};
