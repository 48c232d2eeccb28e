// The small change of German texts: capitals, numbers and lists.

import { numbers } from '../../numbers.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

const NUMBER = numbers('de-DE');

export const number = (value: number): string => NUMBER.format(value);

/** `1 Karte`, `3 Karten` */
export const count = (many: number, one: string, other: string): string =>
  `${number(many)} ${many === 1 ? one : other}`;

/** `a`, `a und b`, `a, b und c` */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
