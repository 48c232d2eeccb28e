// What was arranged for a game before and around its play: the store keeps it as text beside the log.
import { type Edition, isEdition, isPower, LEADERS, type Power } from '@marshall/rules';
import { z } from 'zod';
import { habitsShape } from '../clock/habits.ts';
import { restedShape } from '../clock/rested.ts';
import { keptVerdict } from '../files/verdict.ts';
import { readOnce } from './kept-readings.ts';

const power = z.custom<Power>((value) => typeof value === 'string' && isPower(value));

const edition = z.custom<Edition>(isEdition);

export const CLOCK_KINDS = ['question', 'stage', 'bank'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** The meta of a game. The secret of its dice and the invitations stay on the server. */
export const arrangementSchema = z.object({
  title: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  powers: z.record(z.string(), power).optional(),
  /** The host's secret, and its hash that everybody sees before they contribute (law 3). */
  secret: z.string(),
  commitment: z.string(),
  /** Hides how many messages others exchange: see live/conversations.ts. */
  messageKey: z.string(),
  /** The holder of one may take that seat. */
  invitations: z.record(z.string(), z.string()),
  /** Its holder may take any free seat; older tables have none. */
  invitation: z.string().optional(),
  /** By seats: for whose account it is kept free. */
  reserved: z.record(z.string(), z.string()).optional(),
  /** Exchanges of seats that are asked for: who asks, who sat there then, and who agrees (lobby/swaps.ts). */
  swaps: z
    .array(
      z.object({
        seats: z.tuple([z.string(), z.string()]),
        by: z.string(),
        holders: z.array(z.string()),
        agreed: z.array(z.string()),
      }),
    )
    .optional(),
  /** The table at which the same people play again. */
  rematch: z.string().optional(),
  spectators: z.boolean(),
  /** Seconds by which spectators hear everything later. */
  delay: z.number(),
  /** Seconds after which a question is answered by its default, or for a stage, or in a bank; none if absent. */
  clock: z.number().optional(),
  /** What the clock is for; a question unless said (clock/game-clock.ts). */
  clockKind: z.enum(CLOCK_KINDS).optional(),
  /** Seconds that each answer brings into the bank. */
  increment: z.number().optional(),
  /** By accounts: when the people of this table do not play. */
  habits: z.record(z.string(), habitsShape).optional(),
  /** By seats: when their time stood still until the habits that count now (clock/rested.ts). */
  rested: z.record(z.string(), restedShape).optional(),
  /** When the game was, or is, paused. */
  pauses: z.array(z.object({ from: z.number(), until: z.number() })).optional(),
  /** What was voted to add to the time of the question, or the stage, that was open then. */
  extra: z.array(z.object({ at: z.number(), millis: z.number() })).optional(),
  /** By what is voted on: the accounts that agree (people/ballots.ts). */
  ballots: z.record(z.string(), z.array(z.string())).optional(),
  /** By seats: who is to lead it in its player's place, or does (people/substitutes.ts). */
  standIns: z
    .record(
      z.string(),
      z.object({
        /** Whose seat it is, unless a computer's. */
        owner: z.string().optional(),
        /** Its holder may sit down; absent once somebody has. */
        token: z.string().optional(),
        /** Whether the owner made the invitation: it holds though they lead the seat themselves. */
        own: z.literal(true).optional(),
        /** Whether the players have voted for it: each of them may pass it on. */
        voted: z.literal(true).optional(),
        forGood: z.boolean(),
      }),
    )
    .optional(),
  /** By seats: who wants a substitute there, for a time or for good (people/calls.ts). */
  calls: z
    .record(
      z.string(),
      z.object({ substitute: z.array(z.string()).optional(), 'for-good': z.array(z.string()).optional() }),
    )
    .optional(),
  /** By seats that others have taken over: whose they were when the game began. */
  players: z.record(z.string(), z.string()).optional(),
  /** The seats that caretakers took for people who are gone for good; where one still sits, it leads (people/caretaker.ts). */
  gone: z.array(z.string()).optional(),
  /** When the game ends in Détente, with the cycle that is under way then. */
  detenteAt: z.number().optional(),
  /** Set once the seats are closed and the opening is about to be written. */
  starting: z.boolean().optional(),
  /** By seats: who the others vote about, and who wants them to be replaced (people/vote.ts). */
  votes: z.record(z.string(), z.object({ about: z.string(), by: z.array(z.string()) })).optional(),
  fork: z.object({ game: z.string(), at: z.number() }).optional(),
  /** A game that was played elsewhere and brought here as a file; what `verify` said of it. */
  imported: keptVerdict.optional(),
});

export type ArrangementMeta = z.infer<typeof arrangementSchema>;

export const readArrangement: (meta: string) => ArrangementMeta = readOnce((meta) =>
  arrangementSchema.parse(JSON.parse(meta)),
);

/** The title of a game; undefined where what was arranged cannot be read, which a host must be able to see and remove. */
export function titleOf(meta: string): string | undefined {
  try {
    return readArrangement(meta).title;
  } catch {
    return undefined;
  }
}

/** What is known of the time of a question: with it the deadlines follow from what was arranged (clock/game-clock.ts). */
const timesSchema = z.object({
  asked: z.number(),
  /** Whose time runs. */
  running: z.array(z.string()),
  /** When the stage under way began, where the clock is for stages. */
  stage: z
    .object({
      key: z.string(),
      at: z.number(),
      /** By seats that nobody waits for any more: since when. */
      left: z.record(z.string(), z.number()).optional(),
    })
    .optional(),
  /** Milliseconds in the banks of seats that had used theirs when the question was asked. */
  banks: z.record(z.string(), z.number()).optional(),
  /** Milliseconds that seats have used for this question, up to when they answered, and since when they use more. */
  spent: z.record(z.string(), z.number()).optional(),
  since: z.record(z.string(), z.number()).optional(),
  /** While players trade a bank loses little: see clock/game-clock.ts. */
  trade: z.literal(true).optional(),
});

export type Times = z.infer<typeof timesSchema>;

const leader = z.enum(LEADERS);

/** Figures of a position, to be compared with those of the position that somebody saw last. */
export const newsSchema = z.object({
  cycle: z.number(),
  /** So far: attacks, nukes launched, powers that have fallen. */
  battles: z.number(),
  strikes: z.number(),
  fallen: z.number(),
  /** Of those, what came with the last command that can be taken back. */
  last: z.object({ battles: z.number(), strikes: z.number() }).optional(),
  /** Prices in millions. */
  prices: z.object({ grain: z.number(), oil: z.number(), minerals: z.number() }),
  /** By seats: how many territories each holds, and how many offers wait for its answer. */
  lands: z.record(z.string(), z.number()),
  offers: z.record(z.string(), z.number()),
});
export type News = z.infer<typeof newsSchema>;

/** What the lobby is told of a running game; written with the log. */
export const summarySchema = z.object({
  /** The edition that judged last; games that were kept before there were editions state none. */
  edition: edition.optional(),
  cycle: z.number(),
  stage: z.number().optional(),
  /** When the question that is open now is answered by default. */
  deadline: z.number().optional(),
  question: z.number().optional(),
  /** The question before it, which an undo would bring back, and when that is answered by default. */
  before: z.object({ question: z.number(), deadline: z.number().optional(), times: timesSchema.optional() }).optional(),
  times: timesSchema.optional(),
  /** By seats: how many deadlines in a row went by without an answer. */
  missed: z.record(z.string(), z.number()).optional(),
  /** By seats: who leads in the player's place. */
  leaders: z.record(z.string(), leader).optional(),
  /** Who led what since when, where that has changed. */
  led: z
    .array(
      z.object({
        seat: z.string(),
        by: z.union([leader, z.literal('player')]),
        account: z.string().optional(),
        cycle: z.number(),
        at: z.number(),
      }),
    )
    .optional(),
  /** Of a game that spectators see later: instants of the store's clock, and how many entries there were then. */
  past: z.array(z.tuple([z.number(), z.number()])).optional(),
  /** What a digest is made of: how much has happened so far, and how things stand. */
  news: newsSchema.optional(),
  /** By seats that are asked: since when without a pause; `again` where their last answer led to another question. */
  waits: z.record(z.string(), z.object({ at: z.number(), again: z.literal(true).optional() })).optional(),
  /** Seats whose players have resigned or been beaten: nobody waits for them, and they have no vote. */
  out: z.array(z.string()).optional(),
  /** Since when players trade, and who may: nobody else knows who is done. */
  trading: z.object({ question: z.number(), at: z.number(), of: z.array(z.string()) }).optional(),
  /** By seats, where no clock runs: when its person last did anything. */
  acts: z.record(z.string(), z.number()).optional(),
  ended: z.object({ how: z.string(), winners: z.array(z.string()), at: z.number().optional() }).optional(),
});

export type Summary = z.infer<typeof summarySchema>;

const summaryOf = readOnce((text) => summarySchema.parse(JSON.parse(text)));

export function readSummary(text: string | undefined): Summary | undefined {
  return text === undefined ? undefined : summaryOf(text);
}
