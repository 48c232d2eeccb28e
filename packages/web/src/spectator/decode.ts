import { type FeedMessage, type LogLine, RESOURCES, type SpectatorView } from './feed.ts';

/** Reads a message of the feed; undefined when it is none, so that a newer server never breaks the page. */
export function decodeMessage(text: string): FeedMessage | undefined {
  const value = parse(text);
  if (!isRecord(value) || (value.type !== 'snapshot' && value.type !== 'update')) return undefined;
  const { type, view, log } = value;
  return isView(view) && isList(log, isLogLine) ? { type, view, log } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Check<T> = (value: unknown) => value is T;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = <T>(value: unknown, check: Check<T>): value is readonly T[] =>
  Array.isArray(value) && value.every((entry) => check(entry));
const maybe = (value: unknown, check: (value: unknown) => boolean): boolean => value === undefined || check(value);
const has = (value: Readonly<Record<string, unknown>>, keys: readonly string[], check: Check<unknown>): boolean =>
  keys.every((key) => check(value[key]));

const SEAT_NUMBERS = 'loans armies navies companies territories grain oil minerals nukes lStars'.split(' ');

const isSeat = (value: unknown): value is SpectatorView['seats'][number] =>
  isRecord(value) &&
  has(value, ['power', 'name'], isText) &&
  has(value, SEAT_NUMBERS, isNumber) &&
  typeof value.out === 'boolean' &&
  maybe(value.cubes, isNumber);

const isPiece = (value: unknown): value is SpectatorView['pieces'][number] =>
  isRecord(value) &&
  has(value, ['zone', 'power', 'kind'], isText) &&
  isNumber(value.count) &&
  maybe(value.aboard, isNumber);

const isMeter = (value: unknown): value is SpectatorView['market']['oil'] =>
  isRecord(value) && has(value, ['spot', 'price'], isNumber);

const isZone = (value: unknown): value is SpectatorView['zones'][string] =>
  isRecord(value) && maybe(value.holder, isText) && maybe(value.scorched, (flag) => typeof flag === 'boolean');

const isEnding = (value: unknown): boolean => isRecord(value) && isText(value.how) && isList(value.winners, isText);

const isLogLine = (value: unknown): value is LogLine =>
  isRecord(value) && isNumber(value.n) && has(value, ['text', 'clause'], isText) && maybe(value.actor, isText);

const isView = (value: unknown): value is SpectatorView =>
  isRecord(value) &&
  has(value, ['cycle', 'stage'], isNumber) &&
  isText(value.stageName) &&
  isList(value.waitingFor, isText) &&
  maybe(value.asked, isText) &&
  isList(value.seats, isSeat) &&
  isRecord(value.market) &&
  has(value.market, RESOURCES, isMeter) &&
  isRecord(value.zones) &&
  Object.values(value.zones).every(isZone) &&
  isList(value.pieces, isPiece) &&
  isList(value.clouds, isText) &&
  maybe(value.ended, isEnding);
