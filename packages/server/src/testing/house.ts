// A server on a fresh store, with players, and everything closed again.
import { afterAll } from 'vitest';
import type { MarshallServer, ServerOptions } from '../server.ts';
import type { Store } from '../store/store.ts';
import { Player } from './player.ts';
import { testServer } from './servers.ts';
import type { StoreKind } from './stores.ts';

export interface TestHouse {
  readonly server: MarshallServer;
  readonly store: Store;
  readonly url: string;
  readonly place: string;
  guest(name: string): Promise<Player>;
  guests(...names: string[]): Promise<Player[]>;
}

/** Gives a way to open servers that are closed after all tests of the file or group. */
export function houses(kind: StoreKind): (options?: Partial<ServerOptions>) => Promise<TestHouse> {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return async (options = {}) => {
    const place = await kind.place();
    const store = await kind.open(place);
    const server = await testServer(store, options);
    closing.push(
      () => kind.remove(place),
      () => store.close(),
      () => server.close(),
    );
    const guest = (name: string) => Player.guest(server.url, name);
    return { server, store, place, url: server.url, guest, guests: (...names) => Promise.all(names.map(guest)) };
  };
}
