import { RESOURCES, UNIT_ROWS, type Value, type View } from '@marshall/rules';
import { countTitle, goodsCount, seatInText, seatTitle, valueTitle, zoneInText } from '../session/names.ts';
import type { Draft, Preview } from '../session/session.ts';
import { unitCount, unitKind } from '../session/units.ts';
import { commandWords, list, money, nameWords, pieceCount, buttonWords as text, words } from '../words.ts';
import { sumOf } from './battle-story.ts';
import { isCounts } from './map-plan.ts';
import { isOrder, type OrderLine, unitsIn } from './orders.ts';
import { spentIn } from './preview.ts';
import { EXPANSION_SAY, TOLD_IN_FULL } from './say-expansions.ts';

type Say = (view: View, draft: Draft) => string | undefined;

/** Commands whose button names the effect with its numbers. */
const SAY: Readonly<Record<string, Say>> = {
  bid: (_, { cubes }) => text.bid(Number(cubes)),
  'place-armies': (_, { territories }) => text.place(pieceCount('army', lengthOf(territories))),
  'place-navies': (_, { navies }) => text.place(pieceCount('navy', lengthOf(navies))),
  'pay-salaries': (_, { pay }) => (pay === 'all' ? text.payAll : text.paySome),
  repay: (_, { billions }) => (billions === 0 ? text.interest : text.repay(money(Number(billions) * 1000))),
  borrow: (_, { billions }) => text.borrow(money(Number(billions) * 1000)),
  move: (_, draft) => orders(draft, text.move),
  withdraw: (_, draft) => orders(draft, text.withdraw),
  reinforce: (_, draft) => orders(draft, text.reinforce),
  occupy: (_, draft) => orders(draft, text.occupy),
  attack: (view, { to, units, against }) =>
    text.attack(
      against === 'militia' ? undefined : seatInText(view, String(against)),
      zoneInText(String(to)),
      counted(view, units),
    ),
  build: (_, draft) => built(draft),
  'build-weapons': (_, { nukes, lStars }) => text.weapons(Number(nukes), Number(lStars)),
  defend: (_, { supplied }) => (supplied ? words.moment.battle.fed : words.moment.battle.unfed),
  'remove-losses': (_, { losses }) => text.remove(lengthOf(losses)),
  launch: (_, { targets }) => text.launch(isCounts(targets) ? sumOf(targets) : 0),
  stand: (_, { champion }) => (champion ? text.champion : text.noChampion),
  'remove-half': (_, { losses }) => text.giveUp(lengthOf(losses)),
  'retaliation-move': (_, draft) => orders(draft, text.move),
  'hire-carriers': (_, draft) => orders(draft, text.carry),
  raise: (_, { amount }) => text.raise(money(Number(amount))),
  'give-cash': (view, { to, amount }) => text.giveCash(money(Number(amount)), seatInText(view, String(to))),
  ...EXPANSION_SAY,
};

/** What a command does, as its button says it. */
export const sayCommand = (view: View, draft: Draft): string =>
  SAY[draft.type]?.(view, draft) ?? commandWords(draft.type).button;

/** The same with what it takes from the supply center, where units move: `Move 1 army to Poland, 1 grain`. */
export function sayWithCost(view: View, draft: Draft, preview: Preview | undefined): string {
  const spent = 'orders' in draft && preview !== undefined ? spentIn(preview) : [];
  return [sayCommand(view, draft), ...(spent.length === 0 ? [] : [list(spent)])].join(', ');
}

function orders({ to, orders: chosen }: Draft, say: typeof text.move): string | undefined {
  const lines: readonly OrderLine[] = Array.isArray(chosen) ? chosen.filter(isOrder) : [];
  const moved = unitsIn(lines.filter(({ how }) => how !== 'by' && how !== 'ashore'));
  const units = list(Object.entries(moved).map(([kind, number]) => unitCount(kind, number)));
  return units === '' ? undefined : say(units, typeof to === 'string' ? zoneInText(to) : undefined);
}

function counted(view: View, units: Value | undefined): string {
  if (typeof units !== 'object' || Array.isArray(units)) return nameWords.nothing;
  const parts = Object.entries(units).filter(([, number]) => number !== 0);
  return list(parts.map(([kind, number]) => countTitle(view, kind, Number(number)))) || nameWords.nothing;
}

const lengthOf = (value: Value | undefined): number => (Array.isArray(value) ? value.length : 0);

function built({ kind, number }: Draft, zone?: string): string | undefined {
  const unit = unitKind(String(kind));
  return unit && text.build(unitCount(unit, Number(number)), money(Number(number) * UNIT_ROWS[unit].price), zone);
}

/** An assault with its way, whom it is at, and who goes: `Assault by air: Attack Brazil with 1 army`. */
function assault(view: View, { type, to, against, orders: chosen }: Draft): string | undefined {
  const lines: readonly OrderLine[] = Array.isArray(chosen) ? chosen.filter(isOrder) : [];
  const units = list(Object.entries(unitsIn(lines)).map(([kind, number]) => unitCount(kind, number)));
  if (units === '') return undefined;
  const who = against === 'militia' ? undefined : seatInText(view, String(against));
  return `${commandWords(type).name}: ${text.attack(who, zoneInText(String(to)), units)}`;
}

/** What a button need not say, because it stands beside what was chosen: where, at whom, and who goes without. */
const TELL: Readonly<Record<string, Say>> = {
  'ask-passage': (view, { type, of }) => `${commandWords(type).name}: ${seatTitle(view, String(of))}`,
  'assault-by-air': assault,
  'assault-by-sea': assault,
  sell: (_, { resource, units }) => traded(resource, units, text.sell),
  buy: (_, { resource, units }) => traded(resource, units, text.buy),
  build: (_, draft) => built(draft, zoneInText(String(draft.zone))),
  launch: (_, { targets }) =>
    isCounts(targets)
      ? text.launch(
          sumOf(targets),
          Object.entries(targets).flatMap(([zone, number]) => (number > 0 ? [zoneInText(zone)] : [])),
        )
      : undefined,
  'pay-salaries': (view, { pay, unpaidCompanies = [], unpaidLaden = {}, unpaidUnits = {} }) => {
    if (pay === 'all') return undefined;
    const companies = Array.isArray(unpaidCompanies) ? unpaidCompanies : [];
    const posts = [unpaidLaden, unpaidUnits].filter(isCounts);
    const unpaid = [
      ...companies.map((company) => valueTitle(view, 'unpaidCompanies', company)),
      ...posts.flatMap(unpaidAt),
    ];
    if (unpaid.length === 0) return text.payAll;
    return text.payBut(list(unpaid.length > NAMED ? unpaidInAll(companies.length, posts) : unpaid));
  },
};

/** Units by where they stand, as a payroll names them: `iberia/army`. */
const unpaidAt = (posts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(posts).flatMap(([post, number]) => {
    const [zone = '', kind = ''] = post.split('/');
    return number > 0 ? [nameWords.in(unitCount(kind, number), zoneInText(zone))] : [];
  });

/** More than these are not named one by one. */
const NAMED = 4;

/** How many go without, by kind: `6 companies`, `4 armies`. */
function unpaidInAll(companies: number, posts: readonly Readonly<Record<string, number>>[]): readonly string[] {
  const units = new Map<string, number>();
  for (const [post, number] of posts.flatMap((each) => Object.entries(each))) {
    const [, kind = ''] = post.split('/');
    if (number > 0) units.set(kind, (units.get(kind) ?? 0) + number);
  }
  return [
    ...(companies > 0 ? [pieceCount('company', companies)] : []),
    ...[...units].map(([kind, number]) => unitCount(kind, number)),
  ];
}

function traded(resource: Value | undefined, units: Value | undefined, say: typeof text.sell): string | undefined {
  const good = RESOURCES.find((each) => each === resource);
  return good === undefined || typeof units !== 'number' ? undefined : say(goodsCount(units, good), undefined);
}

/** A whole command in words, for what happens when nobody answers, what was done and what is advised. */
export function tellCommand(view: View, draft: Draft): string {
  const { type, ...fields } = draft;
  const said = TELL[type]?.(view, draft) ?? SAY[type]?.(view, draft);
  const parts = Object.entries(fields)
    // Why an offer is declined the log tells, in a sentence.
    .filter(([field, value]) => typeof value !== 'boolean' && field !== 'reason')
    .map(([field, value]) => valueTitle(view, field, value))
    .filter((part) => part !== '' && part !== nameWords.none);
  if (TOLD_IN_FULL.has(type) && parts.length > 0) return `${commandWords(type).name}: ${parts.join('; ')}`;
  return said ?? [commandWords(type).button, ...parts].join(': ');
}
