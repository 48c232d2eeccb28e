import { type GameTable, mixSeed, openStream, openTable, type Refusal, type Result, type Setup } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';

/** Lays a table as a sketch describes it, with dice of the given secret after those it scripts. */
export function layTable(sketch: Sketch, setup: Setup, secret: string): Result<GameTable> {
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
    return { ok: false, refusal: { ...CANNOT, sentence: `${CANNOT.sentence} ${String(error)}` } };
  }
}

const CANNOT: Refusal = {
  code: 'no-position',
  clause: 'B-FLOW-06',
  sentence: 'That position cannot be laid out; correct the file and open it again.',
};
