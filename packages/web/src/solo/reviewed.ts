// A game that is over, looked at again by the commanders' judgement.
import { type CurvePoint, type GameRecord, type GameReview, reviewGame } from '@marshall/bots';
import { readGameFile, type Seat } from '@marshall/rules';
import { stateAt } from './review.ts';

/** A game out of its file; one that goes on is not looked at. */
export function recordIn(file: string): GameRecord | undefined {
  const read = readGameFile(file);
  if (!read.ok) return undefined;
  const { setup, entries } = read.value;
  return stateAt({ setup, entries }, entries.length).ended === undefined ? undefined : { setup, entries };
}

/** Progress is told in steps that a bar can show. */
const STEP = 0.005;

/** Reviews a game to its end, and says how far it is. */
export function reviewed(
  record: GameRecord,
  seat: Seat,
  say: (done: number, curve?: readonly CurvePoint[]) => void,
): GameReview {
  const run = reviewGame(record, seat);
  let told = -1;
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) return step.value;
    const { done, curve } = step.value;
    if (done - told < STEP) continue;
    if (told < 0) say(done, curve);
    else say(done);
    told = done;
  }
}
