import { clampSpot, priceAt, RESOURCES, UNIT_ROWS, type Value, type View } from '@marshall/rules';
import { countTitle, goodsCount, seatInText, valueTitle, zoneTitle } from '../session/names.ts';
import type { Draft } from '../session/session.ts';
import { unitCount, unitKind } from '../session/units.ts';
import { commandWords } from '../words/commands.ts';
import { list, money, pieceCount } from '../words.ts';
import { sumOf } from './battle-story.ts';
import { isCounts } from './map-plan.ts';
import { isOrder, numberIn, type OrderLine } from './orders.ts';
import { EXPANSION_SAY, TOLD_IN_FULL } from './say-expansions.ts';

type Say = (view: View, draft: Draft) => string | undefined;

/** Commands whose button names the effect with its numbers. */
const SAY: Readonly<Record<string, Say>> = {
  bid: (_, { cubes }) => (cubes === 0 ? 'Seal: keep the cube' : `Seal: bid ${cubes === 1 ? 'one cube' : 'two cubes'}`),
  sell: (view, draft) => trade(view, draft, 'Sell'),
  buy: (view, draft) => trade(view, draft, 'Buy'),
  'place-armies': (_, { territories }) => `Place ${pieceCount('army', lengthOf(territories))}`,
  'place-navies': (_, { navies }) => `Place ${pieceCount('navy', lengthOf(navies))}`,
  'pay-salaries': (_, { pay }) => (pay === 'all' ? 'Pay everybody' : 'Pay the others'),
  repay: (_, { billions }) =>
    billions === 0 ? 'Pay the interest' : `Pay interest, repay ${money(Number(billions) * 1000)}`,
  borrow: (_, { billions }) => `Borrow ${money(Number(billions) * 1000)}`,
  move: (_, draft) => orders(draft, 'Move'),
  withdraw: (_, draft) => orders(draft, 'Withdraw'),
  reinforce: (_, draft) => orders(draft, 'Bring'),
  occupy: (_, draft) => orders(draft, 'Move in with'),
  attack: (view, { to, units, against }) =>
    `Attack ${against === 'militia' ? '' : `${seatInText(view, String(against))} in `}${zoneTitle(String(to))} with ${counted(view, units)}`,
  build: (_, { kind, number }) => {
    const unit = unitKind(String(kind));
    return unit && `Build ${unitCount(unit, Number(number))} for ${money(Number(number) * UNIT_ROWS[unit].price)}`;
  },
  'build-weapons': (_, { nukes, lStars }) =>
    `Build ${
      list([
        ...(nukes ? [`${nukes} ${nukes === 1 ? 'nuke' : 'nukes'}`] : []),
        ...(lStars ? [`${lStars} ${lStars === 1 ? 'L-star' : 'L-stars'}`] : []),
      ]) || 'nothing'
    }`,
  defend: (_, { supplied }) => (supplied ? 'Fight with two dice' : 'Resist with one die'),
  'remove-losses': (_, { losses }) => {
    const number = lengthOf(losses);
    return number === 0 ? 'Remove nothing' : `Remove ${number} ${number === 1 ? 'unit' : 'units'}`;
  },
  launch: (_, { targets }) => {
    const number = isCounts(targets) ? sumOf(targets) : 0;
    return `Launch ${number} ${number === 1 ? 'nuke' : 'nukes'}`;
  },
  stand: (_, { champion }) => (champion ? 'Seal: defend others' : 'Seal: defend nobody else'),
  'remove-half': (_, { losses }) => {
    const number = lengthOf(losses);
    return `Give up ${number} ${number === 1 ? 'unit' : 'units'}`;
  },
  'retaliation-move': (_, draft) => orders(draft, 'Move'),
  'hire-carriers': (_, draft) => orders(draft, 'Carry'),
  raise: (_, { amount }) => `Bid ${money(Number(amount))}`,
  'give-cash': (view, { to, amount }) => `Give ${money(Number(amount))} to ${seatInText(view, String(to))}`,
  ...EXPANSION_SAY,
};

/** What a command does, as its button says it. */
export const sayCommand = (view: View, draft: Draft): string =>
  SAY[draft.type]?.(view, draft) ?? commandWords(draft.type).button;

function trade(view: View, { resource, units }: Draft, verb: 'Sell' | 'Buy'): string | undefined {
  const good = RESOURCES.find((each) => each === resource);
  if (good === undefined || typeof units !== 'number') return undefined;
  return `${verb} ${goodsCount(units, good)} for ${money(units * priceAt(clampSpot(view.market[good])))}`;
}

function orders({ to, orders: chosen }: Draft, verb: string): string | undefined {
  const lines: readonly OrderLine[] = Array.isArray(chosen) ? chosen.filter(isOrder) : [];
  const moved = lines.filter(({ how }) => how !== 'by' && how !== 'ashore' && how !== 'board');
  const number = moved.reduce((sum, line) => sum + numberIn(line), 0);
  if (number === 0) return undefined;
  const where = typeof to === 'string' ? ` to ${zoneTitle(to)}` : '';
  return `${verb} ${number} ${number === 1 ? 'unit' : 'units'}${where}`;
}

function counted(view: View, units: Value | undefined): string {
  if (typeof units !== 'object' || Array.isArray(units)) return 'nothing';
  const parts = Object.entries(units).filter(([, number]) => number !== 0);
  return list(parts.map(([kind, number]) => countTitle(view, kind, Number(number)))) || 'nothing';
}

const lengthOf = (value: Value | undefined): number => (Array.isArray(value) ? value.length : 0);

/** A whole command in words, for what happens when nobody answers. */
export function tellCommand(view: View, draft: Draft): string {
  const { type, ...fields } = draft;
  const said = SAY[type]?.(view, draft);
  const parts = Object.entries(fields)
    .filter(([, value]) => typeof value !== 'boolean')
    .map(([field, value]) => valueTitle(view, field, value))
    .filter((part) => part !== '' && part !== 'none');
  if (TOLD_IN_FULL.has(type) && parts.length > 0) return `${commandWords(type).name}: ${parts.join('; ')}`;
  return said ?? [commandWords(type).button, ...parts].join(': ');
}
