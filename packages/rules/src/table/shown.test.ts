// What shows something that not everybody knew is not taken back; the events themselves say so.
import { expect, test } from 'vitest';
import { superpowerCompanies } from '../board/index.ts';
import type { GameEvent } from '../game.ts';
import { definitionOf } from '../referee/play.ts';
import { seat } from '../state/seat.ts';

/** Whether an event of a type with these facts shows something; the facts left out are not looked at. */
function shows(type: GameEvent['type'], facts: object = {}): boolean {
  const event = { type, ...facts } as unknown as GameEvent;
  return definitionOf(event).shows?.(event) === true;
}

test('technology that is shown and goods that are paid for tell what was hidden', () => {
  const always = ['technology-shown', 'technology-disclosed', 'tech-cards-captured', 'goods-carried'] as const;
  for (const type of always) expect([type, shows(type)]).toEqual([type, true]);
});

test('what fails because cash is missing says so, and what was refused does not', () => {
  expect([shows('carriage-refused', { failed: true }), shows('carriage-refused', { failed: false })]).toEqual([
    true,
    false,
  ]);
  expect([shows('auction-failed', { bidder: seat('usa') }), shows('auction-failed', { bidder: undefined })]).toEqual([
    true,
    false,
  ]);
});

test('cards of a power tell what others hold only if some are missing', () => {
  const cards = superpowerCompanies('usa');
  expect(shows('power-taken', { power: 'usa', cards })).toBe(false);
  expect(shows('power-taken', { power: 'usa', cards: cards.slice(1) })).toBe(true);
});
