import {
  eventsOf,
  evolve,
  fold,
  type Game,
  type GameFile,
  openTable,
  quickStream,
  redact,
  type Setup,
  type State,
  soundnessOf,
  type Viewer,
  verify,
  view,
  whyNoPosition,
} from '@marshall/rules';
import { sayEvent, sayQuestion, sayRemarks } from '@marshall/words';
import { UsageError } from '../command.ts';
import { inWords, language } from '../language.ts';
import { words } from '../words.ts';
import { describePosition } from './position.ts';
import { type Heard, reportLines, type Style } from './report.ts';

export interface Retold {
  readonly lines: readonly string[];
  /** The last position in words. */
  readonly position: string;
}

/** The log of a game up to so many commands as a viewer may know it; undefined if an event does not fit its position. */
export function retell(
  file: GameFile,
  commands: number,
  style: Style,
  viewerOf: (game: Game) => Viewer,
): Retold | undefined {
  const shown = { ...file, entries: file.entries.slice(0, commands + 1) };
  try {
    // Superpowers can be chosen on the way, so that only the end tells who sits where.
    const viewer = viewerOf(gameAround(file.setup, fold(file.setup, eventsOf(shown))));
    const { heard, game } = hear(shown, viewer);
    // Facts that are missing may be applied and only show in the position that they leave.
    if (whyNoPosition(game.state) !== undefined) return undefined;
    const { seats } = game.state;
    const lines = reportLines(heard, style, (seat) => inWords.name(seats[seat]?.power, seat));
    const asked = viewer === 'spectator' ? undefined : sayQuestion(language, game, viewer);
    return { lines, position: describePosition(view(game, viewer), asked) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // A log from outside may hold any facts; what cannot be applied or told is damage, not a bug.
    return undefined;
  }
}

/** Why what is told may not be what was played; undefined for a game that verifies. */
export function whyDoubted(file: GameFile): string | undefined {
  const { ok, findings, otherwise } = verify(file);
  const found = sayRemarks(language, findings);
  // What this referee judges otherwise, an earlier edition may have judged, or somebody may have written.
  if (ok) return otherwise.length === 0 ? undefined : words.games.doubt.inPart(found);
  if (file.secret !== undefined) return words.games.doubt.failed(found);
  const { why } = soundnessOf(file);
  return why === undefined ? words.games.doubt.noSecret : words.games.doubt.failed(sayRemarks(language, [why]));
}

/** The seat of that name, or the one that leads that superpower. */
export function viewerNamed(game: Game, name: string | undefined): Viewer {
  if (name === undefined || name === 'spectator') return 'spectator';
  const { order, seats } = game.state;
  const found = order.find((seat) => seat === name) ?? order.find((seat) => seats[seat]?.power === name);
  if (found !== undefined) return found;
  const names = order.map((seat) => {
    const power = seats[seat]?.power;
    return power === undefined || power === String(seat) ? seat : `${seat} (${power})`;
  });
  throw new UsageError(words.games.noSeat(name, names));
}

/** What a viewer hears of a game, event by event. */
function hear(file: GameFile, viewer: Viewer): { heard: Heard[]; game: Game } {
  let state = fold(file.setup, []);
  const heard: Heard[] = [];
  const passed: GameFile['entries'][number]['events'][number][] = [];
  for (const [command, entry] of file.entries.entries()) {
    for (const event of entry.events) {
      passed.push(event);
      if (event.type === 'undone') state = fold(file.setup, passed);
      else evolve(state, event);
      const seen = redact(event, viewer);
      const sentence = seen === undefined ? undefined : sayEvent(language, gameAround(file.setup, state), seen);
      if (sentence !== undefined) heard.push({ command, event, sentence, living: livingIn(state) });
    }
  }
  return { heard, game: gameAround(file.setup, state) };
}

const livingIn = ({ order, seats }: State) => order.filter((seat) => seats[seat]?.out === undefined);

/** A position as a game; nothing is ever drawn from it. */
function gameAround(setup: Setup, state: State): Game {
  return openTable(setup, state, quickStream('no draws'));
}
