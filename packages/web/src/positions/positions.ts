// The positions to solve: fetched when somebody wants to solve one, and what was solved in this browser.
import { ASKED, type Position } from '@marshall/bots/positions';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { POWER_IDS } from '../look/powers.ts';
import type { Plan } from '../solo/messages.ts';
import { POWER_NAMES } from '../words.ts';
import positionsUrl from './positions.json?url';

let coming: Promise<readonly Position[]> | undefined;

/** All positions, in the order in which days take them; fetched once. */
function loadPositions(): Promise<readonly Position[]> {
  // The script that writes the file holds it to the shape; a test holds each to the referee.
  coming ??= fetch(positionsUrl).then((answer) => answer.json() as Promise<readonly Position[]>);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

export function usePositions(): readonly Position[] | undefined {
  const [all, setAll] = useState<readonly Position[]>();
  useEffect(() => {
    let current = true;
    loadPositions().then(
      (found) => current && setAll(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return all;
}

const DAY = 86_400_000;
/** The day of the first position. */
const FIRST = Date.UTC(2026, 0, 1);

/** The position of a day, the same for everybody: days change at midnight UTC. */
export function ofDay(all: readonly Position[], now: number): Position | undefined {
  const day = Math.floor((now - FIRST) / DAY);
  return all[((day % all.length) + all.length) % all.length];
}

/** The position that an address names. */
export const named = (all: readonly Position[], id: string, now: number): Position | undefined =>
  id === 'today' ? ofDay(all, now) : all.find((position) => position.id === id);

export type Difficulty = 'easy' | 'medium' | 'hard';

/** By how many commanders find the answer. */
export function difficultyOf({ found: { recruit, officer, general } }: Position): Difficulty {
  const mean = (recruit + officer + general) / 3;
  return mean >= 60 ? 'easy' : mean >= 25 ? 'medium' : 'hard';
}

/** The table at which it is solved: officers lead the others. */
export function planOf({ id, kind, power, sketch, played }: Position): Plan {
  const powers = POWER_IDS.filter((each) => sketch.powers[each] !== undefined);
  return {
    players: powers.map((each) => ({
      power: each,
      name: POWER_NAMES[each].name,
      commander: each === power ? 'person' : 'officer',
    })),
    ...(sketch.options === undefined ? {} : { options: sketch.options }),
    position: sketch,
    ...(played === undefined
      ? {}
      : {
          played: played.map(({ seat, command }) => ({ seat, command: { ...command } as never })),
          until: ASKED[kind],
        }),
    puzzle: id,
  };
}

/** What became of each position in this browser: solved at the first try, later, or not yet. */
export type Done = 'first' | 'solved' | 'tried';

const KEY = 'marshall-positions';
const listeners = new Set<() => void>();
let known: Readonly<Record<string, Done>> | undefined;

function record(): Readonly<Record<string, Done>> {
  known ??= read();
  return known;
}

function read(): Readonly<Record<string, Done>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Done>) : {};
  } catch {
    return {};
  }
}

/** Notes an answer; what was solved stays solved. */
export function keepAnswer(id: string, right: boolean): void {
  const before = record()[id];
  const now: Done = right ? (before === undefined || before === 'first' ? 'first' : 'solved') : (before ?? 'tried');
  known = { ...record(), [id]: now };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing knows it until it is closed.
  }
  for (const listener of listeners) listener();
}

export const isSolved = (done: Done | undefined): boolean => done === 'first' || done === 'solved';

export const useDone = (): Readonly<Record<string, Done>> =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, record);
