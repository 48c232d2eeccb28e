export { faults } from './invariants.ts';
export { dice, OpeningTable, plainSetup, randomOpen, ScriptedDeck } from './opening.ts';
export { complete, pickOffer, randomCommand, randomSeat, type Taste } from './random.ts';
export { Player, type PowerSketch, type Sketch, scenario, Table } from './scenario.ts';
export { playSilently } from './silence.ts';
export { type GamePlan, MODEST, planSetup, playRandomGame, randomMove, type Watch } from './whole-game.ts';
