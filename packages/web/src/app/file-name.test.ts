import { seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

const seats = { usa: { power: 'usa' }, china: { power: 'china' }, europe: { power: 'europe' } };
const view = { seats, cycle: 4 } as unknown as Parameters<typeof fileName>[0]['view'];
const player = (person: boolean) => ({ name: '', person });
const players = { [seat('usa')]: player(true), [seat('china')]: player(false), [seat('europe')]: player(false) };

test('a saved file is named after its game, whatever it is called, and how far it has come', () => {
  expect(fileName({ players, view }, 'Friday night')).toBe('marshall-friday-night-cycle-4.json');
  expect(fileName({ players, view }, ' ../Größe: „Öl“ & 戦争 ', 'record')).toBe(
    'marshall-größe-öl-戦争-cycle-4-record.json',
  );
  expect(fileName({ players, view }, 'x'.repeat(200))).toHaveLength('marshall--cycle-4.json'.length + 60);
});

test('a game without a title is named after the powers that people lead', () => {
  expect(fileName({ players, view })).toBe('marshall-usa-cycle-4.json');
  expect(fileName({ players: { ...players, [seat('europe')]: player(true) }, view }, '…')).toBe(
    'marshall-usa-europe-cycle-4.json',
  );
  expect(fileName({ players: {}, view })).toBe('marshall-game-cycle-4.json');
});
