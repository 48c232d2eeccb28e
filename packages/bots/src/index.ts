export { momentOf, type Played, playGame, type Watch } from './arena/play.ts';
export { CHARACTERS, type Character, characterOf, steady, type Weights } from './characters.ts';
export { type Commander, fallback, type Moment, random } from './commander.ts';
export type { Decision, Mind } from './mind.ts';
export { caretaker, commanderOf, commanderWith, consider, mindOf, officers, recruits } from './officer.ts';
export { COMMANDERS, commanderNamed } from './roster.ts';
export { type Budget, type Clock, generalOf, generals, think } from './search/general.ts';
export { playOut, prospects } from './search/playout.ts';
