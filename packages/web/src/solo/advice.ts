import {
  type BattleOdds,
  battleOdds,
  type Chance,
  type Command,
  chanceThat,
  chartBattleOdds,
  clashOdds,
  type Game,
  type GameEvent,
  imagine,
  options,
  parseCommand,
  perform,
  RESOURCES,
  type Resource,
  type Seat,
  type StrikeOdds,
  spreadOf,
  strikeOdds,
  type Value,
  view,
} from '@marshall/rules';
import { percent } from '../decimals.ts';
import { warningsOf } from '../moment/warnings.ts';
import { FIRST_SHEET, type Force, KINDS, MOST, type OddsSheet, writeSheet } from '../odds/sheet.ts';
import type { Draft, Odds, OddsRow, Preview } from '../session/session.ts';
import type { Elsewhere } from './messages.ts';

/** A game as full as what a seat knows of a table elsewhere, for questions whose answers do not depend on the rest. */
export const imagined = ({ setup, view }: Elsewhere): Game => imagine(setup, view, { position: 0, below: () => 0 });

const BATTLES: ReadonlySet<string> = new Set([
  'attack',
  'assault-by-sea',
  'assault-by-air',
  'continue-assault',
  'defend',
  'remove-losses',
  'get-off',
  'name-target',
  'absorb',
  'disclose',
  'attack-ships',
  'strike-first',
]);
const STRIKES: ReadonlySet<string> = new Set(['launch', 'space-blast', 'shoot', 'hold-fire', 'stand']);

/** The exact odds of a command, where dice follow from it. */
export function oddsOf(game: Game, seat: Seat, draft: Draft): Odds | undefined {
  if (!BATTLES.has(draft.type) && !STRIKES.has(draft.type) && draft.type !== 'clash') return undefined;
  const command = parseCommand(draft);
  if (!command.ok) return undefined;
  if (command.value.type === 'clash') return oddsOfClash(game, seat, command.value);
  if (BATTLES.has(draft.type)) {
    const chart = oddsByChart(game, seat, command.value, draft);
    if (chart !== undefined) return chart;
    const odds = battleOdds(game, seat, command.value);
    return odds.ok ? { ...battleRows(odds.value, seat), ...exploredIn(game, odds.value, draft) } : undefined;
  }
  const odds = strikeOdds(game, seat, command.value);
  return odds.ok ? strikeRows(odds.value) : undefined;
}

/** A battle that begins now, as the odds explorer takes it. */
function exploredIn({ state, setup }: Game, odds: BattleOdds, { type }: Draft): Pick<Odds, 'explored'> {
  const tactic = OPENINGS[type];
  const { attacker, defender, forces } = odds;
  const both = [forces.attacker, forces.defender];
  if (
    tactic === undefined ||
    // A landing out of ships is a matter of its own.
    (forces.attacker.ship ?? 0) > 0 ||
    both.some((units) => Object.keys(units).some((kind) => !KINDS.some((each) => each === kind)))
  )
    return {};
  const force = (side: 'attacker' | 'defender', seat: Seat | undefined): Force => {
    const { grain = 0, oil = 0, minerals = 0 } = (seat === undefined ? undefined : state.seats[seat]?.supplies) ?? {};
    const { army = 0, navy = 0, apc = 0, ship = 0 } = forces[side];
    return {
      units: { army, navy, apc, ship },
      lStars: (seat === undefined ? undefined : state.seats[seat]?.lStars) ?? 0,
      sets: Math.min(MOST.sets, grain, oil, minerals),
      levels: levelsOf(state, seat),
    };
  };
  const explored = writeSheet({
    ...FIRST_SHEET,
    attacker: force('attacker', attacker),
    defender: force('defender', defender),
    militia: defender === undefined,
    tactic,
    toTheEnd: false,
    apc: setup.options.apc,
    merchantMarine: setup.options.merchantMarine,
    highTech: setup.options.highTech,
    chart: setup.options.combatResolution === 'chart',
  });
  return { explored };
}

/** The levels of technology that everybody has seen. */
function levelsOf({ sets: { tech } }: Game['state'], seat: Seat | undefined): Force['levels'] {
  const deployed = seat === undefined ? undefined : tech?.charts[seat]?.deployed;
  return { army: deployed?.army.shown ?? 0, navy: deployed?.navy.shown ?? 0 };
}

const OPENINGS: Readonly<Record<string, OddsSheet['tactic']>> = {
  attack: 'direct',
  'attack-ships': 'direct',
  'assault-by-sea': 'amphibious',
  'assault-by-air': 'airborne',
};

/** Draws, and answers that others do not see: what follows from them is not foretold. */
const UNFORETOLD: ReadonlySet<string> = new Set(['rolled', 'deck-shuffled', 'permuted', 'sealed']);

/**
 * What a complete command would cost and by which way its units would go: carried out on a game that is full of what the
 * seat knows, so that it tells nothing else.
 */
export function previewOf(game: Game, seat: Seat, draft: Draft): Preview | undefined {
  const command = parseCommand(draft);
  if (!command.ok) return undefined;
  const seen = view(game, seat);
  const copy = imagined({ setup: game.setup, view: seen });
  const before = holdings(copy, seat);
  const result = perform(copy, seat, command.value);
  if (!result.ok) return undefined;
  const foretold = !result.value.some(({ type }) => UNFORETOLD.has(type) || type.endsWith('card-turned'));
  const found = warningsOf({ seat, draft, before: seen, after: foretold ? view(copy, seat) : undefined });
  const warnings = found.length === 0 ? {} : { warnings: found };
  if (!foretold) return found.length === 0 ? undefined : { changes: [], legs: [], ...warnings };
  const after = holdings(copy, seat);
  const moved = result.value.find((event) => event.type === 'units-moved');
  return {
    changes: before.flatMap(({ what, number }) => {
      const then = after.find((other) => other.what === what)?.number ?? number;
      return then === number ? [] : [{ what, before: number, after: then }];
    }),
    legs:
      moved?.type === 'units-moved'
        ? moved.legs.map((leg) => ({ ...leg, path: 'path' in leg ? leg.path : [leg.to] }))
        : [],
    ...sailingIn(result.value, seat),
    ...warnings,
  };
}

/** The ships of a seat that sail in some events, for freight or for danger pay. */
function sailingIn(events: readonly GameEvent[], seat: Seat): Pick<Preview, 'sailing'> {
  for (const event of events) {
    if (!('sailing' in event) || ('user' in event ? event.user : event.seat) !== seat) continue;
    const ships = event.sailing.reduce((all, each) => all + each.ships, 0);
    return { sailing: { ships, pay: event.freight, danger: event.type !== 'freight-paid' } };
  }
  return {};
}

function holdings(game: Game, seat: Seat): { readonly what: 'cash' | Resource; readonly number: number }[] {
  const player = game.state.seats[seat];
  if (player === undefined) return [];
  return [{ what: 'cash', number: player.cash }, ...RESOURCES.map((what) => ({ what, number: player.supplies[what] }))];
}

/** The destinations to which units of one zone can go. */
export function reachOf(game: Game, seat: Seat, type: string, origin: string): readonly string[] {
  const next = nextOf(game, seat, { type });
  if (next?.field !== 'to' || next.domain.kind !== 'one-of') return [];
  return next.domain.values.filter((to): to is string => {
    if (typeof to !== 'string') return false;
    const orders = nextOf(game, seat, { type, to });
    const lines =
      orders?.domain.kind === 'list' && orders.domain.next.kind === 'one-of' ? orders.domain.next.values : [];
    return lines.some((line) => comesFrom(line, origin));
  });
}

const comesFrom = (line: Value, origin: string): boolean =>
  typeof line === 'object' && !Array.isArray(line) && ('from' in line ? line.from : undefined) === origin;

// A draft from the page has fields of any kind; the referee checks each of them.
const nextOf = (game: Game, seat: Seat, draft: Draft) => options(game, seat, draft as Partial<Command>)[0]?.next;

/** More rows than this tell nobody anything. */
const MOST_ROWS = 3;

function battleRows({ attacker, forces, dice, outcomes, policies, target }: BattleOdds, seat: Seat): Odds {
  const attacks = seat === attacker;
  const [yours, theirs] = attacks
    ? ([forces.attacker, forces.defender] as const)
    : ([forces.defender, forces.attacker] as const);
  const removed = spreadOf(outcomes, (outcome) => sum(attacks ? outcome.defenderLost : outcome.attackerLost));
  const lost = spreadOf(outcomes, (outcome) => sum(attacks ? outcome.attackerLost : outcome.defenderLost));
  const taken = chanceThat(outcomes, ({ captured }) => captured);
  return {
    rows: [
      ...atLeast('remove', removed, sum(theirs)),
      ...atLeast('lose', lost, sum(yours)),
      ...(taken.ways > 0n
        ? [row({ about: attacks ? 'take' : 'hold', zone: target }, attacks ? taken : not(taken))]
        : []),
    ],
    ...(dice === undefined
      ? {}
      : {
          dice: {
            yours: sum(attacks ? dice.attacker : dice.defender),
            theirs: sum(attacks ? dice.defender : dice.attacker),
          },
          diceFor: attacks
            ? { yours: dice.attacker, theirs: dice.defender }
            : { yours: dice.defender, theirs: dice.attacker },
        }),
    supposed: policies,
  };
}

/** The same with the letters of the Military Conflict Chart, if the battle is read from it. */
function oddsByChart(game: Game, seat: Seat, command: Command, draft: Draft): Odds | undefined {
  if (game.setup.options.combatResolution !== 'chart') return undefined;
  const odds = chartBattleOdds(game, seat, command);
  if (!odds.ok) return undefined;
  const { battle, ...chart } = odds.value;
  return {
    ...battleRows(battle, seat),
    chart: { ...chart, side: seat === battle.attacker ? 'attacker' : 'defender' },
    ...exploredIn(game, battle, draft),
  };
}

function strikeRows({ targets, outcomes, policies }: StrikeOdds): Odds {
  const nukes = targets.reduce((all, target) => all + target.nukes, 0);
  const zones = targets.flatMap(({ at }) => (at === 'space' ? [] : [at]));
  const down = spreadOf(outcomes, ({ shotDown }) => shotDown);
  const ends = chanceThat(outcomes, ({ gameEnds }) => gameEnds);
  const blasted = chanceThat(outcomes, (outcome) => outcome.blasted);
  return {
    rows: [
      ...zones.map((zone) =>
        row(
          { about: 'strike', zone },
          chanceThat(outcomes, ({ struck }) => struck.includes(zone)),
        ),
      ),
      ...(zones.length < targets.length ? [row({ about: 'blast' }, blasted)] : []),
      ...atLeast('shoot-down', down, nukes),
      ...(ends.ways > 0n ? [row({ about: 'end' }, ends)] : []),
    ],
    supposed: policies,
  };
}

function oddsOfClash(game: Game, seat: Seat, command: Extract<Command, { type: 'clash' }>): Odds | undefined {
  const odds = clashOdds(game, seat, command);
  if (!odds.ok) return undefined;
  return {
    rows: [seat, command.with].map((loser) =>
      row(
        { about: 'clash', seat: loser },
        chanceThat(odds.value, ({ losers }) => losers.some((each) => each === loser)),
      ),
    ),
    supposed: [],
  };
}

function atLeast(about: OddsRow['about'], spread: ReturnType<typeof spreadOf>, most: number): OddsRow[] {
  const some = spread.filter(({ number }) => number > 0);
  // What is certain goes without saying, unless nothing else can be said.
  const open = some.filter(({ atLeast: { ways, of } }) => ways < of);
  return (open.length > 0 ? open : some.slice(-1))
    .slice(0, MOST_ROWS)
    .map(({ number, atLeast: chance }) => row({ about, number, ...(number === most ? { all: true } : {}) }, chance));
}

function row(what: Omit<OddsRow, 'percent' | 'share'>, chance: Chance): OddsRow {
  return { ...what, percent: percent(chance), share: Number((chance.ways * 10_000n) / chance.of) / 10_000 };
}

const not = ({ ways, of }: Chance): Chance => ({ ways: of - ways, of });

const sum = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((all, number) => all + (number ?? 0), 0);
