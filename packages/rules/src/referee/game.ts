import type { Power } from '../board/index.ts';
import { openStream, type Stream } from '../dice/index.ts';
import type { Edition } from '../edition.ts';
import type { GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import type { Rulebook } from '../rulebook.ts';
import { cloneState } from '../state/clone.ts';
import type { Seat } from '../state/seat.ts';
import { emptyState, type State } from '../state/state.ts';
import { citeRefusal } from './cite.ts';
import { composed } from './composed.ts';
import { nameSteps } from './older.ts';
import { proceed } from './perform.ts';
import { Play } from './play.ts';
import type { Result } from './refusal.ts';

/** What a game is started with: who sits where, by which rules, and the promise about its dice. */
export interface Setup {
  /** The edition of the referee that began it; games that state none were begun by the first. */
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  /** Superpowers given to seats, if they are not rolled for. */
  readonly powers: Readonly<Record<Seat, Power>> | undefined;
  readonly options: GameOptions;
  /** Hash of the host's secret, published before any contribution (law 3). */
  readonly commitment: string;
  /** One contribution to the dice from each seat, in seat order. */
  readonly contributions: readonly { readonly seat: string; readonly text: string }[];
}

/** A running game: the state, the rules it is played by, and its chance. The caller owns it. */
export interface Game {
  readonly setup: Setup;
  readonly state: State;
  readonly rulebook: Rulebook;
  readonly stream: Stream;
}

/** Starts a game on a stream of chance; the events are those of the opening up to the first question. */
export function createGame(setup: Setup, stream: Stream): Result<{ game: Game; events: readonly GameEvent[] }> {
  const wrong = composed().readOptions(setup);
  if (wrong !== undefined) {
    citeRefusal(wrong);
    return { ok: false, refusal: wrong };
  }
  const game = openTable(setup, emptyState(setup.seats, setup.edition), stream);
  const play = new Play(game);
  play.begin({ procedure: 'opening', step: 0 });
  proceed(play);
  return { ok: true, value: { game, events: play.events } };
}

/** A game around an existing state; one that an older program wrote is brought into the form of today. */
export function openTable(setup: Setup, state: State, stream: Stream): Game {
  const rulebook = composed().rulebookOf(setup.options);
  nameSteps(state, rulebook);
  return { setup, state, rulebook, stream };
}

/** A copy that shares nothing that changes; its chance is the given stream. */
export function cloneGame(game: Game, stream: Stream): Game {
  return { setup: game.setup, state: cloneState(game.state), rulebook: game.rulebook, stream };
}

/** The stream of a real game, opened where its draws have come to. */
export function streamAt(seed: string, state: { readonly drawn: number }): Stream {
  return openStream(seed, state.drawn);
}
