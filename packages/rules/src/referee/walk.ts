// A command in the making: its fields are chosen one after the other, and none is asked twice.
import type { Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';
import type { Choice, Domain } from './choice.ts';
import { type AnyCommandDef, type Draft, emptyDraft } from './command.ts';
import type { Play } from './play.ts';
import type { Refusal } from './refusal.ts';

/** A field that waits for a value, and what may stand there. */
export interface Open {
  readonly field: string;
  readonly domain: Domain;
}

export class Walk {
  /** The fields chosen so far. */
  readonly draft: Draft<Command>;
  /** A list that may stop where it is and may also go on. */
  more: Open | undefined;
  readonly #play: Play;
  readonly #seat: Seat;
  readonly #def: AnyCommandDef;
  #at = 0;
  #choice: Choice<never> | undefined;
  #domain: Domain | undefined;

  /** Begins a command that the seat may use now. */
  constructor(play: Play, seat: Seat, def: AnyCommandDef) {
    this.draft = emptyDraft(def.type);
    this.#play = play;
    this.#seat = seat;
    this.#def = def;
    this.#goOn();
  }

  /** The field that waits for a value; undefined when the command is complete. */
  get field(): string | undefined {
    return this.#def.fields[this.#at]?.name;
  }

  /** What may stand in that field. */
  domain(): Domain {
    if (this.#choice === undefined) throw new Error(`every field of ${this.#def.type} is chosen`);
    this.#domain ??= this.#choice.domain();
    return this.#domain;
  }

  /** Fills the waiting field with a value of its domain, as it was offered. */
  put(value: unknown): void {
    const isList = Array.isArray(value) && this.domain().kind === 'list';
    this.#keep(value);
    if (isList) this.#weighMore();
    else this.#pass();
  }

  /** Makes the list that may go on longer, by a value that was offered. */
  lengthen(list: readonly unknown[]): void {
    const place = this.#def.fields.findIndex(({ name }) => name === this.more?.field);
    if (place < 0) throw new Error('no list may go on');
    this.#at = place;
    this.#keep(list);
    this.#weighMore();
  }

  /** Fills the waiting field with a value that anybody may have thought of, or tells why it may not stand there. */
  tryToPut(value: unknown): Refusal | undefined {
    if (!Array.isArray(value)) {
      const refusal = this.#choice?.refuse(value as never);
      if (refusal !== undefined) return refusal;
      this.#keep(value);
      this.#pass();
      return undefined;
    }
    this.#keep(value);
    const refusal = this.#choose()?.refuse(value as never);
    if (refusal !== undefined && refusal.code !== 'goes-on') return refusal;
    return this.#weighMore() ? undefined : refusal;
  }

  /** Passes over the waiting field, or tells why something must stand there. */
  tryToLeaveOut(): Refusal | undefined {
    const refusal = this.#choice?.refuse(undefined as never);
    if (refusal === undefined) this.#pass();
    return refusal;
  }

  #keep(value: unknown): void {
    // The schema or the offer has settled what kind of value it is.
    (this.draft as Record<string, unknown>)[sure(this.field)] = value;
    this.more = undefined;
    this.#domain = undefined;
  }

  /** Whether the list just put can go on, and must; says false if it must and cannot. */
  #weighMore(): boolean {
    this.#choice = this.#choose();
    const domain = this.domain();
    const longer = domain.kind === 'list' && !isEmpty(domain.next) ? { field: this.field ?? '', domain } : undefined;
    const done = domain.kind !== 'list' || domain.mayStop;
    if (done) {
      this.#pass();
      this.more = longer;
    }
    return done || longer !== undefined;
  }

  #pass(): void {
    this.#at++;
    this.#goOn();
  }

  /** Comes to the next field that has a place in the command. */
  #goOn(): void {
    const { fields } = this.#def;
    while (fields[this.#at]?.applies?.(this.draft, this.#play, this.#seat) === false) this.#at++;
    this.#domain = undefined;
    this.#choice = this.#at < fields.length ? this.#choose() : undefined;
  }

  #choose(): Choice<never> | undefined {
    return this.#def.fields[this.#at]?.choice(this.#play, this.#seat, this.draft);
  }
}

function isEmpty(domain: Domain): boolean {
  return domain.kind === 'one-of' && domain.values.length === 0;
}
