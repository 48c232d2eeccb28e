// What tests need to know of the expansions, so that the testing room names none of them.
export { setDecisions } from './decisions.ts';
export { techSketch } from './high-tech/sketch.ts';
export { marineSketch } from './merchant-marine/sketch.ts';
