// Stored games name their dice in English; the log says in Spanish what each is for.
import { expect, test } from 'vitest';
import { rolled } from './dice.ts';
import { spanish } from './phrases.ts';

const w = spanish(
  (seat) => ({ power: seat === 'ann' ? 'ussr' : undefined, name: seat }),
  () => '',
);

test.each([
  ['ann, stage 3 sequence', 'La Unión Soviética saca un 4 (orden de la fase 3).'],
  ['ann, Baltic Sea, attacker, die 2', 'La Unión Soviética saca un 4 (atacante en el mar Báltico, dado 2).'],
  ['ann, British Isles, Generalship', 'La Unión Soviética saca un 4 (dado de mando en las islas británicas).'],
  ['ann, deployment of navy technology, one die', 'La Unión Soviética saca un 4 (despliegue de tecnología de flota).'],
  ['ann, pirates of Red Sea, Baqa Oil', 'La Unión Soviética saca un 4 (piratas del mar Rojo, Baqa Oil).'],
  ['ann, minerals price, die 1', 'La Unión Soviética saca un 4 (precio de los minerales, dado 1).'],
  ['ann, L-star Clash with bob', 'La Unión Soviética saca un 4 (choque de L-stars con bob).'],
  ['ann, L-star at the nuke on Tibet', 'La Unión Soviética saca un 4 (L-star contra el misil al Tíbet).'],
  ['militia of Tibet', 'La milicia del Tíbet saca un 4.'],
])('a die called %s', (name, sentence) => {
  expect(capital(rolled(name, 4, w))).toBe(sentence);
});

test('what is not known of a die is left out', () => {
  expect(capital(rolled('ann, something new', 4, w))).toBe('La Unión Soviética saca un 4.');
  expect(rolled('something new', 4, w)).toBe('Un dado muestra un 4.');
});

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
