export { adviseOn, type Counsel, type Weighed } from './advice.ts';
export { CAUSE_FIGURES, type Cause, type CauseFigure } from './causes.ts';
