import { type Command, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Chronicle } from '../solo/lines.ts';
import { nextCardOf, searchesIn } from './search.ts';

const [europe, ussr] = [seat('europe'), seat('ussr')];

/** Europe searches; what its eyes see of the search and of the next card. */
function searching(sketch: Parameters<typeof scenario>[0], ...commands: readonly Command[]) {
  const table = scenario({ bidders: ['europe'], ...sketch });
  const chronicle = new Chronicle();
  for (const command of commands) chronicle.add(table.europe.does(command), europe);
  const seen = (who = europe) => {
    chronicle.rewind();
    const search = searchesIn(chronicle.tell(table.game, who)).at(-1);
    return { search, next: search && nextCardOf(view(table.game, who), search) };
  };
  return { table, seen };
}

const RESEARCH = {
  stage: 6,
  phase: 'research',
  cycle: 2,
  powers: { europe: { cash: 6000, minerals: 12 }, ussr: {} },
  deck: ['palliser-grain', 'shan-mines', 'nuke-1'],
} as const;

test('B-KIT-05 three nukes and two L-stars are in the deck, and each card that is turned leaves one fewer', () => {
  const { table, seen } = searching(RESEARCH, { type: 'research', weapon: 'nuke' });
  const all = view(table.game, europe).deckSize;
  expect(seen().next).toEqual({ wanted: 3, cards: all, goBack: 0, exact: true });
  table.europe.does({ type: 'turn-research-card' });
  const star = searching(RESEARCH, { type: 'research', weapon: 'l-star' }, { type: 'turn-research-card' });
  expect(star.seen().next).toMatchObject({ wanted: 2, cards: all - 1 });
});

test('a search ends with the find, which is the last card turned', () => {
  const turn: Command = { type: 'turn-research-card' };
  const { seen } = searching(RESEARCH, { type: 'research', weapon: 'nuke' }, turn, turn, turn);
  const { search, next } = seen();
  expect(search).toMatchObject({ seat: europe, wanted: 'nuke', over: true });
  expect(search?.cards).toHaveLength(3);
  expect(search?.found).toBe(search?.cards.at(-1)?.n);
  expect(next).toBeUndefined();
});

const PROSPECT = {
  stage: 7,
  phase: 'prospecting',
  powers: {
    europe: { cash: 3000, cards: { 'inca-oil': 'open' } },
    ussr: { cards: { 'baqa-oil': 'secret', 'shan-mines': 'secret' }, units: { iran: 1 } },
  },
  nuked: ['iraq'],
} as const;

test('Q-B-88 companies in nobody’s hands are in the deck; those under others or under a cloud would go back', () => {
  const { table, seen } = searching(PROSPECT, { type: 'prospect', resource: 'oil' });
  const cards = view(table.game, europe).deckSize;
  const held = table.state.order
    .flatMap((who) => table.state.seats[who]?.holdings ?? [])
    .filter(({ card }) => /oil|tiksi/.test(card)).length;
  expect(seen().next).toEqual({ wanted: 20 - held, cards, goBack: 2, exact: false });
});

test('what others hold face down counts by its resource alone: nobody learns from the odds which card it is', () => {
  const other = { ...PROSPECT.powers.ussr, cards: { 'taranaki-oil': 'secret', 'shan-mines': 'secret' } } as const;
  const a = searching(PROSPECT, { type: 'prospect', resource: 'oil' });
  const b = searching(
    { ...PROSPECT, powers: { ...PROSPECT.powers, ussr: other } },
    { type: 'prospect', resource: 'oil' },
  );
  expect(b.seen().next).toEqual(a.seen().next);
  expect(a.seen(ussr).next).toMatchObject({ wanted: a.seen().next?.wanted });
});
