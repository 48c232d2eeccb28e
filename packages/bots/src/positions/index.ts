export { answersTo, isAnswer, isCompared } from './answers.ts';
export { lay, sketchOf } from './lay.ts';
export { clearAnswer, type Found, ideaOf, mine, ratingOf } from './mine.ts';
export {
  ASKED,
  FINDERS,
  type Finder,
  isRight,
  MARGINS,
  POSITION_KINDS,
  type Position,
  type PositionKind,
} from './position.ts';
export { solve, type Verdict } from './solve.ts';
export { stakeIn } from './stakes.ts';
export { type Danger, dangerTo, strongestRival, worthOf } from './worth.ts';
