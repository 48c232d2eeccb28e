// What several orders ask: where units start, whether a way leads on, and whether the supplies reach.
import {
  adjacent,
  distanceTo,
  isLightSea,
  isSea,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  landDistances,
  portsOn,
  type Sea,
  type Territory,
  type Zone,
  zoneName,
} from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { type SparseCounts, totalOf } from '../state/forces.ts';
import { isNuked } from '../state/occupation.ts';
import type { UnitKind } from '../unit-table.ts';
import { pluralOf, troops } from '../words.ts';
import type { More, MoveDraft } from './draft.ts';
import { type Cost, soleKind, type Way } from './order.ts';
import { isOpenSea } from './passage.ts';

/** Why units may not start from a zone for the final one. */
export function whyNotFrom(
  draft: MoveDraft,
  from: Zone,
  kind: UnitKind,
  number: number,
  cargo: SparseCounts,
): Refusal | undefined {
  const { to } = draft.terms;
  if (from === to) return refuse('there-already', 'B-MOVE-03', `Those units are in ${zoneName(from)} already.`);
  return draft.terms.from?.(from) ?? whyNone(draft, from, kind, number, cargo) ?? draft.terms.enter(to);
}

/** Why units of a kind may not move in a way, by the terms or at all. */
export function whyNotThisWay(
  draft: MoveDraft,
  way: Way,
  kind: UnitKind,
  cargo: SparseCounts = {},
): Refusal | undefined {
  const { play, seat, terms } = draft;
  return terms.ways.includes(way)
    ? (terms.comes?.(kind) ??
        play.rulebook.mayMove(play, seat, kind, way, { laden: totalOf(cargo) > 0, occasion: terms.occasion }))
    : refuse('not-this-way', WAY_CLAUSES[way], WAY_SENTENCES[way]);
}

const WAY_SENTENCES: Readonly<Record<Way, string>> = {
  march: 'Units may not march in this move.',
  airlift: 'Units may not fly in this move.',
  sail: 'Units may not sail in this move.',
  board: 'Units may not board in this move.',
  land: 'Units may not land in this move.',
};

const WAY_CLAUSES: Readonly<Record<Way, Clause>> = {
  march: 'B-MOVE-08',
  airlift: 'B-MOVE-10',
  sail: 'B-MOVE-23',
  board: 'B-MOVE-14',
  land: 'B-MOVE-17',
};

/** Why the player has not got these units there. */
export function whyNone(
  draft: MoveDraft,
  from: Zone,
  kind: UnitKind,
  number: number,
  cargo: SparseCounts,
): Refusal | undefined {
  const there = draft.count(from, kind, cargo);
  return number > 0 && there >= number
    ? undefined
    : refuse('too-few', 'B-MOVE-03', tooFew(draft, there, kind, cargo, from), { there });
}

const count = (number: number): string => (number > 0 ? String(number) : 'none');

function tooFew(draft: MoveDraft, there: number, kind: UnitKind, cargo: SparseCounts, from: Zone): string {
  const whose = draft.terms.payer === undefined ? 'You have' : 'The seller has';
  const so = totalOf(cargo) > 0 ? ' with that aboard' : '';
  return `${whose} ${there === 0 ? `no ${pluralOf(kind)}` : `only ${troops(there, kind)}`}${so} left in ${zoneName(from)}.`;
}

/** Why no way leads from a zone to the final one, some zones having been entered before. */
export function whyNoWay(draft: MoveDraft, from: Zone, entered: number): Refusal | undefined {
  const { steps: most } = draft.terms;
  const steps = draft.stepsFrom(from);
  if (steps === undefined) return whyShut(draft, from);
  if (most !== undefined && entered + steps > most)
    return refuse(
      'too-far',
      'Q-B-64',
      `That is ${entered + steps} zones away; you may enter only ${most === 1 ? 'an adjacent one' : most} now.`,
      { most },
    );
  return undefined;
}

/** What shuts every way: others who would have to let the units pass, clouds, or the board itself. */
function whyShut({ play, terms: { to } }: MoveDraft, from: Zone): Refusal {
  const names = `${zoneName(from)} to ${zoneName(to)}`;
  if (isSea(to) || !isTerritory(from))
    return isSea(to) && isSea(from)
      ? refuse('not-let-through', 'B-MOVE-24', `Navies of others bar every way from ${names}${hint(play)}.`)
      : refuse('no-way', 'B-MOVE-22', `No way leads from ${names} without a change from land to sea.`);
  if (
    distanceTo(
      landDistances(to, (territory) => !isNuked(play, territory)),
      from,
    ) !== undefined
  )
    return refuse(
      'not-let-through',
      'B-MOVE-06',
      `Armies of others bar every way over land from ${names}${hint(play)}.`,
    );
  return distanceTo(
    landDistances(to, () => true),
    from,
  ) === undefined
    ? refuse('no-way', 'B-MOVE-08', `There is no way over land from ${names}; fly, or go by sea.`)
    : refuse('nuked', 'B-STRAT-05', `Every way over land from ${names} leads through a nuked territory.`);
}

/** Where leave to pass can be asked for, it is said. */
export function hint(play: Play): string {
  return play.state.question?.kind === 'move' ? '; ask them to let you pass' : '';
}

/** Why nobody lands from that sea on that territory (B-MOVE-17, Q-B-81). */
export function whyNoBeach(sea: Sea, territory: Territory): Refusal | undefined {
  if (!isLightSea(sea))
    return refuse('dark-sea', 'B-MOVE-17', `${zoneName(sea)} is dark blue; armies land from light blue seas only.`);
  return adjacent(sea, territory)
    ? undefined
    : refuse('not-adjacent', 'Q-B-81', `${zoneName(territory)} does not lie on ${zoneName(sea)}.`);
}

/** Why these units cannot leave a carrier with that cargo. */
export function whyNotAboard(cargo: SparseCounts, units: SparseCounts): Refusal | undefined {
  const kind = soleKind(units);
  if (kind === undefined) return oneKind();
  const aboard = cargo[kind] ?? 0;
  return (units[kind] ?? 0) <= aboard
    ? undefined
    : refuse('too-few-aboard', 'B-MOVE-17', `That carrier has ${aboard} aboard.`, { aboard });
}

/** Why the supplies do not reach for some more effort (B-MOVE-02). */
export function whyTooDear(draft: MoveDraft, kind: UnitKind, more: More, clause: Clause): Refusal | undefined {
  const cost = draft.costWith(kind, more);
  const { budget } = draft;
  if (cost.grain <= budget.grain && cost.oil <= budget.oil) return undefined;
  return tooDear(draft, cost, clause);
}

function tooDear({ budget, terms }: MoveDraft, { grain, oil }: Cost, clause: Clause): Refusal {
  const { payer, keepsSet } = terms;
  const who = payer === undefined ? 'you have' : 'the payer has';
  const costs = [...(grain > budget.grain ? [`${grain} grain`] : []), ...(oil > budget.oil ? [`${oil} oil`] : [])];
  const has = [
    ...(grain > budget.grain ? [count(budget.grain)] : []),
    ...(oil > budget.oil ? [count(budget.oil)] : []),
  ];
  const besides = keepsSet === true ? ' on top of the set of supplies' : '';
  const left = keepsSet === true ? ' left for it' : '';
  return refuse(
    'too-dear',
    clause,
    `That move costs ${costs.join(' and ')}${besides}; ${who} ${has.join(' and ')}${left}.`,
    {
      grain,
      oil,
    },
  );
}

/** Whether units in a territory could board a carrier there or at its port, cost apart; to land again if they must. */
export function mayBoardFrom(
  draft: MoveDraft,
  territory: Territory,
  carrier: UnitKind,
  cargo: SparseCounts,
  toLand: boolean,
): boolean {
  if (draft.terms.from?.(territory) !== undefined) return false;
  const { play, seat, terms } = draft;
  if (play.rulebook.mayTakeAboard(play, seat, carrier, { assault: terms.occasion === 'amphibious' }) !== undefined)
    return false;
  return draft.play.rulebook.kinds.some(
    (kind) =>
      draft.count(territory, kind, {}) > 0 &&
      draft.room(carrier, cargo, kind) > 0 &&
      whyNotThisWay(draft, 'board', kind) === undefined &&
      (!toLand || whyNotThisWay(draft, 'land', kind) === undefined),
  );
}

/** Whether any of a cargo may land at all, wherever that is. */
export function mayLandAny(draft: MoveDraft, cargo: SparseCounts): boolean {
  return draft.play.rulebook.kinds.some(
    (kind) => (cargo[kind] ?? 0) > 0 && whyNotThisWay(draft, 'land', kind) === undefined,
  );
}

/** Why a carrier in a sea can bring nobody to the territory where the terms demand a landing. */
export function whyNeverLands(
  draft: MoveDraft,
  mustLand: Territory,
  at: Sea,
  kind: UnitKind,
  cargo: SparseCounts,
  entered: number,
  boarding = false,
): Refusal | undefined {
  const { terms, play, seat } = draft;
  const shut = isSea(terms.to) ? play.rulebook.mayLandFrom(play, kind, terms.to, mustLand) : undefined;
  if (shut !== undefined) return shut;
  if (mayLandAny(draft, cargo)) return undefined;
  const reach = draft.seaSteps(at);
  const here = draft.stepsFrom(at) ?? 0;
  let why: Refusal | undefined;
  for (const sea of LIGHT_SEAS) {
    if (!mayBoardIn(draft, sea, kind, cargo)) continue;
    if (sea !== at && !(terms.ways.includes('sail') && (sea === terms.to || isOpenSea(play, seat, sea)))) continue;
    const there = distanceTo(reach, sea);
    const back = draft.stepsFrom(sea);
    if (there === undefined || back === undefined) continue;
    // Who boards with others for their oil does so where they do.
    const boardings = boarding && sea !== at ? 2 : 1;
    const dear = whyTooDear(draft, kind, { entered: entered + there + back - here, boardings }, 'B-MOVE-15');
    if (dear === undefined) return undefined;
    why = why === undefined || costIn(dear) < costIn(why) ? dear : why;
  }
  return why ?? landFirst(mustLand);
}

/** What a refusal of cost says that it would cost. */
function costIn({ figures }: Refusal): number {
  return Number(figures?.grain ?? 0) + Number(figures?.oil ?? 0);
}

/** Whether a carrier can take in somebody in a sea who may land again; for empty ones found once between two orders. */
function mayBoardIn(draft: MoveDraft, sea: LightSea, carrier: UnitKind, cargo: SparseCounts): boolean {
  const find = () => portsOn(sea).some((territory) => mayBoardFrom(draft, territory, carrier, cargo, true));
  if (totalOf(cargo) > 0) return find();
  let known = draft.harbours.get(carrier);
  if (known === undefined) {
    known = new Map();
    draft.harbours.set(carrier, known);
  }
  const before = known.get(sea);
  if (before !== undefined) return before;
  const may = find();
  known.set(sea, may);
  return may;
}

/** The first line of a move that must land somebody has to do so. */
export function landFirst(mustLand: Territory): Refusal {
  return refuse(
    'land-first',
    'B-TAC-02',
    `The first navy you name must put an army ashore in ${zoneName(mustLand)}: one that is aboard, or one it can fetch at a port.`,
  );
}

/** Orders name one kind each, so that the choices stay few. */
export function oneKind(): Refusal {
  return refuse('one-kind', 'B-MOVE-03', 'Each order names units of one kind.');
}
