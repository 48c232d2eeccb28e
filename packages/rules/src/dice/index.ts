export { openStream } from './chacha.ts';
export { type Contribution, commit, LONGEST_CONTRIBUTION, mixSeed } from './commitment.ts';
export { DrawMismatch, type RecordedDraw, recordedStream } from './recorded.ts';
export { type ScriptedStream, scriptedStream } from './scripted.ts';
export { permutation, shuffled } from './shuffle.ts';
export type { Stream } from './stream.ts';
export { type QuickStream, quickStream } from './xoshiro.ts';
