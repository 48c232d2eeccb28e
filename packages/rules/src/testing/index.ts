export { faults } from './invariants.ts';
export { complete, randomCommand, randomSeat, type Taste } from './random.ts';
export { Player, type PowerSketch, type Sketch, scenario, Table } from './scenario.ts';
