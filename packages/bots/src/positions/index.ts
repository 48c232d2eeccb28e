export { answersTo, isAnswer } from './answers.ts';
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
export { type Danger, dangerTo, stakeIn, strongestRival, worthOf } from './worth.ts';
