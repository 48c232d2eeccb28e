export { adviseOn, type Counsel, type Weighed } from './advice.ts';
export { CAUSE_FIGURES } from './causes.ts';
export { curveOf } from './curve.ts';
export { type Progress, reviewGame, WORST } from './review.ts';
export * from './told.ts';
