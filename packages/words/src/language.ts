// A language: its phrases and its texts put together, ready to speak for the seats of one table.
import type {
  Cause,
  Fault,
  GameEvent,
  GameOptions,
  Power,
  Remark,
  Resource,
  Seat,
  Stage,
  UnitKind,
  Zone,
} from '@marshall/rules';
import type { tempers } from './en/tempers.ts';
import { type Reason, type ReasonTexts, sayReason } from './reasons.ts';
import type { Report } from './report.ts';
import type { Rooms, Texts } from './rooms.ts';
import type { ServerMessages, ServerSaid } from './server.ts';

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** What is known of the one at a seat: the power it leads, and a name. */
export type Who = (seat: Seat) => { readonly power?: Power | undefined; readonly name?: string | undefined };

/** Says in one language what the referee states as facts, for the seats of one table. */
export interface Speaker {
  /** The log's sentence for an event; undefined for what players need not read. */
  event(event: GameEvent): string | undefined;
  refusal(refusal: Cause): string;
  question(asked: Questioned): string;
  remark(remark: Remarked): string;
  /** An open offer, as one of the two it is between reads it, or anybody else. */
  offer(offer: Offered, reader: Seat | undefined): string;
  /** Why a commander would make a move, said to the player in whose place it thinks. */
  reason(reason: Reason): string;
  /** So many of a thing that may change hands, by its name in an offer. */
  thing(good: string, number: number): string;
  /** What the server tells. */
  server(...said: ServerSaid): string;
  /** The same, where the message was carried or kept. */
  served(said: Remarked): string;
}

/** An offer, as it is kept and told. */
export type Offered = Extract<GameEvent, { type: 'offer-made' }>['offer'];

/** A remark, or one that was kept: of a message that is no more known, only its name can be said. */
export interface Remarked {
  readonly message: string;
  readonly figures?: Readonly<Record<string, unknown>> | undefined;
}

/** A question, or one that was kept. */
export interface Questioned {
  readonly kind: string;
  readonly facts?: unknown;
}

export interface Language {
  readonly code: LanguageCode;
  /** Speaks of seats by what is known of them; without anything, by their ids. */
  speaker(who?: Who): Speaker;
  /** What an option of a game does. */
  option(id: keyof GameOptions | 'players'): string;
  /** What is wrong with data from outside, without a full stop; `whole` is how that data is called. */
  fault(fault: Fault, whole: string): string;
  /** What a stage is called. */
  stage(stage: Stage): string;
  /** What each computer commander is like, by its character, in one sentence. */
  readonly tempers: Tempers;
  /** Events that belong together, in one sentence. */
  readonly report: Report;
  readonly names: Names;
}

export type Tempers = Readonly<Record<keyof typeof tempers, string>>;

/** How the things of the board are called, apart from any sentence. */
export interface Names {
  /** A zone on a label: `Baltic Sea`. */
  zone(zone: Zone): string;
  /** A zone within a sentence: `the Baltic Sea`. */
  zoneInText(zone: Zone): string;
  /** `1 army`, `3 armies` */
  units(number: number, kind: UnitKind): string;
  /** `army`; `armies` */
  unit(kind: UnitKind): string;
  unitsOf(kind: UnitKind): string;
  /** `3 grain`, `1 mineral` */
  goods(number: number, resource: Resource): string;
  /** A thing that may change hands, on a label and without a number: `Oil`, `The British Isles with everything there`. */
  thing(good: string): string;
}

/** How a language speaks of offers, with its phrases. */
export interface Deals<P> {
  readonly offer: (offer: Offered, reader: Seat | undefined, w: P) => string;
  readonly thing: (good: string, number: number, w: P) => string;
}

/** What a language says beside the rooms. */
export type OtherTexts = Pick<Language, 'fault' | 'names' | 'option' | 'report' | 'stage' | 'tempers'>;

const NOBODY: Who = () => ({});

/** Puts a language together. */
export function language<P>(
  code: LanguageCode,
  phrases: (who: Who, said: (cause: Cause | Remark) => string) => P,
  rooms: Rooms<P>,
  server: Texts<ServerMessages, P>,
  texts: OtherTexts,
  deals: Deals<P>,
  reasons: ReasonTexts<P>,
): Language {
  /** Of refusals and remarks, which have no message in common. */
  const refusals: Record<string, unknown> = {};
  const questions: Record<string, unknown> = {};
  const events: Record<string, unknown> = {};
  const serverTexts: Readonly<Record<string, unknown>> = server;
  for (const room of Object.values(rooms)) {
    Object.assign(refusals, room.refusals, 'remarks' in room ? room.remarks : {});
    Object.assign(questions, room.questions);
    Object.assign(events, room.events);
  }
  return {
    ...texts,
    code,
    speaker: once((who) => {
      // Which facts a text takes, the types of the rooms have settled.
      const say = (text: unknown, facts: unknown): string | undefined => finished(made(text, facts));
      const made = (text: unknown, facts: unknown): string | undefined =>
        typeof text === 'function' ? text(facts, w) : typeof text === 'string' ? text : undefined;
      const refusal = (cause: Cause | Remarked): string =>
        say(refusals[cause.message], cause.figures ?? {}) ?? cause.message;
      // A name stands within the sentences of others.
      const served = (message: string, figures: unknown): string =>
        (message.startsWith('name:') ? made : say)(serverTexts[message], figures ?? {}) ?? message;
      const w = phrases(who, refusal);
      return {
        event: (event) => say(events[event.type], event),
        refusal,
        remark: refusal,
        server: (...[message, figures]) => served(message, figures),
        served: ({ message, figures }) => served(message, figures),
        question: ({ kind, facts }) => say(questions[kind], facts ?? {}) ?? kind,
        offer: (offer, reader) => finished(deals.offer(offer, reader, w)) ?? '',
        reason: (reason) => sayReason(reasons, reason, w),
        thing: (good, number) => deals.thing(good, number, w),
      };
    }),
  };
}

/** The speaker who knows nobody is made once. */
function once(make: (who: Who) => Speaker): Language['speaker'] {
  let stranger: Speaker | undefined;
  return (who) => {
    if (who !== undefined) return make(who);
    stranger ??= make(NOBODY);
    return stranger;
  };
}

/** A sentence begins with a capital, and a name that ends with a full stop does not double the one at its end. */
function finished(sentence: string | undefined): string | undefined {
  if (sentence === undefined || sentence === '') return undefined;
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1).replace(/(?<!\.)\.\.(?!\.)/g, '.');
}
