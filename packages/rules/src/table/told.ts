// What game files and what is done at a table may tell: the facts of each refusal and of all that a check of a game can
// find. The words package has a sentence for each.
import type { Resource, Sea, Zone } from '../board/index.ts';
import type { Edition } from '../edition.ts';
import type { Clause } from '../referee/cite.ts';
import type { Cause } from '../referee/refusal.ts';
import type { Remark } from '../referee/remark.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Judged } from './verify.ts';

export interface TableRefusals {
  'id-used': null;
  'no-game-file:command': { entry: number; because: Cause };
  'no-game-file:deep': null;
  'no-game-file:edition': { edition: number | undefined; known: Edition };
  'no-game-file:event': { entry: number; event: string };
  'no-game-file:name': { entry: number; name: string };
  'no-game-file:no-version': null;
  'no-game-file:not-json': null;
  'no-game-file:number': { entry: number; number: number };
  'no-game-file:option': { option: string };
  'no-game-file:part': { part: string; wrong: 'empty' | 'missing' | 'no-digits' };
  'no-game-file:parts': null;
  'no-game-file:setup': { because: Cause };
  'no-game-file:version': { version: number; reads: number };
  'not-asked:settled': null;
  'nothing-to-undo': null;
  'time-over': null;
}

/** An entry of a log: its number, whose it is, and its command. */
interface Named {
  entry: number;
  seat: Seat;
  command: string;
}

/** What is written and what it should be, each as text; undefined where there is nothing. */
interface Unlike {
  fact: string;
  written: string | undefined;
  made: string | undefined;
}

export interface TableRemarks extends Verified, Judging, Misfits {}

/** What `verify` finds of a whole file. */
interface Verified {
  'cited-otherwise': { events: number };
  'judged-by': { editions: readonly Judged[] };
  'judged-otherwise': { edition: Edition; entries: number; first: Remark };
  'not-over': null;
  verified: { commands: number; draws: number };
  'verified-draws': { draws: number };
  'without-contribution': null;
  'without-secret': null;
  'wrong-secret': null;
}

/** What is found of an entry, and how it differs from what the referee gives. */
interface Judging {
  'draw-chance': { draw: number; name: string };
  'draw-fact': Unlike & { draw: number; name: string };
  'draw-follows': { draw: string; name: string; last: number };
  'draw-named': { draw: number; written: string; name: string };
  'draw-order': { draw: number; name: string };
  'draw-silent': { draw: number; name: string };
  'draw-unnamed': { draw: number };
  'draw-value': { draw: number; name: string; written: string; gave: number };
  'entry-differs': Named & { difference: Remark };
  'entry-fault': Named & { fault: Remark };
  'entry-misfit': { entry: number };
  'entry-refused': Named & { clause: Clause; because: Cause };
  'entry-without-command': { entry: number };
  'event-after': { event: string; fault: Remark };
  'event-fact': Unlike & { number: number; event: string };
  'event-kind': { number: number; written: string; made: string };
  'event-misfit': { event: string };
  'event-other': { number: number; event: string };
  'events-number': { written: number; made: number };
  'goes-back': Named & { edition: Edition };
  'no-opening': null;
  'nobody-commanded': null;
  'nothing-taken-back': null;
  'opening-differs': { difference: Remark };
  'opening-fault': { fault: Remark };
  'opening-refused': { because: Cause };
  /** The first entry that the referee would not have written. */
  unsound: { entry: number; because: Cause | Remark };
  'unsound-draws': null;
  'unsound-opening': null;
  'unused-draw': null;
}

/** What no position of a game can be. */
interface Misfits {
  'fault:cards': { cards: number; different: number; all: number };
  'fault:carriers': { seat: Seat };
  /** Something in store or on loan that is below nothing or above the most. */
  'fault:has': {
    seat: Seat;
    number: number;
    what: Resource | 'arrears' | 'cash' | 'cubes' | 'loans' | 'lStars' | 'nukes';
  };
  'fault:level': { technology: 'army' | 'navy'; level: number; shown: number; raises: number };
  'fault:load': { seat: Seat; carrier: UnitKind; taken: number; places: number; zone: Zone };
  'fault:negative': { seat: Seat };
  'fault:nobody-asked': null;
  'fault:nuked': { zone: Zone };
  'fault:old-assault': { seat: Seat; zone: Zone };
  'fault:out': { seat: Seat };
  'fault:out-asked': null;
  'fault:shared': { seats: readonly Seat[]; zone: Zone };
  'fault:ship-load': { sea: Sea; units: number };
  'fault:ship-mixed': { sea: Sea };
  'fault:ships': { sea: Sea; ships: number };
  /** All there is of something does not come to nothing with what is in the box. */
  'fault:sum': { what: Resource | UnitKind | 'cash' | 'lStars' | 'nukes'; by: number };
  'fault:technology-cards': { technology: 'army' | 'navy'; cards: readonly number[] };
  'fault:two-assaults': { seats: readonly Seat[]; zone: Zone };
  'misfit:agenda': null;
  'misfit:asked': null;
  'misfit:card': { seat: Seat };
  'misfit:centers': { seat: Seat };
  'misfit:cycle': null;
  'misfit:ending': null;
  'misfit:missing': null;
  'misfit:name': { name: string };
  'misfit:number': { number: number };
  'misfit:power': { seat: Seat };
  'misfit:price': { resource: Resource };
  'misfit:question': null;
  'misfit:seats': null;
  'misfit:stage': null;
  'misfit:stranger': null;
  'misfit:units': { seat: Seat };
  'misfit:zones': null;
}
