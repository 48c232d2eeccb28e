// Usage: node scripts/showcase.mjs [seed] [commander]. Plays a game of six generals and writes what of it can be seen on a map, beat by
// beat, to packages/web/src/front/showcase.json: the front page shows its last cycles.
import { writeFileSync } from 'node:fs';
import { compile, install } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';

const CYCLES = 14;
const BEATS = 120;
const TEMPERS = ['hawk', 'steady', 'trader', 'hawk', 'steady', 'hawk'];

await main(async () => {
  checkNode();
  await install();
  const { code, output } = await step('Building', () => compile(['packages/rules', 'packages/bots']));
  if (code !== 0) throw new Trouble(`The build failed; the compiler said:\n${output.trimEnd()}`);
  const rules = await import('../packages/rules/dist/index.js');
  const { planSetup } = await import('../packages/rules/dist/testing/index.js');
  const { commanderNamed, momentOf } = await import('../packages/bots/dist/index.js');
  const [seed = 'showcase', name = 'general'] = process.argv.slice(2);
  const { setup, secret } = planSetup({ players: 6, seed, options: { opening: 'standard', detenteCycle: CYCLES } });
  const started = rules.createGame(setup, rules.openStream(rules.mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Trouble(started.refusal.message);
  const { game } = started.value;
  const stream = rules.quickStream(`showcase ${seed}`);
  const commanders = new Map(
    setup.seats.map((seat, i) => [seat, commanderNamed(`${name}:${TEMPERS[i]}`) ?? commanderNamed(name)]),
  );
  const beats = [];
  let before = standing(rules, game);
  const note = (beat) => {
    const now = standing(rules, game);
    const changes = changed(before, now);
    if (Object.keys(changes).length > 0 || beat !== undefined)
      beats.push({ cycle: game.state.cycle, ...beat, changes });
    before = now;
  };
  note(undefined);
  const told = (events) => {
    const beat = events.map((event) => beatOf(game, event)).findLast((each) => each !== undefined);
    note(beat);
  };
  let same = 0;
  let last = 0;
  while (game.state.ended === undefined) {
    const { question } = game.state;
    const seat = question.waiting[0];
    same = question.id === last ? same + 1 : 0;
    last = question.id;
    const ordered = rules.tableAnswer(game);
    if (ordered !== undefined) {
      const done = rules.perform(game, ordered.seat, ordered.command);
      if (done.ok) {
        told(done.value);
        continue;
      }
    }
    const moment = momentOf(game, seat, stream);
    const command = same > 60 ? moment.fallback : await commanders.get(seat).decide(moment);
    const done = rules.perform(game, seat, command);
    told((done.ok ? done : rules.perform(game, seat, moment.fallback)).value);
  }
  const shown = lastBeats(beats, BEATS);
  writeFileSync(inRoot('packages/web/src/front/showcase.json'), `${JSON.stringify(shown)}\n`);
  const fights = shown.filter(({ kind }) => kind === 'attack' || kind === 'strike').length;
  console.log(`${game.state.cycle} cycles, ${beats.length} beats, ${fights} attacks and strikes among those shown.`);
});

/** What stands where: the power that holds each land, and the units. */
function standing(rules, game) {
  const zones = {};
  const power = (seat) => game.state.seats[seat]?.power;
  for (const [zone, seat] of rules.ownersOf(game)) if (rules.isTerritory(zone)) zones[zone] = { holder: power(seat) };
  for (const { zone, forces } of rules.view(game, 'spectator').board)
    for (const { seat, units } of forces) {
      const number = Object.values(units).reduce((sum, each) => sum + each, 0);
      if (number > 0) zones[zone] = { ...zones[zone], units: [...(zones[zone]?.units ?? []), [power(seat), number]] };
    }
  for (const zone of game.state.nuked) zones[zone] = { scorched: true };
  return zones;
}

function changed(before, now) {
  const zones = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(
    zones
      .filter((zone) => JSON.stringify(before[zone]) !== JSON.stringify(now[zone]))
      .map((zone) => [zone, now[zone] ?? {}]),
  );
}

/** What of an event is worth a sentence. */
function beatOf(game, event) {
  const power = (seat) => game.state.seats[seat]?.power;
  if (event.type === 'units-moved' && event.legs[0])
    return { kind: 'move', power: power(event.seat), from: event.legs[0].from, to: event.zone };
  if (event.type === 'attack-declared')
    return {
      kind: 'attack',
      power: power(event.attacker ?? event.seat),
      from: event.from ?? event.target,
      to: event.target,
    };
  if (event.type === 'zone-captured') return { kind: 'take', power: power(event.seat), to: event.zone };
  if (event.type === 'struck') return { kind: 'strike', to: event.zone };
  return undefined;
}

/** The last beats worth a sentence, after one that sets up all that stood before them; what else changed goes with the next of them. */
function lastBeats(beats, number) {
  const told = [];
  let silent = {};
  for (const beat of beats) {
    silent = { ...silent, ...beat.changes };
    if (beat.kind === undefined) continue;
    told.push({ ...beat, changes: silent });
    silent = {};
  }
  const early = told.slice(0, -number);
  const rest = told.slice(-number);
  return [{ cycle: rest[0]?.cycle ?? 1, changes: Object.assign({}, ...early.map(({ changes }) => changes)) }, ...rest];
}
