import {
  fallbackFor,
  type GameTable,
  mixSeed,
  openStream,
  openTable,
  parseCommand,
  type Setup,
  seat as seatId,
  take,
} from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { type ToldRefusal, told } from '@marshall/words';
import { language } from '../language.ts';
import { soloWords } from '../words.ts';
import type { Plan } from './messages.ts';

/** What was made, or why not. */
export type Laid<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: ToldRefusal };

/** Lays a table as a sketch describes it, with dice of the given secret after those it scripts. */
export function layTable(sketch: Sketch, setup: Setup, secret: string): Laid<GameTable> {
  try {
    const laid = scenario(sketch).game;
    const dice = openStream(mixSeed(secret, setup.contributions));
    // Some may have fallen on the way to the first question.
    const script = (sketch.dice ?? []).slice(laid.stream.position).map((die) => die - 1);
    const stream = {
      get position() {
        return dice.position;
      },
      below: (n: number) => (script[0] !== undefined && script[0] < n ? (script.shift() ?? 0) : dice.below(n)),
    };
    const game = openTable({ ...setup, options: laid.setup.options }, laid.state, stream);
    return {
      ok: true,
      value: { game, entries: [{ seat: undefined, command: undefined, events: [] }], undoable: undefined },
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, refusal: { ...CANNOT, sentence: `${CANNOT.sentence} ${why}` } };
  }
}

/** Brings a game to a later question: by what was commanded, then by silence. */
export function playOn(
  table: GameTable,
  { played = [], until }: Pick<Plan, 'played' | 'until'>,
): ToldRefusal | undefined {
  for (const { seat, command } of played) {
    const parsed = parseCommand(command);
    const taken = parsed.ok ? take(table, seatId(seat), parsed.value) : parsed;
    if (!taken.ok) return told(language, taken.refusal, table.game.state);
  }
  for (let answers = 0; until !== undefined && table.game.state.question?.kind !== until; answers++) {
    const [seat] = table.game.state.question?.waiting ?? [];
    const answer = seat === undefined ? undefined : fallbackFor(table.game, seat);
    if (seat === undefined || answer === undefined || answers > MOST_ANSWERS || !take(table, seat, answer).ok)
      return { ...CANNOT, sentence: `${CANNOT.sentence} ${soloWords.nobodyAsked(until)}` };
  }
  return undefined;
}

/** More silence than any opening takes. */
const MOST_ANSWERS = 200;

const CANNOT: ToldRefusal = {
  code: 'no-position',
  clause: 'B-FLOW-06',
  sentence: soloWords.noPosition,
};
