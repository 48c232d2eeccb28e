// What people fill in is called as they know it, and fields that only programs send keep their names.
import type { Fault } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const told = (fault: Fault) => [en, de, es].map((language) => language.speaker().server('malformed:shape', { fault }));

test('a name, a login and an address are called so', () => {
  expect(told({ fault: 'least', at: 'name', of: 'characters', limit: 1 })).toEqual([
    'Your name must not be empty.',
    'Dein Name darf nicht leer sein.',
    'Tu nombre no puede estar vacío.',
  ]);
  expect(told({ fault: 'own', at: 'login', message: 'login' })[1]).toMatch(/^Dein Anmeldename: /);
  expect(told({ fault: 'bad-value', at: 'address' })[0]).toBe('That isn’t a valid address. Check it and try again.');
});

test('a field of a program keeps its name, whatever begins the sentence', () => {
  expect(told({ fault: 'kind', at: 'forGood', kind: 'yes-or-no' })).toEqual([
    '“forGood” must be true or false.',
    '„forGood“ muss true oder false sein.',
    '«forGood» debe ser true o false.',
  ]);
  expect(told({ fault: 'missing', at: '' })[0]).toBe('The message is missing.');
});
