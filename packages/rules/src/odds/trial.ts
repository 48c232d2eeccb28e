// One way that chance can go: the real procedures at work, with dice that show written faces instead of drawn ones.
import type { Stream } from '../dice/index.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { sure } from '../sure.ts';
import type { Chance } from './chance.ts';

/** A die of a trial, and the words by which it belongs to a throw of several. */
interface Die {
  readonly name: string;
  readonly of: string | undefined;
  readonly face: number;
}

/**
 * How throws of several dice are gone through: by their sums, as every rule adds them up (B-ATK-34, B-ATK-36), one set of
 * faces standing for all with the same sum; or by every face of every die, which takes nothing for granted.
 */
export type Throws = 'by-sum' | 'by-face';

export class Trial extends Play {
  readonly #faces: readonly number[];
  readonly #throws: Throws;
  readonly #dice: Die[] = [];
  #thrownAgain = 0;

  /** Dice show the given faces; those after them show the first face they may. */
  constructor(game: Game, faces: readonly number[], throws: Throws = 'by-sum') {
    super(game);
    this.#faces = faces;
    this.#throws = throws;
  }

  /** Whether dice were thrown. */
  get threw(): boolean {
    return this.#dice.length > 0;
  }

  /** Whether a tie was thrown for again. */
  get tied(): boolean {
    return this.#thrownAgain > 0;
  }

  override roll(name: string): number {
    let face: number;
    if (this.#dice.some((die) => die.name === name)) {
      // A die of the same name again, without anything in between, breaks a tie; these faces end it at once.
      face = (this.#thrownAgain++ % 6) + 1;
    } else {
      const of = this.#throws === 'by-sum' ? /^(.*, die) \d+$/.exec(name)?.[1] : undefined;
      const before = this.#dice[this.#dice.length - 1];
      // For each sum one set of faces: ones, then one die of any face, then sixes.
      const least = before !== undefined && before.face > 1 && areOneThrow(before, of) ? 6 : 1;
      face = this.#faces[this.#dice.length] ?? least;
      this.#dice.push({ name, of, face });
    }
    this.emit({ type: 'rolled', draw: this.state.draws + 1, name, value: face, drawn: this.state.drawn });
    return face;
  }

  /** How likely these dice are, or others with the same sums. */
  chance(): Chance {
    let ways = 1n;
    for (let i = 0; i < this.#dice.length; ) {
      const first = sure(this.#dice[i]);
      let dice = 0;
      let sum = 0;
      for (let die: Die | undefined = first; die !== undefined && (dice === 0 || areOneThrow(first, die.of)); ) {
        dice++;
        sum += die.face;
        die = this.#dice[i + dice];
      }
      if (dice > 1) ways *= waysToThrow(dice, sum);
      i += dice;
    }
    return { ways, of: 6n ** BigInt(this.#dice.length) };
  }

  /** The faces to begin the next trial with; undefined after the last one. */
  next(): number[] | undefined {
    for (let i = this.#dice.length - 1; i >= 0; i--) {
      const die = this.#dice[i];
      if (die !== undefined && die.face < 6) return [...this.#dice.slice(0, i).map(({ face }) => face), die.face + 1];
    }
    return undefined;
  }
}

/** In how many ways so many dice come to a sum. */
export function waysToThrow(dice: number, sum: number): bigint {
  const row = THROWS[dice] ?? nextRow(dice);
  return row[sum] ?? 0n;
}

/** For each number of dice the ways to each sum, as far as they have been needed. */
const THROWS: (readonly bigint[])[] = [[1n]];

function nextRow(dice: number): readonly bigint[] {
  const row = Array.from({ length: 6 * dice + 1 }, (_, sum) => {
    let ways = 0n;
    for (let face = 1; face <= Math.min(6, sum); face++) ways += waysToThrow(dice - 1, sum - face);
    return ways;
  });
  THROWS[dice] = row;
  return row;
}

/** No drill looks at the order of the deck: a shuffle in one may give any. */
export const STILL: Stream = { position: 0, below: () => 0 };

function areOneThrow(die: Die, of: string | undefined): boolean {
  return of !== undefined && die.of === of;
}
