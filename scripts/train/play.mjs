// Positions of self-play: who stood how in games of all sizes and sets, and who won. The same seed gives the same positions.
import { closeSync, openSync, writeSync } from 'node:fs';
import { commanderNamed, LEADER_IDS, playGame, prospects, standpointOf } from '@marshall/bots';
import { quickStream } from '@marshall/rules';
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
export function playInto(file, { seed, from, games, field }) {
  const out = openSync(file, 'w');
  const started = Date.now();
  for (let i = from; i < from + games; i++) {
    writeSync(out, `${JSON.stringify(packed(gamePlayed(seed, i, field)))}\n`);
    if ((i - from + 1) % 100 === 0)
      process.stdout.write(`${i - from + 1} games, ${Math.round((Date.now() - started) / 1000)} s\n`);
  }
  closeSync(out);
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
    // The game goes on in the same lists.
    const at = structuredClone(standpointOf(game));
    const hoped = at.order.filter((seat) => !at.players.get(seat).out).map((seat) => prospects(game, seat));
    positions.push({ at, hoped });
  });
  return { game: i, plain, seats: setup.seats.length, options: setup.options, winners, positions };
}
