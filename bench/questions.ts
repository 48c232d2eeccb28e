// How often players are asked: npm run bench -- questions
import { type Commander, commanderNamed, momentOf } from '@marshall/bots';
import {
  createGame,
  type Game,
  mixSeed,
  openStream,
  perform,
  quickStream,
  type Seat,
  tableAnswer,
} from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';

const GAMES = 50;
const CYCLES = 12;

/** How often seats were asked each kind of question, how often the table answered for them, and how many cycles they lived. */
interface Tally {
  readonly kinds: Map<string, number>;
  readonly answered: Map<string, number>;
  cycles: number;
}

const officer = named('officer');
const silent = named('fallback');

report('six officers', () => true, officer);
report('a player who never bids, beside five officers', (_, place) => place === 0, silent);
report('the same, with bids planned ahead', (_, place) => place === 0, silent, true);

/** Plays the games and prints how often the seats that count were asked. */
function report(title: string, counts: (seat: Seat, place: number) => boolean, first: Commander, plans = false): void {
  const tally: Tally = { kinds: new Map(), answered: new Map(), cycles: 0 };
  for (let i = 0; i < GAMES; i++) {
    const { setup, secret } = planSetup({
      players: 6,
      seed: `questions ${i}`,
      options: { opening: i % 2 === 0 ? 'standard' : 'random', detenteCycle: CYCLES },
    });
    const begun = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!begun.ok) throw new Error(begun.refusal.message);
    const seated = new Map(setup.seats.map((seat, place) => [seat, place === 0 ? first : officer]));
    play(begun.value.game, seated, new Set(setup.seats.filter(counts)), tally, plans);
  }
  for (const [what, kinds] of [
    ['questions a seat a cycle', tally.kinds],
    ['more that the table answered', tally.answered],
  ] as const) {
    const all = [...kinds.values()].reduce((sum, number) => sum + number, 0);
    process.stdout.write(`${title}: ${(all / tally.cycles).toFixed(2)} ${what}\n`);
    for (const [kind, number] of [...kinds].sort(([, a], [, b]) => b - a))
      process.stdout.write(`  ${kind} ${(number / tally.cycles).toFixed(2)}\n`);
  }
}

function play(
  game: Game,
  seated: ReadonlyMap<Seat, Commander>,
  counted: ReadonlySet<Seat>,
  tally: Tally,
  plans: boolean,
): void {
  const stream = quickStream(game.setup.commitment);
  let question = 0;
  let cycle = 0;
  let same = 0;
  while (game.state.ended === undefined) {
    const asked = game.state.question;
    const seat = asked?.waiting[0];
    if (asked === undefined || seat === undefined) throw new Error('nobody is asked');
    if (game.state.cycle > cycle) {
      cycle = game.state.cycle;
      for (const each of counted) {
        if (game.state.seats[each]?.out !== undefined) continue;
        tally.cycles += 1;
        if (plans && plan(game, each)) count(tally.kinds, 'plan');
      }
    }
    const ordered = tableAnswer(game);
    if (ordered !== undefined) {
      if (counted.has(ordered.seat) && cycle > 0) count(tally.answered, asked.kind);
      perform(game, ordered.seat, ordered.command);
      continue;
    }
    same = asked.id === question ? same + 1 : 0;
    if (asked.id !== question && cycle > 0)
      for (const each of asked.waiting) if (counted.has(each)) count(tally.kinds, asked.kind);
    question = asked.id;
    const moment = momentOf(game, seat, stream);
    const decided = same > 60 ? moment.fallback : seated.get(seat)?.decide(moment);
    if (decided === undefined || decided instanceof Promise) throw new Error('a commander must answer at once');
    const result = perform(game, seat, decided);
    if (!result.ok) throw new Error(`${seat}: ${result.refusal.message}`);
  }
}

function count(kinds: Map<string, number>, kind: string): void {
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
}

/** Orders for a cycle without bids; whether they were given. */
function plan(game: Game, seat: Seat): boolean {
  perform(game, seat, { type: 'pay-always', on: true });
  return perform(game, seat, { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 }).ok;
}

function named(name: string): Commander {
  const found = commanderNamed(name);
  if (found === undefined) throw new Error(`there is no commander ${name}`);
  return found;
}
