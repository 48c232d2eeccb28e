import { expect, test } from 'vitest';
import { titleOf } from '../talk/people.ts';
import { browserOf } from './Account.tsx';
import type { SeatInfo } from './api.ts';
import { sayTime } from './Clock.tsx';
import { addresseesOf, conversationOf } from './talk.ts';

const seat = (name: 'usa' | 'china' | 'europe', you = false): SeatInfo => ({
  seat: name,
  power: name,
  you,
  ready: true,
  waitedFor: false,
});
const SEATS = [seat('usa', true), seat('china'), seat('europe')];

test('a conversation is the same no matter who begins it, and is named after the others in it', () => {
  expect(conversationOf(['usa', 'china'])).toBe(conversationOf(['china', 'usa', 'china']));
  expect(titleOf('all', SEATS, 'usa')).toBe('Everyone');
  expect(titleOf('china+usa', SEATS, 'usa')).toBe('With China');
  expect(titleOf('china+usa', SEATS, 'china')).toBe('With the USA');
  expect(titleOf('china+europe+usa', SEATS, 'usa')).toBe('With China and Europe');
  const people = SEATS.map((each) => (each.seat === 'china' ? { ...each, player: 'Ann' } : each));
  expect(titleOf('china+usa', people, 'usa')).toBe('With Ann');
});

test('what is said goes to the others in a conversation, never to oneself', () => {
  expect(addresseesOf('all', 'usa')).toBe('all');
  expect(addresseesOf('china+europe+usa', 'usa')).toEqual(['china', 'europe']);
});

test('time is told as finely as it matters', () => {
  expect(sayTime(45)).toBe('0:45');
  expect(sayTime(187)).toBe('3:07');
  expect(sayTime(7500)).toBe('2 h 5 min');
  expect(sayTime(300_000)).toBe('3 days');
});

test('a session is known by its browser and system', () => {
  expect(browserOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36')).toBe(
    'Chrome, Linux',
  );
  expect(browserOf('Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari/537.36 Edg/147.0')).toBe('Edge, Windows');
  expect(browserOf('marshall-bot')).toBe('marshall-bot');
});
