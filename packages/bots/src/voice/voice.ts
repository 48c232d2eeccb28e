// What computer commanders say aloud at the table. It follows from what the listener was told and from nothing else, so that every
// page makes the same lines out of the same log, and each reads them in the language of its reader.
import { type GameEvent, isTerritory, type Seat, type Zone } from '@marshall/rules';
import type { LeaderId } from '../leaders.ts';
import { aheadOf } from './ahead.ts';

export { answersOffer, type Motive, motiveOf } from './motive.ts';

/** Why something is said. */
export const CAUSES = [
  'kept-word',
  'revenge',
  'stop-leader',
  'betrayed',
  'warning',
  'threat',
  'struck',
  'thanks',
  'barred',
  'overdue',
  'repaid',
  'no-peace',
  'victory',
  'last-words',
] as const;
export type SpeechCause = (typeof CAUSES)[number];

/** How somebody says it. */
export const TONES = ['warm', 'cold', 'fiery'] as const;
export type Tone = (typeof TONES)[number];

const TONE_OF: Readonly<Record<LeaderId, Tone>> = {
  steady: 'warm',
  trader: 'warm',
  diplomat: 'warm',
  banker: 'cold',
  fortress: 'cold',
  stargazer: 'cold',
  hawk: 'fiery',
  gambler: 'fiery',
  opportunist: 'fiery',
};

/** A line that somebody says after an event. */
export interface Speech {
  /** The number of the event that it follows. */
  readonly n: number;
  readonly cycle: number;
  readonly by: Seat;
  readonly tone: Tone;
  readonly cause: SpeechCause;
  /** Who it is said to or about. */
  readonly of: Seat;
  readonly zone?: Zone;
  /** The cycle of what it goes back to. */
  readonly since?: number;
  /** In millions. */
  readonly amount?: number;
}

/** An event as the listener was told of it. */
export interface Heard {
  readonly n: number;
  readonly event: GameEvent;
}

export interface Table {
  /** Who commands a seat; undefined for people, who speak for themselves. */
  readonly leader: (seat: Seat) => LeaderId | undefined;
  /** What everybody is worth in public at the beginning of a cycle, where it is known. */
  readonly worth?: (cycle: number) => Readonly<Record<Seat, number>> | undefined;
}

/** Everything that is said in a game, in order: at most one line of each commander in a cycle. */
export function speeches(heard: readonly Heard[], table: Table): readonly Speech[] {
  const listener = new Listener(table);
  return heard.flatMap(({ n, event }) => listener.hear(n, event) ?? []);
}

/** Whether anything is said of such an event. */
export const isSpokenOf = (event: GameEvent): boolean => SPOKEN_OF.has(event.type);

const SPOKEN_OF: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'cycle-began',
  'attack-declared',
  'zone-captured',
  'home-entered',
  'struck',
  'passage-granted',
  'passage-revoked',
  'loan-overdue',
  'loan-repaid',
  'spoils-taken',
  'left',
]);

interface Wrong {
  readonly cycle: number;
  readonly zone: Zone | undefined;
}
type Said = Pick<Speech, 'by' | 'cause' | 'of' | 'zone' | 'since' | 'amount'>;

/** This many cycles pass before the same is said again of who is ahead. */
const PAUSE = 3;

/** Hears a game event by event. */
export class Listener {
  readonly #table: Table;
  #cycle = 0;
  /** In which cycle each commander spoke last. */
  readonly #spoke = new Map<Seat, number>();
  /** The last wrong that one did to another, and the cycle in which one was threatened by another. */
  readonly #wrongs = new Map<string, Wrong>();
  readonly #threatened = new Map<string, number>();
  readonly #thanked = new Set<string>();
  /** Who lets whom pass. */
  readonly #passage = new Set<string>();
  readonly #captors = new Map<Seat, Seat>();
  #alarm = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What is said after an event, by the first who has something to say; the cycle where a log begins in the middle. */
  hear(n: number, event: GameEvent, cycle = this.#cycle): Speech | undefined {
    this.#cycle = event.type === 'cycle-began' ? event.cycle : cycle;
    const said = this.#lines(event).find(({ by }) => this.#speaks(by));
    this.#note(event);
    if (said === undefined) return undefined;
    const leader = this.#table.leader(said.by);
    if (leader === undefined) return undefined;
    this.#spoke.set(said.by, this.#cycle);
    if (said.cause === 'no-peace') this.#alarm = this.#cycle;
    if (THREATENS.has(said.cause)) this.#threatened.set(pair(said.by, said.of), this.#cycle);
    if (said.cause === 'thanks') this.#thanked.add(pair(said.by, said.of));
    return { n, cycle: this.#cycle, tone: TONE_OF[leader], ...said };
  }

  #speaks(seat: Seat): boolean {
    return this.#table.leader(seat) !== undefined && (this.#spoke.get(seat) ?? -1) < this.#cycle;
  }

  /** What could be said of an event. */
  #lines(event: GameEvent): readonly Said[] {
    switch (event.type) {
      case 'cycle-began':
        return this.#onLeader();
      case 'attack-declared':
        return event.defender === undefined ? [] : this.#onAttack(event.attacker, event.defender, event.target);
      case 'zone-captured':
        return [this.#onLoss(event.from, event.seat, event.zone)];
      case 'home-entered':
        return [this.#onLoss(event.owner, event.seat, event.zone)];
      case 'struck': {
        const victim = event.home ?? event.owner;
        if (victim === undefined || victim === event.attacker || !isTerritory(event.zone)) return [];
        return [{ by: victim, cause: 'struck', of: event.attacker, zone: event.zone }];
      }
      case 'passage-granted':
        if (this.#thanked.has(pair(event.friend, event.seat))) return [];
        return [{ by: event.friend, cause: 'thanks', of: event.seat }];
      case 'passage-revoked':
        return [{ by: event.friend, cause: 'barred', of: event.seat }];
      case 'loan-overdue':
        return [{ by: event.lender, cause: 'overdue', of: event.borrower, amount: event.left }];
      case 'loan-repaid':
        return event.left > 0 ? [] : [{ by: event.lender, cause: 'repaid', of: event.borrower }];
      case 'spoils-taken':
        return [{ by: event.captor, cause: 'victory', of: event.from }];
      case 'left': {
        const captor = this.#captors.get(event.seat);
        return captor === undefined ? [] : [{ by: event.seat, cause: 'last-words', of: captor }];
      }
      default:
        return [];
    }
  }

  #onLoss(by: Seat, of: Seat, zone: Zone): Said {
    // Who has sworn it means it: the same count weighs in its plans (memory/oaths.ts).
    return { by, cause: this.#wrongs.has(pair(by, of)) ? 'threat' : 'warning', of, zone };
  }

  /** An attacker gives its reason; a defender who was let down says so. */
  #onAttack(attacker: Seat, defender: Seat, zone: Zone): readonly Said[] {
    const lines: Said[] = [];
    const threatened = this.#threatened.get(pair(attacker, defender));
    const wrong = this.#wrongs.get(pair(attacker, defender));
    if (threatened !== undefined) lines.push({ by: attacker, cause: 'kept-word', of: defender, since: threatened });
    else if (wrong !== undefined)
      lines.push({ by: attacker, cause: 'revenge', of: defender, since: wrong.cycle, ...at(wrong.zone) });
    else if (this.#ahead() === defender) lines.push({ by: attacker, cause: 'stop-leader', of: defender });
    const peace = this.#passage.has(pair(attacker, defender)) && this.#passage.has(pair(defender, attacker));
    if (peace) lines.unshift({ by: defender, cause: 'betrayed', of: attacker, zone });
    return lines;
  }

  /** Somebody warns the table of a player who is running away with the game. */
  #onLeader(): readonly Said[] {
    if (this.#alarm > 0 && this.#cycle < this.#alarm + PAUSE) return [];
    const leader = this.#ahead();
    if (leader === undefined) return [];
    const worth = this.#table.worth?.(this.#cycle) ?? {};
    return Object.keys(worth)
      .filter((seat) => seat !== leader)
      .sort((a, b) => (worth[b as Seat] ?? 0) - (worth[a as Seat] ?? 0))
      .map((seat) => ({ by: seat as Seat, cause: 'no-peace', of: leader }));
  }

  #ahead(): Seat | undefined {
    return aheadOf(this.#table.worth?.(this.#cycle) ?? {}, this.#cycle);
  }

  #note(event: GameEvent): void {
    const wrong = (by: Seat, of: Seat, zone: Zone | undefined) =>
      this.#wrongs.set(pair(of, by), { cycle: this.#cycle, zone });
    switch (event.type) {
      case 'zone-captured':
        wrong(event.seat, event.from, event.zone);
        this.#threatened.delete(pair(event.seat, event.from));
        break;
      case 'home-entered':
        wrong(event.seat, event.owner, event.zone);
        this.#threatened.delete(pair(event.seat, event.owner));
        break;
      case 'struck': {
        const victim = event.home ?? event.owner;
        if (victim === undefined || victim === event.attacker) break;
        wrong(event.attacker, victim, event.zone);
        this.#threatened.delete(pair(event.attacker, victim));
        break;
      }
      case 'passage-granted':
        this.#passage.add(pair(event.seat, event.friend));
        break;
      case 'passage-revoked':
        this.#passage.delete(pair(event.seat, event.friend));
        break;
      case 'spoils-taken':
        this.#captors.set(event.from, event.captor);
        break;
      default:
    }
  }
}

/** Lines that are threats; a warning is none yet. */
const THREATENS: ReadonlySet<SpeechCause> = new Set<SpeechCause>(['threat', 'struck', 'betrayed']);

const pair = (one: Seat, other: Seat): string => `${one} ${other}`;
const at = (zone: Zone | undefined): { zone?: Zone } => (zone === undefined ? {} : { zone });
