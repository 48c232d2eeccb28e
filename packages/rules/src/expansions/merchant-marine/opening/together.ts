// Steps of the opening that all players write down at once and show together (X-05, Q-M-04).
import type { Zone } from '../../../board/index.ts';
import type { QuestionKind, SealedAnswer } from '../../../game.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { Play } from '../../../referee/play.ts';
import { type SealedAs, sealedBy } from '../../../referee/sealed.ts';
import type { SparseCounts } from '../../../state/forces.ts';
import type { Seat } from '../../../state/seat.ts';

/** The frame of such a step. */
export interface Together {
  asked: boolean;
}

/** Units by zone. */
export type Wish = Partial<Record<Zone, SparseCounts>>;

/** Asks everybody once, then shows what was written. */
export function together<T extends QuestionKind & SealedAnswer['type']>(
  play: Play,
  { asked }: Readonly<Together>,
  kind: T,
  seats: readonly Seat[],
  show: (answers: ReadonlyMap<Seat, SealedAs<T>>) => void,
): void {
  if (!asked && seats.length > 0) {
    play.emit({ type: 'stepped', procedure: topOf(play), patch: { asked: true } });
    play.ask(kind, seats);
    return;
  }
  const answers = new Map<Seat, SealedAs<T>>();
  for (const seat of asked ? play.living() : []) {
    const answer = sealedBy(play, seat, kind);
    if (answer !== undefined) answers.set(seat, answer);
  }
  show(answers);
  play.end();
}

/** Seals an answer of such a step. */
export function seal(clause: Clause) {
  return (play: Play, seat: Seat, answer: SealedAnswer): undefined => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer } }, clauses: [clause] });
  };
}

/** Adds so many units of one kind in each zone to a wish. */
export function addTo(wish: Wish, kind: keyof SparseCounts, numbers: Readonly<Partial<Record<Zone, number>>>): void {
  // The keys of such a record are zones by its type; Object.entries forgets that.
  for (const [zone, number] of Object.entries(numbers) as [Zone, number][])
    if (number > 0) wish[zone] = { ...wish[zone], [kind]: (wish[zone]?.[kind] ?? 0) + number };
}

/** So many at most in each of these zones. */
function topOf(play: Play) {
  const frame = play.state.agenda[play.state.agenda.length - 1];
  if (frame === undefined) throw new Error('no step of the opening is under way');
  return frame.procedure;
}
