// What is sent: the table, the power, what waits and until when, in the reader's language and time. Nothing else of a game is in it.
import { type Power, seat as seatIdOf } from '@marshall/rules';
import { type Language, type ServerRemarks, type Speaker, seatsOf } from '@marshall/words';
import { type Languages, PLAIN } from '../http/language.ts';
import type { Game } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import type { NoticeKind, NoticeSettings } from './settings.ts';
import type { Wish } from './wishes.ts';

/** Something to read, wherever it goes. */
export interface Letter {
  /** The same for everything that says the same: a receiver who gets it twice can tell. */
  readonly id: string;
  readonly kind: NoticeKind | 'test' | 'confirm';
  /** Says the rest of it in the reader's language. */
  readonly say: Speaker['server'];
  readonly title: string;
  readonly lines: readonly string[];
  /** Where it leads, from the root of the site, and what that is called. */
  readonly path: string;
  readonly open: string;
  readonly game?: string;
  readonly power?: string;
  readonly deadline?: number;
}

const TITLES = {
  move: 'notice:move',
  offer: 'notice:offer',
  message: 'notice:message',
  deadline: 'notice:deadline',
  ended: 'notice:ended',
} as const satisfies Record<NoticeKind, keyof ServerRemarks>;

/** A reader's language, where it is spoken here. */
export function languageFor({ language }: NoticeSettings, languages: Languages): Language {
  return Object.hasOwn(languages, language) ? (languages[language] ?? PLAIN) : PLAIN;
}

export function letterOf(id: string, wish: Wish, row: Game, language: Language, zone: string): Letter {
  const { title, powers } = readArrangement(row.meta);
  const power = powers?.[wish.seat] ?? powerIn(row, wish.seat);
  const seats = power === undefined ? {} : { [wish.seat]: { power } };
  const { server: say } = language.speaker(seatsOf({ seats }));
  const { kind, deadline } = wish;
  const timed = kind !== 'ended' && kind !== 'message' && deadline !== undefined;
  return {
    id,
    kind,
    say,
    title: say(TITLES[kind], { title }),
    lines: [
      ...(power === undefined ? [] : [say('notice:power', { seat: seatIdOf(wish.seat) })]),
      ...(timed ? [say('notice:until', { when: dateOf(deadline, language, zone) })] : []),
    ],
    path: `/t/${row.id}`,
    open: say('notice:open'),
    game: row.id,
    ...(power === undefined ? {} : { power }),
    ...(timed ? { deadline } : {}),
  };
}

export function testLetter(id: string, language: Language): Letter {
  const { server: say } = language.speaker();
  return {
    id,
    kind: 'test',
    say,
    title: say('notice:test'),
    lines: [say('notice:tested')],
    path: '/#lobby',
    open: 'Marshall',
  };
}

export function confirmLetter(id: string, language: Language, name: string, token: string): Letter {
  const { server: say } = language.speaker();
  return {
    id,
    kind: 'confirm',
    say,
    title: say('notice:confirm'),
    lines: [say('notice:confirming', { name: unlinked(name) })],
    path: `/#mail/${token}`,
    open: say('notice:confirm-link'),
  };
}

/** A name in which no mail program finds an address to go to: its reader may never have heard of this server. */
const unlinked = (name: string): string => name.replaceAll(/[.:/@\\]+(?=\S)/g, ' ');

/** The power of a seat in a game whose powers were rolled: what is asked says it. */
function powerIn({ seats }: Game, seat: string): Power | undefined {
  const asked = seats.find((row) => row.seat === seat)?.asked;
  if (asked === undefined || !asked.startsWith('{')) return undefined;
  const { powers } = JSON.parse(asked) as { powers?: Record<string, Power> };
  return powers?.[seat];
}

/** `Tue, Nov 17, 18:00 EST` */
function dateOf(at: number, { code }: Language, zone: string): string {
  return new Intl.DateTimeFormat(code === 'en' ? 'en-US' : code, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at);
}
