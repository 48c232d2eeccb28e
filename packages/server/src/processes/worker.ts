// One process of a server that has several: knows its place, and speaks with the others by way of the one that started them.
import { Socket } from 'node:net';
import { CountedTogether } from './counting.ts';
import { type ToPrimary, toWorker } from './messages.ts';
import { ownerOf } from './owner.ts';
import type { Peers } from './peers.ts';

/** Where a process finds its place: a number from 0 on, and how many there are. */
export const PLACE = 'MARSHALL_PLACE';

export interface Worker extends Peers {
  /** The number of this process, from 1 on. */
  readonly number: number;
  /** Says that it serves. */
  ready(): void;
  /** Gives figures when they are asked for. */
  onFigures(read: () => Promise<readonly object[]>): void;
  /** Hears no more, so that the process can end. */
  close(): void;
}

/** This process among the others; undefined where it is no part of such a server. */
export function asWorker(): Worker | undefined {
  const found = process.env[PLACE];
  if (found === undefined || process.send === undefined) return undefined;
  const [place = 0, processes = 1] = found.split(' ').map(Number);
  const say = (message: ToPrimary, connection?: Socket): void => {
    if (process.connected) process.send?.(message, connection, {}, () => connection?.destroy());
    else connection?.destroy();
  };
  const counting = new CountedTogether(place, say);
  let take: Parameters<Peers['onGiven']>[0] = (connection) => connection.destroy();
  let read: () => Promise<readonly object[]> = async () => [];
  const hear = (heard: unknown, handle: unknown): void => {
    const message = toWorker.safeParse(heard).data;
    switch (message?.type) {
      case 'counts':
        counting.hear(message);
        break;
      case 'gone':
        counting.gone(message.from);
        break;
      case 'tell':
        counting.tellAll();
        break;
      case 'figures':
        void read().then((figures) => say({ type: 'figures', ask: message.ask, figures: [...figures] }));
        break;
      case 'connection':
      case 'socket':
        say({ type: 'taken' });
        // One that was cut on its way comes without its connection.
        if (handle instanceof Socket) take(handle, message.type === 'socket' ? message.request : undefined);
    }
  };
  process.on('message', hear);
  return {
    number: place + 1,
    processes,
    counting,
    isMine: (game) => ownerOf(game, processes) === place,
    give: (game, connection, request) => say({ type: 'socket', to: ownerOf(game, processes), request }, connection),
    onGiven: (taker) => {
      take = taker;
    },
    ready: () => say({ type: 'ready' }),
    onFigures: (reader) => {
      read = reader;
    },
    close() {
      counting.close();
      process.off('message', hear);
      if (process.connected) process.disconnect();
    },
  };
}
