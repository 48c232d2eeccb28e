// What a seat may not know reaches it in no way: not by its view, its options, questions and refusals, nor by its feed (law 2).

import { sayEvent, sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { CARDS, type Card, COMPANIES, type Company, companyOf, isCompany, RESOURCES } from '../board/index.ts';
import { type QuickStream, quickStream, shuffled } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { type Draft, emptyDraft } from '../referee/command.ts';
import { explain } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { parseCommand } from '../referee/parse.ts';
import { redact, type Viewer } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { knowsCard } from '../state/cards.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { complete, mutated, scenario, walk } from '../testing/index.ts';
import { law, walks } from './law.ts';

const THOROUGH = process.env.MARSHALL_PROOF === '1' ? 70 : 1;
const TIMEOUT = 3_600_000;

test('a game imagined from what a seat knows looks to that seat exactly like the real one', {
  timeout: TIMEOUT,
}, () => {
  const stream = quickStream('imagined');
  let looked = 0;
  law(walks(3, 'imagined'), 6 * THOROUGH, (plan) => {
    walk(plan, ({ game, command }) => {
      if (stream.below(30) > 0) return;
      looked += 1;
      for (const seat of game.state.order) sameToSeat(game, seat, command, stream, plan.seed);
      const seen = view(game, 'spectator');
      same(view(imagine(game.setup, seen, stream), 'spectator'), seen, `${plan.seed}: a spectator's view`);
    });
  });
  expect(looked).toBeGreaterThan(50);
});

test('marked cash, promises, sealed answers and hidden cards stand in nobody else’s view, options or feed', {
  timeout: TIMEOUT,
}, () => {
  const stream = quickStream('marked');
  let heard = 0;
  law(walks(3, 'marked'), 6 * THOROUGH, (made) => {
    const plan = {
      ...made,
      mark: MARK,
      dress: (command: Command, seat: Seat): Command =>
        'to' in command && 'promise' in command
          ? { ...command, promise: `between ${seat} and ${command.to}.` }
          : command,
    };
    walk(
      plan,
      ({ game }) => {
        if (stream.below(8) > 0 || game.state.cycle === 0) return;
        for (const viewer of [...game.state.order, 'spectator' as const]) checkView(game, viewer, plan.seed);
      },
      (game, events) => {
        if (game.state.cycle === 0 || game.state.ended !== undefined) return;
        heard += events.length;
        for (const viewer of [...game.state.order, 'spectator' as const])
          for (const event of events) checkEvent(game, event, viewer, plan.seed);
      },
    );
  });
  expect(heard).toBeGreaterThan(5000);
});

test('of any two face-down cards of a resource, one shown to some seats, nobody else can tell which one was sold', () => {
  const stream = quickStream('two cards');
  let met = 0;
  for (const resource of RESOURCES) {
    const cards = COMPANIES.filter((card) => companyOf(card).resource === resource);
    for (let n = 0; n < 4 * THOROUGH; n++) {
      const [shown, kept] = shuffled(cards, stream);
      if (shown === undefined || kept === undefined) throw new Error(`two cards of ${resource} are needed`);
      const [first, second] = [shown, kept].map((sold) => soldUnseen(shown, kept, sold));
      // A player who has seen one of them may not know where it is now.
      same(first?.china, second?.china, `${shown} shown, ${shown} or ${kept} sold: china`);
      same(first?.spectator, second?.spectator, `${shown} shown, ${shown} or ${kept} sold: a spectator`);
      // The two who dealt know, so that the test would see a difference if there were one.
      expect(first?.ussr).not.toEqual(second?.ussr);
      met += 1;
    }
  }
  expect(met).toBeGreaterThanOrEqual(12);
});

/** The USA shows a card to China, then sells one of two to the Soviet Union; all that each reads from then on. */
function soldUnseen(shown: Company, kept: Company, sold: Company): Record<'china' | 'spectator' | 'ussr', unknown> {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    powers: { usa: { cards: { [shown]: 'secret', [kept]: 'secret' } }, ussr: {}, china: {} },
    bidders: ['usa', 'ussr'],
  });
  table.usa.does({ type: 'offer', to: 'china', gives: { [shown]: 1 }, wantsCash: 5000, show: true });
  table.china.does({ type: 'decline-offer', offer: 'usa>china#1' });
  const events = [
    ...table.usa.does({ type: 'offer', to: 'ussr', gives: { [sold]: 1 }, wantsCash: 100 }),
    ...table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' }),
  ];
  const read = (viewer: Viewer) => [
    view(table.game, viewer),
    viewer === 'spectator' ? [] : options(table.game, viewer),
    events.map((event) => redact(event, viewer) ?? 'nothing'),
  ];
  return { china: read(seatId('china')), spectator: read('spectator'), ussr: read(seatId('ussr')) };
}

/** More than any sum in a game that did not begin with it. */
const MARK = 1_000_000_000;
const MARKED = /\d{10}/;

/** View, options with drafts, question and refusals of a seat, in the real and in an imagined game. */
function sameToSeat(game: Game, seat: Seat, command: Command, stream: QuickStream, seed: string): void {
  const seen = view(game, seat);
  const other = imagine(game.setup, seen, stream);
  const what = `${seed}, cycle ${game.state.cycle} stage ${game.state.stage} ${game.state.question?.kind}, ${seat}`;
  same(view(other, seat), seen, `${what}: view`);
  same(sayQuestion(other, seat), sayQuestion(game, seat), `${what}: question`);
  const offers = options(game, seat);
  same(options(other, seat), offers, `${what}: options`);
  for (const offer of offers) {
    const draft = fieldsOf(complete(game, seat, offer, stream));
    let partial: Draft<Command> = emptyDraft(offer.command);
    for (const [field, value] of draft) {
      partial = { ...partial, [field]: value };
      same(options(other, seat, partial), options(game, seat, partial), `${what}: ${JSON.stringify(partial)}`);
    }
    const bent = parseCommand(mutated(Object.fromEntries([['type', offer.command], ...draft]), stream));
    if (bent.ok)
      same(explain(other, seat, bent.value), explain(game, seat, bent.value), `${what}: ${JSON.stringify(bent.value)}`);
  }
  same(explain(other, seat, command), explain(game, seat, command), `${what}: ${JSON.stringify(command)}`);
}

function fieldsOf(command: Command): [string, unknown][] {
  return Object.entries(command).filter(([field]) => field !== 'type');
}

function same(a: unknown, b: unknown, what: string): void {
  const [left, right] = [JSON.stringify(a ?? 'nothing'), JSON.stringify(b ?? 'nothing')];
  if (left === right) return;
  const at = [...left].findIndex((letter, i) => letter !== right[i]);
  throw new Error(
    `${what} differs: imagined ...${left.slice(Math.max(0, at - 80), at + 120)}, real ...${right.slice(Math.max(0, at - 80), at + 120)}`,
  );
}

function checkView(game: Game, viewer: Viewer, seed: string): void {
  const seen = view(game, viewer);
  const { seats, ...rest } = seen;
  const own = viewer === 'spectator' ? undefined : seats[viewer];
  const others = Object.entries(seats).filter(([seat]) => seat !== viewer);
  const texts = [JSON.stringify({ ...rest, seats: others })];
  if (viewer !== 'spectator') texts.push(JSON.stringify(options(game, viewer)));
  const secret = hiddenFrom(game, viewer);
  for (const [i, text] of texts.entries()) {
    // Options may well speak of one's own cash, but then of nobody else's.
    if (i === 0 && MARKED.test(text)) throw new Error(`${seed}: cash in the view of ${viewer}: ${MARKED.exec(text)}`);
    for (const card of secret)
      if (text.includes(`"${card}"`)) throw new Error(`${seed}: ${card} is hidden and ${viewer} can read it`);
    for (const [, a, b] of text.matchAll(/between (\S+) and (\S+)\./g))
      if (viewer !== a && viewer !== b) throw new Error(`${seed}: ${viewer} reads an offer between ${a} and ${b}`);
  }
  if (own !== undefined && own.cash !== game.state.seats[seen.viewer as Seat]?.cash)
    throw new Error('own cash is wrong');
}

function checkEvent(game: Game, event: GameEvent, viewer: Viewer, seed: string): void {
  const seen = redact(event, viewer);
  if (seen === undefined) return;
  const { secret, ...open } = { secret: undefined, ...seen };
  const readers = Object.keys(secret ?? {});
  if (readers.some((reader) => reader !== viewer)) throw new Error(`${seed}: ${viewer} reads a secret of ${readers}`);
  const text = JSON.stringify(open) + (sayEvent(game, seen) ?? '');
  if (MARKED.test(text) && event.to === undefined) throw new Error(`${seed}: cash in ${event.type}: ${text}`);
  for (const [, a, b] of text.matchAll(/between (\S+) and (\S+)\./g))
    if (viewer !== a && viewer !== b)
      throw new Error(`${seed}: ${viewer} hears of an offer between ${a} and ${b}: ${text}`);
}

/** The cards of the deck, and those in other hands that were never shown to them. */
function hiddenFrom(game: Game, viewer: Viewer): Card[] {
  const { state } = game;
  const visible = new Set<Card>();
  for (const seat of state.order) {
    for (const holding of state.seats[seat]?.holdings ?? [])
      if (knowsCard(holding, seat, viewer)) visible.add(holding.card);
  }
  return CARDS.filter((card) => isCompany(card) && !visible.has(card));
}
