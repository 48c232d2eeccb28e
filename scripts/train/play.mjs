// Positions of self-play: who stood how in games of all sizes and sets, and who won. The same seed gives the same positions.
import { closeSync, openSync, writeSync } from 'node:fs';
import { commanderNamed, LEADER_IDS, momentOf, playGame, prospects, Recall, standpointOf } from '@marshall/bots';
import {
  cloneGame,
  createGame,
  mixSeed,
  openStream,
  outcome,
  perform,
  quickStream,
  tableAnswer,
} from '@marshall/rules';
import { planSetup, SETS } from '@marshall/rules/testing';
import * as first from '../../proof/league/frozen/first.mjs';
import { packed } from './read.mjs';

/** Commanders of an earlier version are in the league. */
const FIRST = 'first:';

const LEVELS = ['officer', 'officer', 'officer', 'general', 'recruit'];
/** The stage where the loss is measured. */
export const STAGE = 4;

const CHARACTERS = LEADER_IDS.map((id) => (id === 'steady' ? '' : `:${id}`));

/** Plays games from one number to another and writes them to a file, a line each. */
export function playInto(file, { seed, from, games, ...kind }) {
  const out = openSync(file, 'w');
  const started = Date.now();
  for (let i = from; i < from + games; i++) {
    writeSync(out, `${JSON.stringify(packed(played(seed, i, kind)))}\n`);
    if ((i - from + 1) % 100 === 0)
      process.stdout.write(`${i - from + 1} games, ${Math.round((Date.now() - started) / 1000)} s\n`);
  }
  closeSync(out);
}

/** Every other game is of the plain kind, unless only one of the kinds is wanted; games that fork are all plain. */
function played(seed, i, { field, forks, only }) {
  if (forks !== undefined) return treePlayed(seed, 2 * i, forks);
  if (only === undefined) return gamePlayed(seed, i, field);
  return gamePlayed(seed, only === 'plain' ? 2 * i : 2 * i + 1);
}

/** A game of the plain kind: six officers of all characters, the base alone, twelve cycles. */
export function plainGame(seed, i) {
  return gameOf(seed, i, undefined);
}

function gameOf(seed, i, field) {
  const chance = quickStream(`${seed} ${i}`);
  const usual = i % 2 === 0 || field !== undefined;
  const plain = usual && field === undefined;
  const players = usual ? 6 : 2 + chance.below(5);
  const sets = usual || chance.below(2) === 0 ? {} : SETS[chance.below(SETS.length)].options;
  const options = {
    ...sets,
    opening: chance.below(2) === 0 ? 'standard' : 'random',
    detenteCycle: usual ? 12 : 6 + chance.below(11),
    ...(usual || chance.below(8) > 0 ? {} : { marketPricing: 'unit' }),
  };
  const { setup, secret } = planSetup({ players, seed: `${seed} ${i}`, options });
  const seats = {};
  for (const seat of setup.seats) {
    const level = usual ? 'officer' : LEVELS[chance.below(LEVELS.length)];
    const name =
      field === undefined
        ? `${level}${CHARACTERS[chance.below(CHARACTERS.length)]}`
        : field[chance.below(field.length)];
    seats[seat] = name.startsWith(FIRST) ? first.commanderNamed(name.slice(FIRST.length)) : commanderNamed(name);
    if (seats[seat] === undefined) throw new Error(`no commander ${name}`);
  }
  return { setup, secret, seats, chance, plain };
}

/**
 * One game with its positions, as standpoints. Every other game is of the plain kind: six officers of all characters, the base
 * alone, twelve cycles. With a field all games have that form, and none counts as plain.
 */
export function gamePlayed(seed, i, field) {
  const { setup, secret, seats, chance, plain } = gameOf(seed, i, field);
  const positions = [];
  let seen = 0;
  const { winners } = playGame(setup, secret, seats, (_, game) => {
    const { cycle, stage, question } = game.state;
    if (stage === undefined || stage < 3 || question?.kind !== 'bid' || cycle * 8 + stage === seen) return;
    seen = cycle * 8 + stage;
    // All positions at Stage 4, where the loss is measured, and every third of the others.
    if (stage !== STAGE && chance.below(3) > 0) return;
    positions.push(kept(game));
  });
  return { game: i, plain, seats: setup.seats.length, options: setup.options, winners, positions };
}

/**
 * A plain game that is played on in two ways, with other dice and another order of the cards, from the bids of Stage 4 of some
 * cycles on. Late positions cost a few cycles instead of a whole game, and each knows how often its players won from there.
 */
export function treePlayed(seed, i, forks) {
  const { setup, secret, seats, chance } = plainGame(seed, i);
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game, events } = started.value;
  const recall = new Recall(setup.seats);
  recall.hear(events);
  const positions = [];
  let copies = 0;
  /** Plays to the end and gives each seat's share of the wins. */
  const follow = (now, heard, stream, ahead, from = 0) => {
    const met = [];
    let seen = from;
    let fork;
    playOn(now, heard, seats, stream, ({ state }) => {
      const { cycle, stage, question } = state;
      if (stage === undefined || stage < 3 || question?.kind !== 'bid' || cycle * 8 + stage === seen) return false;
      seen = cycle * 8 + stage;
      if (stage === STAGE && cycle >= ahead[0]) {
        fork = cycle;
        return true;
      }
      if (stage === STAGE || chance.below(3) === 0) met.push(kept(now));
      return false;
    });
    const rest = ahead.filter((cycle) => cycle > fork);
    const shares = fork === undefined ? sharesOf(outcome(now).winners) : forked(now, heard, stream, rest, met);
    for (const position of met) positions.push({ ...position, won: shares });
    return shares;
  };
  const forked = (now, heard, stream, rest, met) => {
    met.push(kept(now));
    const at = now.state.cycle * 8 + STAGE;
    copies++;
    const other = quickStream(`${seed} ${i} ${copies}`);
    const copy = cloneGame(now, other);
    shuffle(copy.state.deck, other);
    const ways = [
      // What has been said so far is the same for both.
      follow(copy, new Recall(setup.seats, heard.keep()), other, rest, at),
      follow(now, heard, stream, rest, at),
    ];
    const shares = {};
    for (const way of ways)
      for (const [seat, share] of Object.entries(way)) shares[seat] = (shares[seat] ?? 0) + share / ways.length;
    return shares;
  };
  follow(game, recall, quickStream(`${seed} ${i} commanders`), forks);
  return { game: i, plain: true, seats: setup.seats.length, options: setup.options, winners: [], positions };
}

function sharesOf(winners) {
  return Object.fromEntries(winners.map((seat) => [seat, 1 / winners.length]));
}

/** A position as it is written; the game goes on in the same lists. */
function kept(game) {
  const at = structuredClone(standpointOf(game));
  return { at, hoped: at.order.filter((seat) => !at.players.get(seat).out).map((seat) => prospects(game, seat)) };
}

/** Plays a game on until it ends, or until somebody who looks at it before each question says stop. */
export function playOn(game, recall, seats, stream, stop) {
  let asked = 0;
  let same = 0;
  while (game.state.ended === undefined) {
    if (stop?.(game) === true) return;
    const { id, waiting } = game.state.question;
    same = id === asked ? same + 1 : 0;
    asked = id;
    const ordered = tableAnswer(game);
    const seat = ordered?.seat ?? waiting[0];
    const moment = momentOf(game, seat, stream, recall);
    const command = ordered?.command ?? (same > 60 ? moment.fallback : seats[seat].decide(moment));
    let result = perform(game, seat, command);
    if (!result.ok) result = perform(game, seat, moment.fallback);
    if (!result.ok) throw new Error(result.refusal.message);
    recall.hear(result.value);
  }
}

export function shuffle(cards, stream) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
