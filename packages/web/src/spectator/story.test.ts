import { describe, expect, it } from 'vitest';
import { decodeMessage } from './decode.ts';
import type { SpectatorView } from './feed.ts';
import { marksOf, piecesOf, zonesOf } from './on-map.ts';
import { hear } from './story.ts';

const view: SpectatorView = {
  cycle: 3,
  stage: 4,
  stageName: 'Attack',
  waitingFor: ['europe'],
  seats: [],
  market: { grain: { spot: 7, price: 100 }, oil: { spot: 14, price: 700 }, minerals: { spot: 11, price: 400 } },
  zones: { romania: { holder: 'ussr' }, egypt: {}, iraq: { holder: 'atlantis' } },
  pieces: [
    { zone: 'romania', power: 'ussr', kind: 'army', count: 3 },
    { zone: 'romania', power: 'ussr', kind: 'zeppelin', count: 3 },
  ],
  clouds: ['egypt'],
};
const line = (n: number) => ({ n, text: `line ${n}`, clause: 'B-ATK-01' });

describe('the story', () => {
  it('keeps lines newest first and each once', () => {
    const first = hear(undefined, { type: 'snapshot', view, log: [line(1), line(2)] });
    const second = hear(first, { type: 'update', view, log: [line(2), line(3), line(4)] });
    expect(second.log.map(({ n }) => n)).toEqual([4, 3, 2, 1]);
  });
  it('begins anew with a snapshot', () => {
    const first = hear(undefined, { type: 'snapshot', view, log: [line(7)] });
    expect(hear(first, { type: 'snapshot', view, log: [line(1)] }).log.map(({ n }) => n)).toEqual([1]);
  });
  it('remembers the market of the beginning of the cycle', () => {
    const first = hear(undefined, { type: 'snapshot', view, log: [] });
    const dearer = { ...view, market: { ...view.market, oil: { spot: 15, price: 800 } } };
    expect(hear(first, { type: 'update', view: dearer, log: [] }).opening.oil.price).toBe(700);
    expect(hear(first, { type: 'update', view: { ...dearer, cycle: 4 }, log: [] }).opening.oil.price).toBe(800);
  });
});

describe('messages', () => {
  it('are read', () => {
    const message = { type: 'update', view, log: [line(1)] };
    expect(decodeMessage(JSON.stringify(message))).toEqual(message);
  });
  it.each([
    '',
    '{',
    '[]',
    '{"type":"noise"}',
    JSON.stringify({ type: 'update', view: { ...view, seats: [{}] }, log: [] }),
  ])('that are none are passed over: %s', (text) => {
    expect(decodeMessage(text)).toBeUndefined();
  });
});

it('the map gets what it can draw', () => {
  expect(zonesOf(view)).toEqual({ romania: { holder: 'ussr' }, egypt: { scorched: true }, iraq: {} });
  expect(piecesOf(view)).toEqual([{ zone: 'romania', power: 'ussr', kind: 'army', count: 3 }]);
  expect(marksOf(view)).toEqual({ clouds: ['egypt'] });
});
