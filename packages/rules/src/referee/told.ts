// What the referee itself and the options of a game may tell: the facts of each refusal. The words package has a sentence for each.
import type { Command } from '../game.ts';
import type { SetOption } from '../option-table.ts';
import type { GameOptions } from '../options.ts';
import type { Stage } from '../state/state.ts';
import type { Fault } from './issue.ts';

export interface RefereeRefusals {
  answered: null;
  'field-missing': { field: string };
  'game-over': null;
  'malformed:command': { command: Command['type']; fault: Fault };
  'no-bid:stage': { stage: Stage };
  'no-power': null;
  'no-seat:here': null;
  'no-such-field': { field: string };
  'not-asked:answer-first': null;
  'not-asked:wait': null;
  'not-begun': null;
  'not-offered': null;
  /** The option that would bring the set into play. */
  'not-played': { set: SetOption };
  'not-your-turn': null;
  option: { option: keyof GameOptions; value: string };
  'option-excludes': { option: keyof GameOptions; excludes: keyof GameOptions };
  'option-needs': { option: keyof GameOptions; needs: keyof GameOptions };
  out: null;
  players: { players: number; least: number; most: number };
  'power-twice': null;
  'replaced-often': { most: number };
  'seat-name': { name: string };
  'seats-twice': null;
  'stale-answer': null;
  'unknown-command': null;
  'unknown-command:type': null;
}
