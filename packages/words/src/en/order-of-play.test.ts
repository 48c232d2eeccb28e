import { seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { en } from './index.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];
const POWERS = new Map<string, 'usa' | 'ussr' | 'china'>([
  ['usa', 'usa'],
  ['ussr', 'ussr'],
  ['china', 'china'],
]);
const speaker = en.speaker((id) => ({ power: POWERS.get(id) }));

test('one bidder spends and several spend; nobody is told as nobody', () => {
  const bids = (by: Readonly<Record<string, number>>) => speaker.event({ type: 'bids-revealed', bids: by });
  expect(bids({})).toBe('Nobody bids.');
  expect(bids({ usa: 1 })).toBe('The USA spends a cube.');
  expect(bids({ usa: 1, china: 1, ussr: 2 })).toBe(
    'The USA and China spend a cube each; the Soviet Union spends two cubes.',
  );
});

test('what leaves the board unpaid is counted with all that is aboard', () => {
  const laden = { carrier: 'navy', cargo: { army: 2 } } as const;
  const paid = (dismissed: readonly object[], unpaid: readonly 'inca-oil'[] = []) =>
    speaker.event({
      type: 'salaries-paid',
      seat: usa,
      amount: 300,
      companies: [],
      unpaid,
      dismissed: dismissed.map(() => ({ zone: 'baltic-sea', units: { navy: 1 }, laden: [laden], relieved: [] })),
    });
  expect(paid([])).toBe('The USA pays $300M in salaries.');
  expect(paid([{}], ['inca-oil'])).toBe(
    'The USA pays $300M in salaries; Inca Oil goes unpaid; 4 units go unpaid and leave the board.',
  );
});

test('the question of building names what may be built, and how many of each a set pays for', () => {
  const question = (kinds: readonly { unit: 'army' | 'navy' | 'apc'; perSet: number }[]) =>
    speaker.question({ kind: 'build', facts: { kinds } });
  const base = [
    { unit: 'army', perSet: 3 },
    { unit: 'navy', perSet: 3 },
  ] as const;
  expect(question(base)).toBe(
    'Build armies or navies, or pass. One set of supplies pays for up to 3 armies or navies.',
  );
  expect(question([...base, { unit: 'apc', perSet: 1 }])).toBe(
    'Build armies, navies or APCs, or pass. One set of supplies pays for up to 3 armies or navies, or 1 APC.',
  );
});

test('placed units are told zone by zone while the line stays short, and counted where it does not', () => {
  const placed = (homes: readonly ('alaska' | 'western-canada' | 'western-usa' | 'midwest-usa' | 'eastern-usa')[]) => {
    const placement = Object.fromEntries(homes.map((zone) => [zone, { army: 1 }]));
    return speaker.event({ type: 'units-placed', placements: { [usa]: placement, [ussr]: placement, [china]: {} } });
  };
  expect(placed(['alaska'])).toBe('The USA places 1 army in Alaska; the Soviet Union 1 army in Alaska; China nothing.');
  expect(placed(['alaska', 'western-canada'])).toBe(
    'The USA places 1 army each in Alaska and Western Canada; the Soviet Union 1 army each in Alaska and Western Canada; China nothing.',
  );
  expect(placed(['alaska', 'western-canada', 'western-usa', 'midwest-usa', 'eastern-usa'])).toBe(
    'The USA places 5 armies; the Soviet Union 5 armies; China nothing.',
  );
});

test('prices that open alike are said once', () => {
  const opened = (oil: number) =>
    speaker.event({ type: 'prices-set', spots: { grain: 9, oil, minerals: 9 } } as Parameters<typeof speaker.event>[0]);
  expect(opened(9)).toMatch(/^All prices open at \$\d+M\.$/);
  expect(opened(8)).toMatch(/^Prices open at \$\d+M for grain, \$\d+M for oil and \$\d+M for minerals\.$/);
});

test('the wealthiest wins a Détente, and several share it', () => {
  const ended = (winners: readonly (typeof usa)[]) =>
    speaker.event({ type: 'game-ended', how: 'detente', winners, table: [] });
  expect(ended([ussr])).toBe('The game ends in Détente: the Soviet Union is the wealthiest and wins.');
  expect(ended([ussr, china])).toBe(
    'The game ends in Détente: the Soviet Union and China are equally wealthy and share the win.',
  );
});
