import { readFileSync } from 'node:fs';
import { judgeStandpoint } from '@marshall/bots';
import { quickStream } from '@marshall/rules';
import { expect, test } from 'vitest';
import { byNetwork, lossAt } from './judged.mjs';
import { Desk, layersIn, network, Trainer } from './net.mjs';
import { gamePlayed } from './play.mjs';
import { packed, positionsOf, unpacked } from './read.mjs';

const SIZES = { hidden: 5, sides: 3, mix: 4 };
const PASSES = 300;
const WEIGHTS = new URL('../../packages/bots/src/judgement/weights.ts', import.meta.url);

const played = unpacked(JSON.parse(JSON.stringify(packed(gamePlayed('net', 0)))));
const positions = positionsOf([played]);
const numbers = Array.from({ length: positions.count }, (_, p) => p);

test('the judgment and its training read the same chances from the same weights', () => {
  const judged = byNetwork(positions, layersIn(readFileSync(WEIGHTS, 'utf8')));
  for (const [p, { at }] of played.positions.entries()) {
    const living = [...judgeStandpoint(at)].filter(([seat]) => !at.players.get(seat).out);
    const found = judged(p);
    for (const [k, [, chance]] of living.entries()) expect(found[k]).toBeCloseTo(chance, 5);
  }
});

test('the way back follows the slope of the loss', () => {
  const layers = network(SIZES, 'slope');
  const desk = new Desk(layers);
  const { rows, rowAt, pairs, pairAt, number, won, wonAt } = positions;
  const p = numbers.find((each) => number[each] === 6);
  const from = { rows: rows.all, at: rowAt[p], pairs: pairs.all, pairAt: pairAt[p], number: number[p] };
  const sums = layers.map(({ weights, bias }) => ({
    weights: new Float32Array(weights.length),
    bias: new Float32Array(bias.length),
  }));
  const look = () => desk.look(from.rows, from.at, from.pairs, from.pairAt, from.number);
  look();
  desk.learn(from, won.all, wonAt[p], 1, sums);
  const chance = quickStream('which');
  const STEP = 1 / 4096;
  for (const [n, layer] of layers.entries())
    for (let tries = 0; tries < 12; tries++) {
      const key = tries < 2 ? 'bias' : 'weights';
      const i = chance.below(layer[key].length);
      const kept = layer[key][i];
      const [less, more] = [-STEP, STEP].map((by) => {
        layer[key][i] = kept + by;
        const loss = lossAt(positions, p, look());
        layer[key][i] = kept;
        return loss;
      });
      expect([layer.name, key, i, sums[n][key][i] - (more - less) / (2 * STEP)]).toEqual([
        layer.name,
        key,
        i,
        expect.closeTo(0, 2),
      ]);
    }
});

test('training lowers the loss, and the same seed gives the same weights', () => {
  const weight = numbers.map(() => 1);
  const [one, other] = ['order', 'order'].map((seed) => {
    const layers = network(SIZES, seed);
    const trainer = new Trainer(layers, positions, {
      order: numbers,
      weight,
      epochs: PASSES,
      rate: 0.01,
      decay: 0,
      seed,
    });
    const loss = (some) => {
      const judged = byNetwork(positions, some);
      return numbers.reduce((sum, p) => sum + lossAt(positions, p, judged(p)), 0) / positions.count;
    };
    const before = loss(layers);
    for (let i = 0; i < PASSES; i++) trainer.epoch();
    return { before, after: loss(layers), layers };
  });
  expect(one.after).toBeLessThan(0.8 * one.before);
  expect(other.layers.map(({ weights }) => [...weights])).toEqual(one.layers.map(({ weights }) => [...weights]));
});
