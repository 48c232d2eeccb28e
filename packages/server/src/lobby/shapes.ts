// What the lobby takes in and gives out.
import { LEADERS, POWERS } from '@marshall/rules';
import type { OwnFault } from '@marshall/words';
import { z } from 'zod';
import { tidy, wrongWith } from '../accounts/names.ts';
import { CLOCK_KINDS } from '../table/arrangement.ts';

/** Words that people read: one line, tidied, in which nothing is that nobody sees. */
export const line = (most: number) =>
  z
    .string()
    // What is far too long is not tidied first: a sign may stand for many.
    .max(4 * most, { abort: true })
    .overwrite(tidy)
    .min(1)
    .max(most)
    .superRefine((text, context) => {
      const message = wrongWith(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

export const SEAT_ID = /^[a-z][a-z0-9-]{0,39}$/;
export const GAME_ID = /^[\w-]{22}$/;
export const seatId = z.string().regex(SEAT_ID, 'no-seat' satisfies OwnFault);
export const gameId = z.string().regex(GAME_ID, 'no-game' satisfies OwnFault);
export const contribution = z.string().min(1).max(200);
const power = z.enum(POWERS);
const optionValue = z.union([z.string(), z.number(), z.boolean()]);

/** Seconds: half a minute to two weeks. */
const clock = z.int().min(30).max(1_209_600);

export const newGameShape = z.strictObject({
  title: line(80).optional(),
  /** A public game stands in the lists; any other is found by its link. */
  public: z.boolean().default(true),
  seats: z
    .array(
      z.strictObject({
        power: power.optional(),
        /** Who sits there: the maker of the game, a computer commander by its name, or nobody yet. */
        player: z
          .union([z.literal('me'), z.literal('open'), z.strictObject({ bot: z.string().max(40) })])
          .default('open'),
      }),
    )
    .min(2)
    .max(6),
  options: z.record(z.string().max(40), optionValue).default({}),
  spectators: z.boolean().default(true),
  delay: z.int().min(0).max(3600).default(0),
  clock: clock.optional(),
  /** What the clock is for: each question, each stage for all, or a bank for the whole game. */
  clockKind: z.enum(CLOCK_KINDS).default('question'),
  /** Seconds that each answer brings into the bank. */
  increment: z.int().min(0).max(1_209_600).optional(),
  /** Milliseconds since 1970: at this time the game ends in Détente with the cycle under way. */
  detenteAt: z.int().min(0).max(8_640_000_000_000_000).optional(),
});

/** What the maker of a game may change until it begins; what is left out stays, `null` takes away. */
export const termsShape = z.strictObject({
  title: line(80).optional(),
  options: z.record(z.string().max(40), optionValue).optional(),
  spectators: z.boolean().optional(),
  delay: z.int().min(0).max(3600).optional(),
  clock: clock.nullable().optional(),
  clockKind: z.enum(CLOCK_KINDS).optional(),
  increment: z.int().min(0).max(1_209_600).optional(),
  detenteAt: z.int().min(0).max(8_640_000_000_000_000).nullable().optional(),
});

/** A seat that is added to a table: of a power, where seats are known by theirs. */
export const newSeatShape = z.strictObject({ power: power.optional() });

/** What is new since somebody looked; only what differs is told. Prices in millions, up or down. */
export const digestShape = z.object({
  since: z.number(),
  cycles: z.number().optional(),
  battles: z.number().optional(),
  strikes: z.number().optional(),
  fallen: z.number().optional(),
  prices: z
    .object({ grain: z.number().optional(), oil: z.number().optional(), minerals: z.number().optional() })
    .optional(),
  lands: z.number().optional(),
  offers: z.number().optional(),
});

const callStands = z.object({ agreed: z.number(), needed: z.number(), you: z.boolean() });

export const gameShape = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['open', 'running', 'finished']),
  public: z.boolean(),
  /** Whether the caller made it, and who did. */
  owner: z.boolean(),
  /** Whether you stand in for the host of a running game, who is away: you may invite substitutes. */
  hosts: z.literal(true).optional(),
  host: z.string().optional(),
  /** For its maker and those who sit there: leads to any free seat, and to watching, by the address `/t/ID/INVITATION`. */
  invitation: z.string().optional(),
  /** For the same people: exchanges of seats that are asked for; `yours` if you asked, `agree` if your word is missing. */
  swaps: z
    .array(
      z.object({ seats: z.tuple([z.string(), z.string()]), by: z.string(), yours: z.boolean(), agree: z.boolean() }),
    )
    .optional(),
  /** The table at which the same people play again. */
  rematch: z.string().optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      power: power.optional(),
      player: z.string().optional(),
      bot: z.string().optional(),
      /** Who it is kept free for, and whether that is the caller. */
      reserved: z.string().optional(),
      forYou: z.literal(true).optional(),
      /** Whether the caller has blocked the person there. */
      blocked: z.literal(true).optional(),
      /** For players of a running game: how many of the `of` others want a caretaker there, and whether you do. */
      vote: z.object({ agreed: z.number(), of: z.number(), you: z.boolean() }).optional(),
      /**
       * For players of a running game: what can be done about a person who is not there, and how many want it. `caretaker`
       * needs one voice, where no clock runs and the game has waited for days; a substitute needs a vote.
       */
      calls: z
        .object({
          caretaker: callStands.optional(),
          substitute: callStands.optional(),
          'for-good': callStands.optional(),
        })
        .optional(),
      /** For the same people: the invitation for a substitute that they have voted for. */
      substitute: z.string().optional(),
      /** Who led the seat when the game began, where that is somebody else than the person there now. */
      began: z.string().optional(),
      /** Who leads the seat in its player's place. */
      leader: z.enum(LEADERS).optional(),
      /** Whether you may take the lead again from the substitute who sits there. */
      yours: z.literal(true).optional(),
      you: z.boolean(),
      ready: z.boolean(),
      waitedFor: z.boolean(),
      /** What is asked of the caller's own seat. */
      asks: z.string().optional(),
      /** For the maker of the game, while the seat is free. */
      invitation: z.string().optional(),
    }),
  ),
  options: z.record(z.string(), optionValue),
  /** Sets, pace and who may watch, in words. */
  terms: z.array(z.string()),
  /** Hash of the host's secret: published before any seat contributes to the dice. */
  commitment: z.string(),
  spectators: z.boolean(),
  delay: z.number(),
  clock: z.number().optional(),
  clockKind: z.enum(CLOCK_KINDS).optional(),
  increment: z.number().optional(),
  /** Until when the game is paused; not told to spectators with a delay. */
  paused: z.number().optional(),
  /** For players of a running game: what can be voted on, and how that stands. */
  ballots: z.record(z.string(), z.object({ agreed: z.number(), needed: z.number(), you: z.boolean() })).optional(),
  /** Who led what since when, where that has changed. Spectators with a delay are told as it was that long ago. */
  led: z
    .array(
      z.object({
        seat: z.string(),
        by: z.enum([...LEADERS, 'player']),
        player: z.string().optional(),
        cycle: z.number(),
        at: z.number(),
      }),
    )
    .optional(),
  /** When the game ends in Détente, with the cycle under way. */
  detenteAt: z.number().optional(),
  /** Until when your seat may answer, or somebody may. */
  deadline: z.number().optional(),
  created: z.number(),
  /** The edition of the rules that judged it last; a game that has not begun has none. */
  edition: z.number().optional(),
  cycle: z.number().optional(),
  stage: z.number().optional(),
  ended: z.object({ how: z.string(), winners: z.array(z.string()), at: z.number().optional() }).optional(),
  fork: z.object({ game: z.string(), at: z.number() }).optional(),
  imported: z.object({ ok: z.boolean(), sentence: z.string(), sound: z.number().optional() }).optional(),
  unread: z.number(),
  /** For a player: what has changed since they last looked. */
  digest: digestShape.optional(),
});

/** A table as its link shows it. */
export const linkShape = z.object({
  game: gameShape,
  /** What the caller can do here: sits already, may sit down, may look on, or nothing of it. */
  access: z.enum(['seated', 'sit', 'watch', 'none']),
  /** Why nobody can sit down here by this link. */
  because: z.string().optional(),
  /** Sets, pace and who may watch, in words. */
  terms: z.array(z.string()),
});

export type NewGame = z.infer<typeof newGameShape>;
export type NewTerms = z.infer<typeof termsShape>;
export type LinkInfo = z.infer<typeof linkShape>;
export type GameInfo = z.infer<typeof gameShape>;
