// An oracle: it reads the events of a game one by one, says from the ledgers what each must be and change, and fails on any difference.
import type { GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { evolve } from '../referee/play.ts';
import type { State } from '../state/state.ts';
import { battleJudges } from './battle.ts';
import { buildJudges } from './build.ts';
import { type Case, freshBattle, freshMemory, type Judge, type Judges } from './case.ts';
import { Change, sumUp } from './change.ts';
import { chartJudges } from './chart.ts';
import { endingJudges } from './endings.ts';
import { fleetJudges } from './fleets.ts';
import { lossJudges } from './losses.ts';
import { marketJudges } from './market.ts';
import { moveJudges } from './moves.ts';
import { openingJudges } from './opening.ts';
import { payJudges } from './pay.ts';
import { placementJudges } from './placement.ts';
import { battlesIn } from './position.ts';
import { strikeJudges } from './strikes.ts';
import { technologyJudges } from './technology.ts';
import { tradeJudges } from './trade.ts';

const JUDGES: Judges = {
  ...battleJudges,
  ...buildJudges,
  ...chartJudges,
  ...endingJudges,
  ...fleetJudges,
  ...lossJudges,
  ...marketJudges,
  ...moveJudges,
  ...openingJudges,
  ...payJudges,
  ...placementJudges,
  ...strikeJudges,
  ...technologyJudges,
  ...tradeJudges,
};

/** The flow of play: these change no figure by their nature, and there are very many of them. */
const FLOW: ReadonlySet<string> = new Set(['asked', 'begun', 'finished', 'passed', 'rolled', 'sealed', 'stepped']);

export class Oracle {
  readonly #options: GameOptions;
  readonly #tally: Map<string, number>;
  readonly #name: string;
  readonly #memory = freshMemory();

  /** The tally counts what was judged, by kind; several games may share one. */
  constructor(name: string, options: GameOptions, tally: Map<string, number>) {
    this.#name = name;
    this.#options = options;
    this.#tally = tally;
  }

  /** Judges the events of one command, which began in the given state; the state is folded along. */
  judge(state: State, events: readonly GameEvent[]): void {
    for (const event of events) this.#judgeOne(state, event);
  }

  #judgeOne(state: State, event: GameEvent): void {
    const memory = this.#memory;
    if (FLOW.has(event.type)) {
      if (event.type === 'rolled') memory.dice.push(event.value);
      evolve(state, event);
      while (memory.battles.length > battlesIn(state)) memory.battles.pop();
      while (memory.battles.length < battlesIn(state)) memory.battles.push(freshBattle());
      return;
    }
    const told = JSON.stringify(event);
    const wrong: string[] = [];
    const at: Case = {
      position: state,
      options: this.#options,
      memory,
      same: (what, got, expected) => {
        const [a, b] = [text(got), text(expected)];
        if (a !== b) wrong.push(`${what}: expected ${b}, got ${a}`);
      },
      holds: (what, so) => {
        if (!so) wrong.push(`does not hold: ${what}`);
      },
      count: (kind) => {
        this.#tally.set(kind, (this.#tally.get(kind) ?? 0) + 1);
      },
    };
    // JUDGES has for each type a judge of that type; TypeScript cannot pair the two.
    const judge = JUDGES[event.type] as Judge<GameEvent> | undefined;
    const before = sumUp(state);
    const change = judge === undefined ? new Change() : judge(at, event);
    memory.dice = [];
    evolve(state, event);
    wrong.push(...change.differences(before, sumUp(state)));
    if (wrong.length > 0) throw new Error(`${this.#name}: ${wrong.join('; ')}\n${told}`);
  }
}

/** The same text for the same value, whatever the order of its fields. */
function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${key}: ${text(item)}`);
  return `{${entries.join(', ')}}`;
}
