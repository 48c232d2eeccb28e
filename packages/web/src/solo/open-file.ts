// A game out of a file: one that is over is kept and looked at again, another is played on from where it stood, with dice of its own.
import { commit, type GameFile, readGameFile, type Seat, type State } from '@marshall/rules';
import { type ToldRefusal, told } from '@marshall/words';
import { language } from '../language.ts';
import type { PowerId } from '../look/powers.ts';
import { POWER_NAMES, soloWords } from '../words.ts';
import type { Plan } from './messages.ts';
import { stateAt } from './review.ts';
import { type SavedGame, tableAt } from './saved.ts';
import { freshSecret, randomText } from './setup.ts';

export type Opened =
  | { readonly saved: SavedGame }
  /** Which of the living powers the reader leads. */
  | { readonly choose: readonly PowerId[] }
  | { readonly refusal: ToldRefusal };

/** Reads a game file; a game that goes on needs somebody who leads a power of it. */
export function openFile(text: string, lead: PowerId | undefined): Opened {
  const read = readGameFile(text);
  if (!read.ok) return { refusal: told(language, read.refusal) };
  const { setup, entries } = read.value;
  const state = stateAt({ setup, entries }, entries.length);
  return state.ended === undefined ? playedOn(read.value, state, lead) : { saved: finished(read.value, state) };
}

function finished({ setup, secret, entries }: GameFile, state: State): SavedGame {
  const plan = planOf(state, setup.seats, undefined, setup.options);
  return { id: randomText(), secret: secret ?? freshSecret(), plan, table: { entries, game: { setup, state } } };
}

function playedOn({ setup }: GameFile, state: State, lead: PowerId | undefined): Opened {
  // Games at this screen know a seat by its power.
  if (setup.seats.some((seat) => state.seats[seat]?.power !== seat)) return { refusal: ELSEWHERE };
  const living = setup.seats.flatMap((seat) => {
    const player = state.seats[seat];
    return player?.power === undefined || player.out !== undefined ? [] : [player.power];
  });
  const led = living.find((power) => power === lead);
  if (led === undefined) return { choose: living };
  const secret = freshSecret();
  const again = { ...setup, commitment: commit(secret) };
  const plan = planOf(state, setup.seats, led, setup.options);
  return { saved: { id: randomText(), secret, plan, base: state, table: tableAt(again, state, secret) } };
}

const planOf = (state: State, seats: readonly Seat[], lead: PowerId | undefined, options: Plan['options']): Plan => ({
  players: seats.flatMap((seat) => {
    const power = state.seats[seat]?.power;
    if (power === undefined) return [];
    return [{ power, name: POWER_NAMES[power].name, commander: power === lead ? 'person' : 'officer' } as const];
  }),
  ...(options === undefined ? {} : { options }),
});

const ELSEWHERE: ToldRefusal = { code: 'elsewhere', clause: 'B-FLOW-06', sentence: soloWords.elsewhere };
