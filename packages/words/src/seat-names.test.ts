import type { Seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

test('a seat that leads nobody yet is called by its number', () => {
  const seat = 'seat-3' as Seat;
  const said = [en, de, es].map((language) => language.speaker().event({ type: 'passed', seat }));
  expect(said).toEqual(['Seat 3 passes.', 'Platz 3 passt.', 'Asiento 3 pasa.']);
});
