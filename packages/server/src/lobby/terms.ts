// What a game will be played by: its maker changes it until it begins, and everybody at the table is told.
import { createGame, DEFAULT_OPTIONS, quickStream } from '@marshall/rules';
import { ApiError, refused } from '../http/errors.ts';
import { announce } from '../people/announcement.ts';
import type { Game as GameRow, Seat, Store } from '../store/store.ts';
import type { ArrangementMeta } from '../table/arrangement.ts';
import { setupOf } from '../table/start.ts';
import { arrangeOpen, mustOwn, plain } from './arranging.ts';
import type { NewTerms } from './shapes.ts';

/** What is said to have changed. */
const PARTS = {
  title: ['title'],
  options: ['options'],
  clock: ['clock', 'clockKind', 'increment'],
  watching: ['spectators', 'delay'],
  end: ['detenteAt'],
} as const satisfies Record<string, readonly (keyof ArrangementMeta)[]>;

export async function changeTerms(store: Store, id: string, account: string, wish: NewTerms): Promise<GameRow> {
  let parts: (keyof typeof PARTS)[] = [];
  const row = await arrangeOpen(store, id, (row, meta) => {
    mustOwn(row, account);
    const changed = termsAfter(meta, wish);
    parts = Object.entries(PARTS).flatMap(([part, keys]) =>
      keys.some((key) => JSON.stringify(meta[key]) !== JSON.stringify(changed[key]))
        ? [part as keyof typeof PARTS]
        : [],
    );
    if (parts.length === 0) return undefined;
    // A fork begins with what was played before, under the options it was played with.
    if (parts.includes('options') && meta.fork !== undefined) throw new ApiError(409, 'terms:fork');
    if (meta.fork === undefined) mustBegin(row, changed);
    return { meta: JSON.stringify(changed), seats: row.seats.map(askedAgain) };
  });
  if (parts.length > 0) await announce(store, id, 'terms:changed', { parts });
  return row;
}

function termsAfter(meta: ArrangementMeta, wish: NewTerms): ArrangementMeta {
  const { options, clock, clockKind, increment, detenteAt, ...plain } = wish;
  mustBeKnown(options ?? {});
  const { clock: _c, clockKind: _k, increment: _i, detenteAt: _d, ...rest } = meta;
  const kept = { ...rest.options, ...options };
  // Seats are called by their powers, or by numbers.
  if (seatsByPower({ ...DEFAULT_OPTIONS, ...kept }) !== seatsByPower({ ...DEFAULT_OPTIONS, ...rest.options }))
    throw new ApiError(409, 'terms:seats');
  const time = clock === undefined ? meta.clock : (clock ?? undefined);
  const kind = clockKind ?? meta.clockKind ?? 'question';
  const more = increment ?? meta.increment;
  const end = detenteAt === undefined ? meta.detenteAt : (detenteAt ?? undefined);
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    options: kept,
    ...(time === undefined ? {} : { clock: time, clockKind: kind }),
    ...(time === undefined || kind !== 'bank' || more === undefined ? {} : { increment: more }),
    ...(end === undefined ? {} : { detenteAt: end }),
  };
}

/** Players who had said they were ready had agreed to something else. */
export function askedAgain(row: GameRow['seats'][number]): Seat {
  const { contribution: _, ...seat } = plain(row);
  return seat.bot === undefined ? { ...seat, ready: false } : plain(row);
}

export function mustBeKnown(options: NewTerms['options'] & object): void {
  const strange = Object.keys(options).find((id) => !Object.hasOwn(DEFAULT_OPTIONS, id));
  if (strange !== undefined) throw new ApiError(422, 'option', { name: strange.slice(0, 40) }, { clause: 'B-GEN-01' });
}

/** Whether each seat has its power from the beginning. */
export function seatsByPower({ powers, opening }: Readonly<Record<string, unknown>>): boolean {
  return powers === 'chosen' && opening === 'standard';
}

/** Refuses what the referee could not begin. */
export function mustBegin(row: GameRow, meta: ArrangementMeta): void {
  const trial = createGame(setupOf(row, meta), quickStream(0));
  if (!trial.ok) throw refused(trial.refusal);
}
