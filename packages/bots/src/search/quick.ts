// What a seat does in a playout: a few cheap rules, read off the imagined game itself. Everything they have no rule for is
// answered as for a silent seat.
import {
  type Command,
  type Game,
  homeOf,
  homePower,
  isTerritory,
  landBorders,
  priceAt,
  type QuestionKind,
  type QuickStream,
  RESOURCES,
  type Resource,
  type Seat,
  TERRITORIES,
  type Territory,
  zoneIndex,
} from '@marshall/rules';

type Player = NonNullable<Game['state']['seats'][Seat]>;

/** Below this nobody sells, and above that nobody buys, in millions. */
const HOLD_OUT = 250;
const DEAR = 300;
/** What everybody keeps for the next salaries. */
const RESERVE = 800;
const ARMY_PRICE = 100;
const ARMIES_A_SET = 3;

/** A command by rule; undefined where the seat keeps silent. `superiority` is how much larger than its target a force must be. */
export function quickly(
  game: Game,
  seat: Seat,
  kind: QuestionKind,
  stream: QuickStream,
  superiority: number,
): Command | undefined {
  const player = game.state.seats[seat];
  if (player === undefined) return undefined;
  switch (kind) {
    case 'bid':
      return { type: 'bid', cubes: wantsStage(game, seat, player, stream, superiority) ? 1 : 0 };
    case 'sell':
      return sale(game, player);
    case 'buy':
      return purchase(game, player);
    case 'attack':
    case 'counterattack':
      return attack(game, seat, player, superiority);
    case 'occupy':
      return occupation(game, seat, player);
    case 'build':
      return build(game, seat, player);
    default:
      return undefined;
  }
}

/** A cube goes to a stage that has something for the seat; now and then somebody thinks otherwise. */
function wantsStage(game: Game, seat: Seat, player: Player, stream: QuickStream, superiority: number): boolean {
  if (player.cubes === 0 || stream.below(8) === 0) return false;
  switch (game.state.stage) {
    case 3:
      return sale(game, player) !== undefined;
    case 4:
      return attack(game, seat, player, superiority) !== undefined;
    case 6:
      return armiesToBuild(player) >= 2;
    case 7:
      return purchase(game, player) !== undefined;
    default:
      return false;
  }
}

function sale({ state }: Game, { supplies }: Player): Command | undefined {
  let best: { readonly resource: Resource; readonly units: number; readonly proceeds: number } | undefined;
  for (const resource of RESOURCES) {
    const units = supplies[resource] - 2;
    const price = priceAt(state.market[resource]);
    if (units < 1 || price < HOLD_OUT || units * price <= (best?.proceeds ?? 0)) continue;
    best = { resource, units, proceeds: units * price };
  }
  return best === undefined ? undefined : { type: 'sell', resource: best.resource, units: best.units };
}

function purchase({ state }: Game, { supplies, cash, centers }: Player): Command | undefined {
  let best: { readonly resource: Resource; readonly units: number; readonly gain: number } | undefined;
  for (const resource of RESOURCES) {
    const price = priceAt(state.market[resource]);
    const room = 12 * centers - supplies[resource];
    const units = Math.min(room, Math.floor((cash - RESERVE) / price));
    const gain = units * (2 * HOLD_OUT - price);
    if (units < 2 || price > DEAR || gain <= (best?.gain ?? 0)) continue;
    best = { resource, units, gain };
  }
  return best === undefined ? undefined : { type: 'buy', resource: best.resource, units: best.units };
}

/** From a land of its own on armies next door that are clearly fewer; homes of others before anything else. */
function attack(game: Game, seat: Seat, { supplies }: Player, superiority: number): Command | undefined {
  if (setsOf(supplies) === 0) return undefined;
  let best:
    | { readonly from: Territory; readonly to: Territory; readonly against: Seat; readonly units: number }
    | undefined;
  let most = 0;
  for (const from of TERRITORIES) {
    const armies = armiesOf(game, from, seat);
    if (armies < 4) continue;
    for (const to of landBorders(from)) {
      const [enemy, ...others] = game.state.board[zoneIndex(to)] ?? [];
      if (enemy === undefined || others.length > 0 || enemy.seat === seat) continue;
      if (game.state.passage[seat]?.includes(enemy.seat) === true) continue;
      const lead = armies - 1 - superiority * enemy.units.army;
      const worth = lead <= 0 ? 0 : lead + (homePower(to) === undefined ? 0 : 6);
      if (worth <= most) continue;
      most = worth;
      best = { from, to, against: enemy.seat, units: armies - 1 };
    }
  }
  if (best === undefined) return undefined;
  return { type: 'attack', from: best.from, to: best.to, against: best.against, units: { army: best.units } };
}

/** Some march into what was emptied, and somebody stays behind. */
function occupation(game: Game, seat: Seat, { supplies }: Player): Command | undefined {
  const battle = game.state.agenda.findLast((frame) => frame.procedure === 'conventional');
  const zone = battle?.occupying?.find((each) => each.seat === seat)?.zone;
  if (zone === undefined || !isTerritory(zone)) return undefined;
  let best: { readonly from: Territory; readonly armies: number } | undefined;
  for (const from of landBorders(zone)) {
    const armies = armiesOf(game, from, seat);
    if (armies > 1 && armies > (best?.armies ?? 0)) best = { from, armies };
  }
  const number = best === undefined ? 0 : Math.min(best.armies - 1, supplies.grain, Math.max(2, best.armies >> 1));
  if (best === undefined || number < 1) return undefined;
  return { type: 'occupy', orders: [{ how: 'march', from: best.from, units: { army: number } }] };
}

/** Armies for the home in the greatest danger, once a go. */
function build(game: Game, seat: Seat, player: Player): Command | undefined {
  const { agenda, nuked } = game.state;
  const go = agenda.at(-1);
  const number = armiesToBuild(player);
  const isDone = go?.procedure === 'conventional-builds' && go.go === seat && go.built.length > 0;
  if (number < 2 || isDone || player.power === undefined) return undefined;
  let site: { readonly zone: Territory; readonly lack: number } | undefined;
  for (const zone of homeOf(player.power)) {
    const forces = game.state.board[zoneIndex(zone)] ?? [];
    if (nuked.includes(zone) || forces.some((force) => force.seat !== seat)) continue;
    let menace = 0;
    for (const next of landBorders(zone))
      for (const force of game.state.board[zoneIndex(next)] ?? [])
        if (force.seat !== seat && force.units.army > menace) menace = force.units.army;
    const lack = menace - armiesOf(game, zone, seat);
    if (site === undefined || lack > site.lack) site = { zone, lack };
  }
  return site === undefined ? undefined : { type: 'build', kind: 'army', zone: site.zone, number };
}

function armiesToBuild({ supplies, cash }: Player): number {
  return Math.min(ARMIES_A_SET * Math.min(3, setsOf(supplies) - 1), Math.floor((cash - RESERVE) / ARMY_PRICE));
}

function setsOf({ grain, oil, minerals }: Player['supplies']): number {
  return Math.min(grain, oil, minerals);
}

function armiesOf({ state }: Game, zone: Territory, seat: Seat): number {
  for (const force of state.board[zoneIndex(zone)] ?? []) if (force.seat === seat) return force.units.army;
  return 0;
}
