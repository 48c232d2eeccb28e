export { marineSketch, setDecisions, techSketch } from '../expansions/testing.ts';
export { faults, imbalances } from '../table/invariants.ts';
export { bent } from './bent.ts';
export { type Character, characterMove } from './characters.ts';
export { damagedFile } from './damage.ts';
export { freeze } from './freeze.ts';
export { junk, junkCommand, mutated } from './mutations.ts';
export { faultOf, OBSTACLES, type Obstacle, refusalIn } from './obstacles/index.ts';
export { contains, whyNotOffered } from './offered.ts';
export { dice, OpeningTable, plainSetup, randomOpen, ScriptedDeck } from './opening.ts';
export { NOBODY_ELSE, type Page, toldOf } from './pages.ts';
export { type Step, WARLIKE, type Walk, walk } from './positions.ts';
export { complete, pickOffer, randomCommand, randomSeat, type Taste, type Wish } from './random.ts';
export { RECORDED } from './record.ts';
export { Player, type PowerSketch, type Sketch, scenario, Table } from './scenario.ts';
export { SETS, type Sets } from './sets.ts';
export {
  describeForShelf,
  makeForShelf,
  readForShelf,
  SHELF,
  type ShelfEntry,
  type ShelfPlan,
  WAYS,
  type Way,
  wayOf,
} from './shelf.ts';
export { playSilently } from './silence.ts';
export type { Chapter, Tale } from './telling.ts';
export { commandFields, eventTypes, questionKinds } from './vocabulary.ts';
export { randomWar } from './war.ts';
export { type GamePlan, MODEST, planSetup, playRandomGame, randomMove, type Watch } from './whole-game.ts';
