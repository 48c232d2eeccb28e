// What a viewer may know of charts, cards and piles (ledger, section 9; X-29), and charts that would look the same to them.
import { type Stream, shuffled } from '../../dice/index.ts';
import type { Viewer } from '../../referee/redact.ts';
import type { View } from '../../referee/view.ts';
import { nearest } from '../../state/agenda.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly, Position } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { CARDS, LICENCES } from './sales.ts';
import { type Chart, type Deployed, emptyChart, hasSeen, type TechCard, type TechState } from './state.ts';
import { cardsFor, LEVELS, type Level, type Rank, TECHNOLOGIES, type Technology } from './technology.ts';

export interface TechView {
  /** How many cards lie in each draw pile. */
  readonly piles: Readonly<Record<Technology, number>>;
  readonly charts: Readonly<Record<Seat, ChartView>>;
}

/** A chart; what the viewer may not know is undefined. */
export interface ChartView {
  readonly agenda: readonly Technology[] | undefined;
  readonly cards: readonly CardView[];
  readonly rights: readonly RightView[];
  readonly deployed: Readonly<Record<Technology, DeployedView>>;
}
export interface CardView {
  readonly technology: Technology;
  readonly level: Level | undefined;
  readonly open: boolean;
  /** Who else knows it, as far as its holder can tell; empty to others. */
  readonly knownTo: readonly Seat[];
}
export interface RightView {
  readonly technology: Technology;
  readonly level: Level | undefined;
  readonly dice: 1 | 2;
}
export interface DeployedView {
  readonly level: Rank | undefined;
  readonly shown: Rank;
  readonly raises: number;
}

/** The slot as a viewer may know it. */
export function techView(state: Position, viewer: Viewer): { readonly tech?: TechView } {
  const { tech } = state.sets;
  if (tech === undefined) return {};
  const charts: Record<Seat, ChartView> = {};
  for (const seat of state.order) charts[seat] = chartView(sure(tech.charts[seat]), seat, viewer);
  return { tech: { piles: { army: tech.piles.army.length, navy: tech.piles.navy.length }, charts } };
}

function chartView(chart: DeepReadonly<Chart>, holder: Seat, viewer: Viewer): ChartView {
  const own = holder === viewer;
  return {
    agenda: own ? chart.agenda : undefined,
    cards: chart.cards.map((card) => cardView(card, own, viewer)).sort(inOrder),
    // A licence is sold before everybody's eyes.
    rights: chart.rights
      .map(({ technology, level, dice }) => ({ technology, dice, level: own || dice === 2 ? level : undefined }))
      .sort(inOrder),
    deployed: { army: deployedView(chart.deployed.army, own), navy: deployedView(chart.deployed.navy, own) },
  };
}

function cardView(card: DeepReadonly<TechCard>, own: boolean, viewer: Viewer) {
  const { technology, level, open, knownTo } = card;
  const known = own || open || (viewer !== 'spectator' && hasSeen(card, viewer));
  return { technology, level: known ? level : undefined, open, knownTo: own ? knownTo : [] };
}

function deployedView({ level, shown, raises }: DeepReadonly<Deployed>, own: boolean): DeployedView {
  // Nothing deployed, or nothing since it was shown: everybody knows the level.
  return { level: own || raises === 0 ? level : undefined, shown, raises };
}

/** Hands are seen sorted, so that their order tells nothing of what went out of them. */
function inOrder(a: RightView | CardView, b: RightView | CardView): number {
  return keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0;
}

function keyOf(card: RightView | CardView): string {
  const others = 'knownTo' in card ? `${card.open} ${card.knownTo.join()}` : card.dice;
  return `${card.technology} ${card.level ?? 9} ${others}`;
}

/** Charts and piles consistent with what a viewer knows. */
export function imagineTech(seen: View, stream: Stream): { tech?: TechState } {
  const { tech } = seen.sets;
  if (tech === undefined) return {};
  const hidden: TechState['piles'] = { army: unseen(seen, 'army', stream), navy: unseen(seen, 'navy', stream) };
  const charts: TechState['charts'] = {};
  for (const seat of seen.order) {
    const known = tech.charts[seat];
    charts[seat] = known === undefined ? emptyChart() : imagineChart(known, seat, seen, hidden, stream);
  }
  return { tech: { piles: hidden, charts } };
}

function imagineChart(
  known: ChartView,
  seat: Seat,
  { viewer, agenda, offers }: View,
  hidden: TechState['piles'],
  stream: Stream,
): Chart {
  const offered = offeredBy(seat, known, offers);
  const lines = nearest(agenda, 'tech-research')?.taken.flatMap((line) => (line.seat === seat ? line.technology : []));
  return {
    agenda: known.agenda === undefined ? imagineAgenda(lines ?? [], stream) : [...known.agenda],
    cards: known.cards.map((card) => ({
      technology: card.technology,
      level: card.level ?? drawOffered(offered, hidden, card.technology) ?? draw(hidden[card.technology]),
      open: card.open,
      knownTo: knowing(card, seat, viewer),
    })),
    rights: known.rights.map(({ technology, level, dice }) => ({
      technology,
      dice,
      level: level ?? LEVELS[stream.below(LEVELS.length)] ?? 1,
    })),
    deployed: { army: imagineLevel(known.deployed.army, stream), navy: imagineLevel(known.deployed.navy, stream) },
  };
}

/** A holder knows to whom they showed a card; what another does not show to all is known to the viewer alone. */
function knowing(card: CardView, holder: Seat, viewer: Viewer): readonly Seat[] {
  if (holder === viewer) return card.knownTo;
  return card.level === undefined || card.open || viewer === 'spectator' ? [] : [viewer];
}

/** The lines shown so far came first. */
function imagineAgenda(shown: readonly Technology[], stream: Stream): Technology[] {
  const rest = TECHNOLOGIES.filter((technology) => !shown.includes(technology));
  return [...shown, ...shuffled(rest, stream).slice(0, stream.below(rest.length + 1))];
}

function imagineLevel({ level, shown, raises }: DeployedView, stream: Stream): Deployed {
  const least = shown + raises;
  const possible = LEVELS.filter((each) => each >= least);
  return { level: level ?? possible[stream.below(possible.length)] ?? 5, shown, raises };
}

/** Cards that a player lays open in an offer to the viewer, except for those known anyway. */
function offeredBy(
  seat: Seat,
  { cards }: ChartView,
  offers: View['offers'],
): { technology: Technology; level: Level }[] {
  const goods = offers.flatMap(({ from, gives }) => (from === seat ? Object.keys(gives.goods) : []));
  const named = goods.flatMap((good) => CARDS.get(good) ?? LICENCES.get(good) ?? []);
  return named.filter(
    ({ technology, level }) => !cards.some((card) => card.technology === technology && card.level === level),
  );
}

/** The level of an offered card that is not known to lie elsewhere. */
function drawOffered(
  offered: { technology: Technology; level: Level }[],
  hidden: TechState['piles'],
  technology: Technology,
): Level | undefined {
  const at = offered.findIndex((each) => each.technology === technology && hidden[technology].includes(each.level));
  const [found] = at < 0 ? [] : offered.splice(at, 1);
  if (found === undefined) return undefined;
  hidden[technology].splice(hidden[technology].indexOf(found.level), 1);
  return found.level;
}

function draw(hidden: Level[]): Level {
  const level = hidden.shift();
  if (level === undefined) throw new Error('no hidden card is left');
  return level;
}

/** Cards of a technology whose place the viewer does not know. */
function unseen({ sets, order }: View, technology: Technology, stream: Stream): Level[] {
  const cards = cardsFor(order.length);
  for (const seat of order) {
    for (const card of sets.tech?.charts[seat]?.cards ?? []) {
      if (card.technology === technology && card.level !== undefined) cards.splice(cards.indexOf(card.level), 1);
    }
  }
  return shuffled(cards, stream);
}
