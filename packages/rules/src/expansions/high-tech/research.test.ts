import { sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { quickStream } from '../../dice/index.ts';
import { imagine } from '../../referee/imagine.ts';
import { options } from '../../referee/options.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import { seat } from '../../state/seat.ts';
import { playSilently, scenario } from '../../testing/index.ts';
import { type ChartSketch, techSketch } from './sketch.ts';
import type { Level, Technology } from './technology.ts';

const on = { options: { highTech: true }, stage: 6 } as const;
const [usa, ussr] = [seat('usa'), seat('ussr')];
const draw = { type: 'research-technology' } as const;
const pass = { type: 'pass' } as const;
const agenda = (...lines: Technology[]) => ({ type: 'write-agenda', lines }) as const;
type Table = ReturnType<typeof scenario>;

/** Stage 6 from its blind bid on; everybody bids and the United States goes first. */
function stage6(more: { cycle?: number; cash?: number; charts?: Record<string, ChartSketch> } = {}): Table {
  const table = scenario({
    ...on,
    cycle: more.cycle ?? 1,
    powers: { usa: { cash: more.cash ?? 1000, units: { alaska: 1 } }, ussr: { cash: 1000, units: { russia: 1 } } },
    sets: techSketch({ usa: {}, ussr: {}, ...more.charts }, TOP),
    dice: [6, 5],
  });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  return table;
}
/** The first cards of the piles. */
const TOP: Record<Technology, Level[]> = { army: [3, 5], navy: [2, 4] };

/** The rotation, with the agendas of both. */
function rotation(mine: Technology[], theirs: Technology[], more: { cash?: number; top?: typeof TOP } = {}): Table {
  return scenario({
    ...on,
    phase: 'tech-research',
    bidders: ['usa', 'ussr'],
    powers: { usa: { cash: more.cash ?? 1000 }, ussr: { cash: 1000 } },
    sets: techSketch({ usa: { agenda: mine }, ussr: { agenda: theirs } }, more.top ?? TOP),
  });
}

const levels = (table: Table, of: 'usa' | 'ussr') =>
  table.state.sets.tech?.charts[seat(of)]?.cards.map(({ technology, level }) => `${technology} ${level}`);

test('T-RND-01, X-03 technology is researched from the first cycle on, weapons are not', () => {
  const table = stage6();
  table.usa.does(agenda('army'));
  table.ussr.does(agenda());
  const events = playSilently(table.game, () => table.state.question?.kind === 'tech-research');
  expect(events).toContainEqual(expect.objectContaining({ type: 'first-turn-ban', phase: 'research' }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'tech-research-opened', sequence: ['usa', 'ussr'] }));
  table.usa.does(draw);
  expect(levels(table, 'usa')).toEqual(['army 3']);
});

test('T-AGD-01, Q-T-03 bidders seal their agendas together, after the sequence and before anything is built', () => {
  const table = stage6();
  expect(table.state.question).toMatchObject({ kind: 'tech-agenda', waiting: ['usa', 'ussr'] });
  const [sealed] = table.usa.does(agenda('navy', 'army'));
  expect(sealed === undefined ? '' : redact(sealed, ussr)).toMatchObject({ type: 'sealed', secret: {} });
  // It may be changed until the last one is in.
  table.usa.does(agenda('navy'));
  const events = table.ussr.does(agenda('army'));
  expect(table.state.sets.tech?.charts[usa]?.agenda).toEqual(['navy']);
  expect(events.filter(({ type }) => type === 'agenda-written')).toMatchObject([{ seat: 'usa' }, { seat: 'ussr' }]);
  expect(table.state.question?.kind).toBe('build');
});

test('T-AGD-01, Q-T-02 a player who has not bid for Stage 6 writes no agenda and researches nothing', () => {
  const table = scenario({ ...on, powers: { usa: {}, ussr: {} } });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  expect(table.state.question).toMatchObject({ kind: 'tech-agenda', of: ['usa'] });
  const events = [...table.usa.does(agenda('army')), ...playSilently(table.game, () => table.state.stage !== 6)];
  expect(events.filter(({ type }) => type === 'agenda-written')).toMatchObject([{ seat: 'usa' }]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'tech-research-opened', sequence: ['usa'] }));
});

test('T-AGD-02, Q-T-05 army and navy technology may stand on it, each once; it may be empty', () => {
  const table = stage6();
  const [offer] = options(table.game, usa);
  expect(offer?.next).toEqual({
    field: 'lines',
    domain: { kind: 'list', next: { kind: 'one-of', values: ['army', 'navy'] }, mayStop: true },
  });
  table.usa.isRefused(agenda('army', 'army'), 'Q-T-05');
  table.usa.does(agenda());
  table.ussr.does(agenda('navy', 'army'));
  expect(table.state.sets.tech?.charts[usa]?.agenda).toEqual([]);
  expect(table.state.sets.tech?.charts[ussr]?.agenda).toEqual(['navy', 'army']);
});

test('T-AGD-04, Q-T-03 the order may be written again at the next Stage 6, and stays as it was if nothing is said', () => {
  const table = stage6({ cycle: 2, charts: { usa: { agenda: ['army'] }, ussr: { agenda: ['army', 'navy'] } } });
  table.usa.does(agenda('navy', 'army'));
  const events = playSilently(table.game, () => table.state.question?.kind === 'build');
  expect(events.filter(({ type }) => type === 'agenda-written')).toHaveLength(2);
  expect(table.state.sets.tech?.charts[usa]?.agenda).toEqual(['navy', 'army']);
  expect(table.state.sets.tech?.charts[ussr]?.agenda).toEqual(['army', 'navy']);
});

test('T-AGD-05 nobody sees another agenda while others build', () => {
  const table = stage6();
  const events = [...table.usa.does(agenda('navy', 'army')), ...table.ussr.does(agenda('army'))];
  expect(table.state.question?.kind).toBe('build');
  expect(view(table.game, ussr).sets.tech?.charts[usa]?.agenda).toBeUndefined();
  expect(view(table.game, usa).sets.tech?.charts[usa]?.agenda).toEqual(['navy', 'army']);
  const heard = events.map((event) => redact(event, ussr)).filter((event) => event?.type === 'agenda-written');
  expect(heard).toMatchObject([
    { seat: 'usa', secret: {} },
    { seat: 'ussr', secret: { ussr: { lines: ['army'] } } },
  ]);
});

test('T-ROT-01, Q-T-01 the rotation comes after all building and after strategic research, before the bazaar', () => {
  const table = stage6({ cycle: 2 });
  const phases = table.game.rulebook.phases(6);
  expect(phases).toEqual([
    'blind-bid',
    'player-sequence',
    'tech-agenda',
    'conventional-builds',
    'strategic-builds',
    'research',
    'tech-research',
    'arms-bazaar',
  ]);
  const events = playSilently(table.game, () => table.state.question?.kind === 'tech-research');
  const types = events.map(({ type }) => type);
  expect(types.indexOf('tech-research-opened')).toBeGreaterThan(types.indexOf('research-opened'));
});

test('T-ROT-02, -03, -04, -05 line by line, in the order in which they built', () => {
  const table = rotation(['army', 'navy'], ['navy', 'army']);
  const lines: string[] = [];
  while (table.state.question?.kind === 'tech-research') {
    const [who] = table.state.question.waiting;
    const player = who === 'usa' ? table.usa : table.ussr;
    for (const event of player.does(draw))
      if (event.type === 'technology-researched') lines.push(`${event.seat} ${event.technology}`);
  }
  expect(lines).toEqual(['usa army', 'ussr navy', 'usa navy', 'ussr army']);
  expect([levels(table, 'usa'), levels(table, 'ussr')]).toEqual([
    ['army 3', 'navy 4'],
    ['navy 2', 'army 5'],
  ]);
  expect(table.state.question?.kind).toBe('trade');
});

test('T-AGD-01, T-ROT-03 an onlooker imagines agendas that begin with the lines that each has shown', () => {
  const table = rotation(['army', 'navy'], ['navy', 'army']);
  table.usa.does(draw);
  table.ussr.does(draw);
  for (let i = 0; i < 10; i++) {
    const { state } = imagine(table.game.setup, view(table.game, 'spectator'), quickStream(`agendas ${i}`));
    const charts = state.sets.tech?.charts;
    expect([charts?.[usa]?.agenda[0], charts?.[ussr]?.agenda[0]]).toEqual(['army', 'navy']);
  }
  // Everybody knows their own.
  const { state } = imagine(table.game.setup, view(table.game, usa), quickStream('mine'));
  expect(state.sets.tech?.charts[usa]?.agenda).toEqual(['army', 'navy']);
});

test('T-AGD-03, T-ROT-03 with navy, army on it the first draw is of navy technology, army comes second', () => {
  const table = rotation(['navy', 'army'], []);
  expect(sayQuestion(table.game, usa)).toContain('navy technology');
  expect(table.usa.does(draw)).toContainEqual(
    expect.objectContaining({ type: 'technology-researched', technology: 'navy' }),
  );
  table.ussr.does(pass);
  expect(table.usa.does(draw)).toContainEqual(
    expect.objectContaining({ type: 'technology-researched', technology: 'army' }),
  );
});

test('T-AGD-03 beyond the last line there is nothing to research', () => {
  const table = rotation([], ['army']);
  // Everybody is asked, whatever they have written: an empty agenda shows in nothing.
  expect(table.state.question).toMatchObject({ kind: 'tech-research', waiting: ['usa'] });
  table.usa.isRefused(draw, 'T-AGD-03');
  expect(table.usa.may()).not.toContain('research-technology');
  table.usa.does(pass);
  table.ussr.does(draw);
  table.ussr.isRefused(draw, 'T-AGD-03');
});

test('T-ROT-05, Q-T-04 a player who passes has done with research for this Stage 6 and shows nothing', () => {
  const table = rotation(['army', 'navy'], ['navy', 'army']);
  const [passed] = table.usa.does(pass);
  expect(passed).toMatchObject({ type: 'passed', seat: 'usa' });
  table.ussr.does(draw);
  expect(table.state.question).toMatchObject({ kind: 'tech-research', waiting: ['ussr'] });
  table.ussr.does(draw);
  expect(table.state.question?.kind).toBe('trade');
  expect(levels(table, 'usa')).toEqual([]);
});

test('T-DRW-01, -05 a draw takes the top card of the pile and $200M', () => {
  const table = rotation(['army', 'navy'], []);
  table.usa.does(draw);
  expect(table.usa.has.cash).toBe(800);
  expect(table.state.sets.tech?.piles.army).toHaveLength(9);
  table.ussr.does(pass);
  table.usa.does(draw);
  expect([table.usa.has.cash, levels(table, 'usa')]).toEqual([600, ['army 3', 'navy 2']]);
});

test('T-DRW-01 without $200M in cash nothing is drawn; a loan helps', () => {
  const table = rotation(['army'], [], { cash: 199 });
  expect(table.usa.isRefused(draw, 'T-DRW-01').figures).toEqual({ needed: 200, cash: 199 });
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(draw);
  expect(table.usa.has.cash).toBe(999);
});

test('T-DRW-02 the drawer alone sees the card', () => {
  const table = rotation(['army'], []);
  const [drawn] = table.usa.does(draw);
  if (drawn === undefined) throw new Error('nothing was drawn');
  expect(redact(drawn, usa)).toMatchObject({ type: 'technology-researched', secret: { usa: { level: 3 } } });
  expect(redact(drawn, ussr)).toMatchObject({ type: 'technology-researched', technology: 'army', secret: {} });
  const card = { technology: 'army', open: false, knownTo: [] };
  expect(view(table.game, usa).sets.tech?.charts[usa]?.cards).toEqual([{ ...card, level: 3 }]);
  expect(view(table.game, ussr).sets.tech?.charts[usa]?.cards).toEqual([{ ...card, level: undefined }]);
  expect(view(table.game, 'spectator').sets.tech?.charts[usa]?.cards).toEqual([{ ...card, level: undefined }]);
});

test('T-DRW-03, Q-T-06 with $1000M and both lines drawn they have $600M, two cards, and no third draw', () => {
  const table = rotation(['army', 'navy'], ['army', 'navy']);
  table.usa.does(draw);
  table.ussr.does(draw);
  table.usa.does(draw);
  expect([table.usa.has.cash, levels(table, 'usa')]).toEqual([600, ['army 3', 'navy 2']]);
  table.ussr.does(draw);
  expect(table.state.question?.kind).toBe('trade');
  table.usa.isRefused(draw, 'T-DRW-01');
});

test('T-DRW-04 in a later Stage 6 they draw again for $200M and keep what they have', () => {
  const table = scenario({
    ...on,
    phase: 'tech-research',
    cycle: 3,
    bidders: ['usa'],
    powers: { usa: { cash: 500 }, ussr: {} },
    sets: techSketch({ usa: { agenda: ['army'], cards: { army: [1] } }, ussr: {} }, { army: [4] }),
  });
  table.usa.does(draw);
  expect([table.usa.has.cash, levels(table, 'usa')]).toEqual([300, ['army 1', 'army 4']]);
});

test('Q-T-07 a line whose pile is empty is passed over, and the next one stays open', () => {
  const sets = techSketch({
    usa: { agenda: ['navy', 'army'] },
    ussr: { cards: { navy: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] } },
  });
  const table = scenario({ ...on, phase: 'tech-research', bidders: ['usa'], powers: { usa: {}, ussr: {} }, sets });
  expect(table.usa.does(draw)).toContainEqual(
    expect.objectContaining({ type: 'pile-found-empty', seat: 'usa', technology: 'navy' }),
  );
  expect(table.usa.has.cash).toBe(7000);
  table.usa.does(draw);
  expect([table.usa.has.cash, levels(table, 'usa')]).toEqual([6800, ['army 1']]);
});

test('Q-T-07 with both piles empty nobody is asked', () => {
  const all: Level[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
  const sets = techSketch({ usa: { agenda: ['army'] }, ussr: { cards: { army: all, navy: all } } });
  const table = scenario({ ...on, phase: 'tech-research', bidders: ['usa'], powers: { usa: {}, ussr: {} }, sets });
  expect(table.state.question?.kind).toBe('trade');
});

test('a researcher who resigns leaves the rotation to the others', () => {
  const table = scenario({
    ...on,
    phase: 'tech-research',
    bidders: ['usa', 'ussr'],
    powers: { usa: {}, ussr: {}, china: {} },
    sets: techSketch({ china: {}, usa: { agenda: ['army'] }, ussr: { agenda: ['army'] } }, TOP),
  });
  table.usa.does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind: 'tech-research', waiting: ['ussr'] });
  table.ussr.does(draw);
  expect(levels(table, 'ussr')).toEqual(['army 3']);
});

test('a bidder who resigns before their agenda is written holds nobody up', () => {
  const table = scenario({ ...on, powers: { usa: {}, ussr: {}, china: {} }, dice: [6, 5, 4] });
  for (const player of [table.china, table.usa, table.ussr]) player.does({ type: 'bid', cubes: 1 });
  table.ussr.does(agenda('army'));
  table.usa.does({ type: 'resign' });
  table.china.does(agenda());
  expect(table.state.question?.kind).toBe('build');
  expect(table.state.sets.tech?.charts[ussr]?.agenda).toEqual(['army']);
});
