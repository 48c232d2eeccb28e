// A toy game of about Marshall's size for boardgame.io's server: six stores, ninety-one zones, one sale a move, in turn.
import type { Game } from 'boardgame.io';

interface Toy {
  stores: { cash: number; oil: number }[];
  zones: { owner: number; armies: number; navies: number }[];
  price: number;
}

export const toy: Game<Toy> = {
  name: 'toy',
  minPlayers: 6,
  maxPlayers: 6,
  setup: () => ({
    stores: Array.from({ length: 6 }, () => ({ cash: 7000, oil: 12 })),
    zones: Array.from({ length: 91 }, (_, i) => ({ owner: i % 6, armies: 2, navies: 1 })),
    price: 12,
  }),
  moves: {
    sell: ({ G, playerID }, units: number) => {
      const store = G.stores[Number(playerID)];
      if (store === undefined) return;
      store.oil = (store.oil + 11) % 13;
      store.cash += units * 500;
      G.price = (G.price + 1) % 18;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
