// A private board to try things on: a moment of a game, with what its player cannot see made up again.
import { imagined, Recall } from '@marshall/bots';
import { commanderAs } from '@marshall/bots/leaders';
import {
  type Game,
  type GameEvent,
  openTable,
  type QuickStream,
  quickStream,
  type Seat,
  type State,
  view,
} from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import type { PowerId } from '../look/powers.ts';
import type { TableState } from '../session/session.ts';
import { POWER_NAMES, soloWords, studyWords } from '../words.ts';
import type { Elsewhere, Plan } from './messages.ts';
import { type Reviewable, stateAt } from './review.ts';

/** A board and who leads which power on it. */
export interface Board {
  readonly plan: Plan;
  readonly setup: Game['setup'];
  readonly base: State;
}

/** Who plays on, and where the game is to which one can go back. */
export interface Terms {
  readonly lead: Seat;
  readonly players: TableState['players'];
  readonly back: string;
}

/** The board at a moment of a game that is gone through: as it was if everything is open, else as its player may imagine it. */
export function boardAt(game: Reviewable, at: number, terms: Terms, chance: QuickStream): Board | ToldRefusal {
  const { setup, entries, eyes } = game;
  const state = stateAt(game, at);
  if (eyes === 'open') return boardOf(setup, state, terms, false);
  const stood = openTable(setup, state, quickStream('what if'));
  const memory = eyes === 'spectator' ? undefined : new Recall(setup.seats).follow(entries.slice(0, at)).of(eyes);
  const seen = view(stood, eyes);
  const believed = { setup, view: seen, ...(memory === undefined ? {} : { notes: memory.notes }) };
  return boardOf(setup, imagined(believed, chance).state, terms, true);
}

/** The same for a table elsewhere, of which only what the player sees and heard is known here. */
export function boardElsewhere(
  { setup, view: seen }: Elsewhere,
  heard: readonly GameEvent[],
  terms: Terms,
  chance: QuickStream,
): Board | ToldRefusal {
  const recall = new Recall(setup.seats);
  recall.hear(heard);
  return boardOf(setup, imagined({ setup, view: seen, notes: recall.of(terms.lead).notes }, chance).state, terms, true);
}

function boardOf(
  setup: Game['setup'],
  base: State,
  { lead, players, back }: Terms,
  hidden: boolean,
): Board | ToldRefusal {
  if (base.ended !== undefined) return OVER;
  const seats = setup.seats.flatMap((seat) => {
    const power = base.seats[seat]?.power;
    return power === undefined ? [] : [{ seat, power }];
  });
  if (seats.length < setup.seats.length || base.seats[lead]?.out !== undefined) return NOT_YET;
  return {
    setup,
    base,
    plan: {
      players: seats.map(({ seat, power }) => playerOf(seat, power, lead, players)),
      options: setup.options,
      imagined: { back, hidden },
    },
  };
}

/** Computers stay who they are; people are led by officers, but for the one who tries something. */
function playerOf(seat: Seat, power: PowerId, lead: Seat, players: TableState['players']): Plan['players'][number] {
  const { name = POWER_NAMES[power].name, leader, level } = players[seat] ?? {};
  const at = { power, ...(seat === power ? {} : { seat }) };
  if (seat === lead) return { ...at, name: POWER_NAMES[power].name, commander: 'person' };
  if (leader === undefined || level === undefined)
    return { ...at, name: POWER_NAMES[power].name, commander: 'officer' };
  return { ...at, name, commander: commanderAs(level, leader) };
}

const OVER: ToldRefusal = { code: 'game-over', clause: 'B-WIN-01', sentence: soloWords.over };
const NOT_YET: ToldRefusal = { code: 'not-yet', clause: 'B-FLOW-06', sentence: studyWords.whatIf.notYet };
