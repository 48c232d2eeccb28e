/** Where the pips of each face stand, on a grid of three by three. */
const FACES: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface DiceProps {
  readonly dice: readonly number[];
  /** Dice that have not been rolled. */
  readonly waiting?: number;
}

/** Dice as they were drawn. */
export const Dice = ({ dice, waiting = 0 }: DiceProps) => (
  <span className="die-row" role="img" aria-label={dice.join(', ')}>
    {dice.map((face, i) => (
      <Die key={`${i} ${face}`.toString()} face={face} order={i} />
    ))}
    {Array.from({ length: waiting }, (_, i) => `wait ${i}`).map((key) => (
      <svg key={key} className="die waits" viewBox="0 0 36 36" aria-hidden="true" />
    ))}
  </span>
);

const Die = ({ face, order }: { readonly face: number; readonly order: number }) => (
  <svg className="die" viewBox="0 0 36 36" aria-hidden="true" style={{ '--order': order }}>
    {(FACES[face] ?? []).map((at) => (
      <circle key={at} cx={9 + (at % 3) * 9} cy={9 + Math.floor(at / 3) * 9} r="3" />
    ))}
  </svg>
);
