// Colyseus's server with a toy game of Marshall's size, in memory: six stores, ninety-one zones, a patch of the state after each sale.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SEATS } from './load-measure.ts';

/** A server whose seats are reserved already. */
export interface Reserved {
  readonly port: number;
  readonly paths: readonly string[];
}

/** As much of Colyseus as is used here; it is not among the packages of this project. */
interface Colyseus {
  readonly Room: new () => Room;
  readonly Server: new (options: {
    transport: unknown;
    greet: boolean;
  }) => {
    define(name: string, room: new () => Room): void;
    listen(port: number): Promise<void>;
  };
  readonly matchMaker: {
    create(name: string, options: object): Promise<Seat>;
    joinById(id: string, options: object): Promise<Seat>;
  };
}

declare class Room {
  maxClients: number;
  seatReservationTimeout: number;
  maxMessagesPerSecond: number;
  state: State;
  setPatchRate(milliseconds: number | null): void;
  onMessage(name: string, hears: (client: unknown, units: number) => void): void;
  broadcastPatch(): boolean;
}

interface Seat {
  readonly sessionId: string;
  readonly roomId?: string;
  readonly processId?: string;
  readonly room?: { readonly roomId: string; readonly processId: string };
}

interface State {
  price: number;
  stores: { cash: number; oil: number }[];
  zones: { push(zone: object): void };
}

const PACKAGES = ['@colyseus/core', '@colyseus/schema', '@colyseus/ws-transport', 'express'];

/** What to do where Colyseus is not in a folder; undefined where it is. */
export function whyNoColyseus(folder: string): string | undefined {
  const find = createRequire(join(folder, 'package.json'));
  try {
    for (const name of PACKAGES) find.resolve(name);
    return undefined;
  } catch {
    return `Colyseus is not in ${folder}: run "npm install ${PACKAGES.join(' ')}" there, or leave MARSHALL_PEERS out.`;
  }
}

/** Starts it with packages from a folder, and takes every seat. */
export async function colyseusServer(folder: string, games: number): Promise<Reserved> {
  const find = createRequire(join(folder, 'package.json'));
  const { Room, Server, matchMaker }: Colyseus = find('@colyseus/core');
  const { WebSocketTransport } = find('@colyseus/ws-transport');
  const { schema } = find('@colyseus/schema');
  const Store = schema({ cash: 'number', oil: 'number' });
  const Zone = schema({ owner: 'number', armies: 'number', navies: 'number' });
  const Toy = schema({ price: 'number', stores: [Store], zones: [Zone] });
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define(
    'toy',
    class extends Room {
      onCreate(): void {
        this.maxClients = SEATS;
        this.seatReservationTimeout = 600;
        this.maxMessagesPerSecond = Number.POSITIVE_INFINITY;
        // Every sale is told at once.
        this.setPatchRate(null);
        const state: State = new Toy();
        state.price = 12;
        for (let i = 0; i < SEATS; i += 1) state.stores.push(Object.assign(new Store(), { cash: 7000, oil: 12 }));
        for (let i = 0; i < 91; i += 1)
          state.zones.push(Object.assign(new Zone(), { owner: i % SEATS, armies: 2, navies: 1 }));
        this.state = state;
        let turn = 0;
        this.onMessage('sell', (_client, units) => {
          const store = state.stores[turn++ % SEATS];
          if (store === undefined) return;
          store.oil = (store.oil + 11) % 13;
          store.cash += units * 500;
          state.price = (state.price + 1) % 18;
          this.broadcastPatch();
        });
      }
    },
  );
  await server.listen(0);
  const paths: string[] = [];
  for (let game = 0; game < games; game += 1) {
    const first = await matchMaker.create('toy', {});
    paths.push(pathOf(first));
    for (let i = 1; i < SEATS; i += 1) paths.push(pathOf(await matchMaker.joinById(roomOf(first).roomId, {})));
  }
  const address = http.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, paths };
}

/** Where a room is; older versions wrap it. */
function roomOf({ room, roomId = '', processId = '' }: Seat): { readonly roomId: string; readonly processId: string } {
  return room ?? { roomId, processId };
}

function pathOf(seat: Seat): string {
  const { processId, roomId } = roomOf(seat);
  return `/${processId}/${roomId}?sessionId=${seat.sessionId}`;
}
