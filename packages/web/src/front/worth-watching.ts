import type { TableInfo } from '../online/api.ts';

const SHOWN = 3;

/** The games that are most worth a look: people against people, far on, with many powers; one's own are elsewhere. */
export function worthWatching(games: readonly TableInfo[]): readonly TableInfo[] {
  return games
    .filter(({ status, seats }) => status === 'running' && !seats.some(({ you }) => you))
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, SHOWN);
}

function worthOf({ seats, cycle = 0, paused }: TableInfo): number {
  const people = seats.filter(({ player, leader }) => player !== undefined && leader !== 'caretaker').length;
  return people * 10 + seats.length * 2 + Math.min(cycle, 12) - (paused === undefined ? 0 : 20);
}
