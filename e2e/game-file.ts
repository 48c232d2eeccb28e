import {
  type Command,
  commit,
  DEFAULT_OPTIONS,
  EDITION,
  FILE_VERSION,
  fallbackFor,
  mixSeed,
  openStream,
  type Power,
  type Setup,
  seat,
  startTable,
  take,
} from '@marshall/rules';

/** Every setup needs a secret of the dice; anybody who plays on from the file has their own. */
const SECRET = '11'.repeat(32);

/** What somebody answers who is not silent. */
export type Script = (power: Power, kind: string, stage: number | undefined) => Command | undefined;

/**
 * A game of two powers up to the bids for a stage of a cycle: a file to play on from. Whatever the script does not
 * answer is answered as if by silence.
 */
export function gameFile(
  powers: readonly [Power, Power],
  until: { readonly cycle: number; readonly stage: number },
  script: Script,
): string {
  const setup: Setup = {
    edition: EDITION,
    seats: powers.map((power) => seat(power)),
    powers: Object.fromEntries(powers.map((power) => [power, power])),
    options: DEFAULT_OPTIONS,
    commitment: commit(SECRET),
    contributions: powers.map((power) => ({ seat: power, text: power })),
  };
  const started = startTable(setup, openStream(mixSeed(SECRET, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  for (;;) {
    const { question, stage, cycle } = table.game.state;
    const [who] = question?.waiting ?? [];
    const power = powers.find((each) => each === who);
    if (question === undefined || who === undefined || power === undefined) throw new Error('nobody is asked any more');
    if (question.kind === 'bid' && stage === until.stage && cycle === until.cycle) break;
    const answers = [script(power, question.kind, stage), fallbackFor(table.game, who)];
    // A script may ask for more than there is left; then silence goes on.
    if (!answers.some((command) => command !== undefined && take(table, who, command, question.id).ok))
      throw new Error(`${who} has no answer to ${question.kind}`);
  }
  return JSON.stringify({ marshall: FILE_VERSION, setup, entries: table.entries, secret: SECRET });
}
