import { words } from '../words.ts';

/** Where the pips of each face stand, on a grid of three by three. */
const FACES: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export interface NamedDie {
  /** What it is rolled for. */
  readonly name: string;
  /** Not there while it has not been rolled. */
  readonly face?: number;
}

/** Dice as they were drawn, landing one after the other; those to come are empty. */
export const Dice = ({ dice }: { readonly dice: readonly NamedDie[] }) => (
  <span className="die-row">
    {dice.map(({ name, face }, i) => (
      // Dice of one throw are told apart by their place alone.
      <span key={`${i} ${face ?? ''}`.toString()} className="die-cell">
        <Die {...(face === undefined ? {} : { face })} order={i} />
        <small>{name}</small>
      </span>
    ))}
  </span>
);

export const Die = ({ face, order = 0 }: { readonly face?: number; readonly order?: number }) => (
  <svg
    className={face === undefined ? 'die waits' : 'die'}
    viewBox="0 0 36 36"
    role="img"
    aria-label={face === undefined ? words.moment.battle.rollsNext : String(face)}
    style={{ '--order': order }}
  >
    {(FACES[face ?? 0] ?? []).map((at) => (
      <circle key={at} cx={9 + (at % 3) * 9} cy={9 + Math.floor(at / 3) * 9} r="3" />
    ))}
  </svg>
);
