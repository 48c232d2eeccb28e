import type { Seat } from '@marshall/rules';
import type { LogLine, TableState } from '../session/session.ts';
import type { Beat } from './beat.ts';
import { beatsOf, TO_ALL } from './beats.ts';
import { type Cue, createPlayer, type Player } from './player.ts';
import type { ReadMark } from './read-mark.ts';
import { sceneOf } from './scenes.ts';

/** A player, and what it can be asked to show. */
export interface Theatre {
  readonly player: Player;
  /** Shows lines of the log again. */
  readonly show: (lines: readonly LogLine[]) => void;
}

/** A theatre that follows a table. */
export interface LiveTheatre extends Theatre {
  /** The table has become another; what is new in its log is played. */
  readonly follow: (table: TableState) => void;
}

/** Plays what happens at a table; `mark` knows up to which line its reader has seen it before. */
export function openTheatre(mark: ReadMark, player: Player = createPlayer()): LiveTheatre {
  let last: TableState | undefined;
  const follow = (table: TableState): void => {
    // A table whose words are still on the way tells nothing of what was seen.
    if (last === undefined && table.log.length === 0 && (mark.read(table) ?? 0) > 0) return;
    const before = last;
    last = table;
    const newest = table.log.at(-1)?.n ?? 0;
    const known = before !== undefined && goesOn(before, table) ? before : undefined;
    // What came while nobody looked is played with the table as it stands; a reader who never looked here gets the last move.
    const seen = mark.read(table) ?? (table.since > 0 ? table.since : newest);
    if (known === undefined) player.clear();
    const from = known === undefined ? Math.max(seen, table.since) : (known.log.at(-1)?.n ?? 0);
    if (newest > from) {
      const lines = table.log.slice(table.log.findIndex(({ n }) => n > from));
      // What was taken back has not happened.
      if (lines.some(({ kind }) => kind === 'undone')) player.clear();
      else player.hear(cuesOf(lines, known ?? table, table, table.seat));
    }
    remember();
  };
  // What waits to be seen has not been seen, whatever becomes of the page.
  const remember = (): void => {
    const { cue, again } = player.state();
    if (last === undefined || again) return;
    mark.keep(last, cue === undefined ? (last.log.at(-1)?.n ?? 0) : cue.beat.first - 1);
  };
  player.subscribe(remember);
  return {
    player,
    follow,
    show: (lines) => {
      const table = last;
      if (table === undefined) return;
      const { view, seat } = table;
      const beats = beatsOf(lines, { view, seat });
      player.play(beats.map((beat) => ({ beat, before: table, after: table, told: table.log })));
    },
  };
}

/** The same eyes at the same table, with more in its log. */
const goesOn = (before: TableState, now: TableState): boolean =>
  before.id === now.id && before.seat === now.seat && now.log[before.log.length - 1]?.text === before.log.at(-1)?.text;

/** What is worth playing of some lines, as one seat reads them. */
export function cuesOf(
  lines: readonly LogLine[],
  before: TableState,
  after: TableState,
  seat: Seat | undefined,
): Cue[] {
  const { view } = after;
  const beats = beatsOf(lines, { view, seat }).flatMap((beat): Beat[] => {
    const scene = sceneOf(beat.kind);
    const own = typeof scene?.own === 'function' ? scene.own(beat) : scene?.own === true;
    if (beat.weight === 0 || (beat.mine && !own && !TO_ALL.has(beat.kind))) return [];
    return [{ ...beat, lasts: scene?.lasts?.(beat) ?? beat.lasts }];
  });
  // Between them the table is not known: it becomes the next with what the reader loses, else with the last of them.
  const lost = beats.findLastIndex((beat) => beat.lost !== undefined);
  const turns = lost < 0 ? beats.length - 1 : lost;
  return beats.map((beat, i) => ({
    beat,
    before: i <= turns ? before : after,
    after: i < turns ? before : after,
    told: after.log,
  }));
}
