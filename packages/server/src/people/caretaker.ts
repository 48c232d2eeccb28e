// A seat whose person is gone: a computer commander who holds what there is sits down, and everybody is told.
import { settleRests } from '../clock/rested.ts';
import type { Game, Seat, Store } from '../store/store.ts';
import { withoutInvitation } from '../table/absence.ts';
import { type ArrangementMeta, readArrangement, readSummary } from '../table/arrangement.ts';
import { type Announced, announce } from './announcement.ts';
import { noted } from './substitutes.ts';

const CARETAKER = 'caretaker';
const ATTEMPTS = 20;

/** Hands a seat of a running game to a caretaker; false where no person sits there, or another than `holder`. */
export async function handOver(
  store: Store,
  gameId: string,
  seat: string,
  why: Announced,
  holder?: string,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const game = await store.games.get(gameId);
    const account = game?.seats.find((row) => row.seat === seat)?.account;
    if (game?.status !== 'running' || account === undefined || (holder ?? account) !== account) return false;
    const name = (await store.accounts.get(account))?.name ?? 'a player';
    const meta = readArrangement(game.meta);
    const rested = settleRests(game, meta, readSummary(game.summary), seat, store.clock.now());
    const arranged = await store.games.arrange(gameId, game.revision, {
      seats: withCaretaker(game, seat),
      meta: JSON.stringify({ ...metaWithout(meta, seat, account, why !== 'caretaker:left'), ...rested }),
    });
    if (!('revision' in arranged)) continue;
    await announce(store, gameId, why, name, why === 'caretaker:left' ? undefined : account);
    // Where no process has the game in memory the sweep finds it, so that the caretaker answers what is asked.
    await store.games.postpone({ id: gameId, due: store.clock.now(), sequence: game.sequence });
    return true;
  }
  throw new Error('others always change this game first');
}

/** Whichever process has the game in memory notes in its log that a caretaker leads (table/table.ts). */
function metaWithout(meta: ArrangementMeta, seat: string, account: string, named: boolean): ArrangementMeta {
  const gone = [...new Set([...(meta.gone ?? []), seat])];
  // Of somebody who leaves the server nothing says any more who they were.
  const owner = meta.standIns?.[seat]?.owner ?? account;
  const known = named ? noted(meta, seat, owner) : meta;
  return { ...withoutVotes(withoutInvitation(known, seat, account), account), gone };
}

/** Nobody votes on somebody who is gone, and their own votes go with them. */
function withoutVotes({ votes, calls, ...kept }: ArrangementMeta, account: string): ArrangementMeta {
  const meta = calls === undefined ? kept : { ...kept, calls: withoutVoices(calls, account) };
  if (votes === undefined) return meta;
  const left = Object.entries(votes).flatMap(([seat, { about, by }]) =>
    about === account ? [] : [[seat, { about, by: by.filter((voter) => voter !== account) }] as const],
  );
  return { ...meta, votes: Object.fromEntries(left) };
}

function withoutVoices(calls: NonNullable<ArrangementMeta['calls']>, account: string): ArrangementMeta['calls'] {
  const others = (by: readonly string[] = []) => by.filter((voter) => voter !== account);
  return Object.fromEntries(
    Object.entries(calls).map(([seat, call]) => [
      seat,
      { substitute: others(call.substitute), 'for-good': others(call['for-good']) },
    ]),
  );
}

function withCaretaker(game: Game, seat: string): Seat[] {
  return game.seats.map(({ asked: _, ...row }) =>
    row.seat === seat ? { ...row, account: undefined, bot: CARETAKER, ready: true } : row,
  );
}
