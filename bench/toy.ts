// A toy game of about Marshall's size for boardgame.io: six stores, ninety-one zones, one sale or march a move.
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as boardgame from 'boardgame.io/client';

// The package has no exports map that plain ES modules could follow.
const { Client }: typeof boardgame = createRequire(import.meta.url)('boardgame.io/client');

interface Toy {
  stores: { cash: number; grain: number; oil: number; minerals: number }[];
  zones: { owner: number; armies: number; navies: number }[];
  prices: number[];
}

const ZONES = 91;
const SEATS = 6;

const toy: Game<Toy> = {
  name: 'toy',
  setup: () => ({
    stores: Array.from({ length: SEATS }, () => ({ cash: 7000, grain: 12, oil: 12, minerals: 12 })),
    zones: Array.from({ length: ZONES }, (_, i) => ({ owner: i % SEATS, armies: 2, navies: 1 })),
    prices: [12, 12, 12],
  }),
  moves: {
    sell: ({ G, playerID }, units: number) => {
      const store = G.stores[Number(playerID)];
      if (store === undefined) return;
      store.oil = Math.max(0, store.oil - units);
      store.cash += units * 500;
      G.prices[1] = Math.max(0, (G.prices[1] ?? 0) - units);
    },
    march: ({ G, playerID }, from: number, to: number) => {
      const store = G.stores[Number(playerID)];
      const a = G.zones[from];
      const b = G.zones[to];
      if (store === undefined || a === undefined || b === undefined) return;
      store.grain = (store.grain + 11) % 13;
      a.armies += 1;
      b.armies = Math.max(0, b.armies - 1);
      b.owner = Number(playerID);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

/** A client of the toy game that makes one move for the player on turn. */
export function toyClient(): { move(i: number): void; state(): unknown } {
  const client = Client<Toy>({ game: toy, numPlayers: SEATS, debug: false });
  client.start();
  return {
    move(i) {
      const { moves } = client;
      if (i % 2 === 0) moves['sell']?.(1);
      else moves['march']?.(i % ZONES, (i * 7) % ZONES);
    },
    state: () => client.getState()?.G,
  };
}
