// How low the loss of any judgment can be: positions of plain games are played on many times with other dice and cards,
// and how often each player wins then says how open they really were.
import { readFileSync } from 'node:fs';
import { featuresOf, Recall, standpointOf } from '@marshall/bots';
import { cloneGame, createGame, mixSeed, openStream, outcome, quickStream } from '@marshall/rules';
import { byNetwork } from './judged.mjs';
import { layersIn } from './net.mjs';
import { plainGame, playOn, STAGE, shuffle } from './play.mjs';
import { Positions } from './read.mjs';

const LEAST = 1e-4;
/** One position of each third of a game. */
const THIRDS = [
  [1, 4],
  [5, 8],
  [9, 12],
];

/** Plays positions on and prints how much was open, and what the judgment in use loses on the same games. */
export function tellFloor({ seed, games, again, weights }) {
  const layers = layersIn(readFileSync(weights, 'utf8'));
  const found = [];
  for (let i = 0; i < games; i++) {
    for (const position of positionsOf(seed, i)) found.push({ game: i, ...openness(layers, position, again) });
    console.log(`${i + 1} games: ${tell(found)}`);
  }
}

/** Positions of one game where Stage 4 begins, with all that it takes to play them on. */
function positionsOf(seed, i) {
  const { setup, secret, seats, chance } = plainGame(seed, 2 * i);
  const wanted = new Set(THIRDS.map(([from, to]) => from + chance.below(to - from + 1)));
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game, events } = started.value;
  const recall = new Recall(setup.seats);
  recall.hear(events);
  const positions = [];
  playOn(game, recall, seats, quickStream(`${seed} ${i}`), () => {
    const { cycle, stage, question } = game.state;
    if (stage !== STAGE || question?.kind !== 'bid' || !wanted.delete(cycle)) return false;
    positions.push({
      name: `${seed} ${i} ${cycle}`,
      cycle,
      seats,
      game: cloneGame(game, game.stream),
      kept: recall.keep(),
    });
    return wanted.size === 0;
  });
  return positions;
}

function openness(layers, { name, cycle, seats, game, kept }, again) {
  const { seats: living, rows, pairs } = featuresOf(standpointOf(game));
  const positions = new Positions();
  positions.add({ rows, pairs, won: living.map(() => 1), prospects: [] });
  const judged = byNetwork(positions, layers)(0);
  const wins = living.map(() => 0);
  for (let k = 0; k < again; k++) {
    const stream = quickStream(`${name} ${k}`);
    const copy = cloneGame(game, stream);
    shuffle(copy.state.deck, stream);
    playOn(copy, new Recall(game.setup.seats, kept), seats, stream);
    const { winners } = outcome(copy);
    for (const seat of winners) wins[living.indexOf(seat)] += 1 / winners.length;
  }
  const shares = wins.map((number) => number / again);
  const open = shares.reduce((sum, share) => sum - (share > 0 ? share * Math.log(share) : 0), 0);
  // What is counted of few games seems less open than it is (Miller and Madow).
  const bias = (shares.filter((share) => share > 0).length - 1) / (2 * again);
  const loss = shares.reduce((sum, share, k) => sum - share * Math.log(Math.max(LEAST, judged[k] ?? 0)), 0);
  return { cycle, open: open + bias, loss };
}

function tell(found) {
  const mean = (some, key) => some.reduce((sum, each) => sum + each[key], 0) / some.length;
  return ['open', 'loss']
    .map((key) => {
      const parts = THIRDS.map(([from, to]) => found.filter(({ cycle }) => cycle >= from && cycle <= to));
      const [a, b, c] = parts.map((some) => mean(some, key).toFixed(3));
      const whole = mean(found, key);
      const byGame = new Map();
      for (const each of found) byGame.set(each.game, (byGame.get(each.game) ?? 0) + each[key] - whole);
      const error = Math.sqrt([...byGame.values()].reduce((sum, off) => sum + off * off, 0)) / found.length;
      return `${key} ${whole.toFixed(3)} (error ${error.toFixed(3)}; ${a}, ${b}, ${c})`;
    })
    .join('; ');
}
