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
} from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { isSome, type SparseCounts, totalOf } from '../state/forces.ts';
import { isNuked } from '../state/occupation.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';
import type { More, MoveDraft } from './draft.ts';
import { type Cost, soleKind, type Way } from './order.ts';
import { isOpenSea } from './passage.ts';
import type { MoveTerms } from './terms.ts';

/** Why units may not start from a zone for the final one. */
export function whyNotFrom(
  draft: MoveDraft,
  from: Zone,
  kind: UnitKind,
  number: number,
  cargo: SparseCounts,
): Refusal | undefined {
  const { to } = draft.terms;
  if (from === to) return refuse('there-already', 'B-MOVE-03', { zone: from });
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
    : refuse('not-this-way', WAY_CLAUSES[way], { way });
}

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
  if (number > 0 && there >= number) return undefined;
  const laden = totalOf(cargo) > 0;
  const few = { there, unit: kind, zone: from };
  const of = moverOf(draft.terms);
  const loads = laden ? [] : (draft.own(from)?.laden ?? []);
  if (loads.some(({ carrier }) => carrier === kind)) return refuse('too-few:laden', 'B-MOVE-03', { ...few, of });
  if (loads.some(({ cargo: aboard }) => aboard[kind] > 0)) return refuse('too-few:aboard', 'B-MOVE-03', { ...few, of });
  return refuse('too-few', 'B-MOVE-03', { ...few, laden, of });
}

/** Whose units move: the player's own, or those of somebody who has sold them. */
export function moverOf({ payer }: MoveTerms): 'you' | 'seller' {
  return payer === undefined ? 'you' : 'seller';
}

/** Why no way leads from a zone to the final one, some zones having been entered before. */
export function whyNoWay(draft: MoveDraft, from: Zone, entered: number): Refusal | undefined {
  const { steps: most } = draft.terms;
  const steps = draft.stepsFrom(from);
  if (steps === undefined) return whyShut(draft, from);
  if (most !== undefined && entered + steps > most)
    return refuse('too-far', 'Q-B-64', { zones: entered + steps, most });
  return undefined;
}

/** What shuts every way: others who would have to let the units pass, clouds, or the board itself. */
function whyShut({ play, terms: { to } }: MoveDraft, from: Zone): Refusal {
  if (isSea(to) || !isTerritory(from))
    return isSea(to) && isSea(from)
      ? refuse('not-let-through:sea', 'B-MOVE-24', { from, to, ask: mayAsk(play) })
      : refuse('no-way:change', 'B-MOVE-22', { from, to });
  if (
    distanceTo(
      landDistances(to, (territory) => !isNuked(play, territory)),
      from,
    ) !== undefined
  )
    return refuse('not-let-through:land', 'B-MOVE-06', { from, to, ask: mayAsk(play) });
  return distanceTo(
    landDistances(to, () => true),
    from,
  ) === undefined
    ? refuse('no-way:over-land', 'B-MOVE-08', { from, to })
    : refuse('nuked:every-way', 'B-STRAT-05', { from, to });
}

/** Whether others can be asked now to let units pass. */
export function mayAsk(play: Play): boolean {
  return play.state.question?.kind === 'move';
}

/** Why nobody lands from that sea on that territory (B-MOVE-17, Q-B-81). */
export function whyNoBeach(sea: Sea, territory: Territory): Refusal | undefined {
  if (!isLightSea(sea)) return refuse('dark-sea:landing', 'B-MOVE-17', { sea });
  return adjacent(sea, territory) ? undefined : refuse('not-adjacent:landing', 'Q-B-81', { territory, sea });
}

/** Why these units cannot leave a carrier with that cargo. */
export function whyNotAboard(cargo: SparseCounts, units: SparseCounts): Refusal | undefined {
  const kind = soleKind(units);
  if (kind === undefined) return oneKind();
  const aboard = cargo[kind] ?? 0;
  return sure(units[kind]) <= aboard ? undefined : refuse('too-few-aboard', 'B-MOVE-17', { aboard });
}

/** Why the supplies do not reach for some more effort (B-MOVE-02). */
export function whyTooDear(draft: MoveDraft, kind: UnitKind, more: More, clause: Clause): Refusal | undefined {
  const cost = draft.costWith(kind, more);
  const { budget } = draft;
  if (cost.grain <= budget.grain && cost.oil <= budget.oil) return undefined;
  return tooDear(draft, cost, clause);
}

function tooDear({ budget, terms }: MoveDraft, { grain, oil }: Cost, clause: Clause): Refusal {
  const has = { grain: Math.max(0, budget.grain), oil: Math.max(0, budget.oil) };
  return refuse('too-dear:move', clause, { grain, oil, has, of: moverOf(terms), keepsSet: terms.keepsSet === true });
}

/** Whether units in a territory could board a carrier there or at its port, cost apart; to land again if they must. */
export function mayBoardFrom(
  draft: MoveDraft,
  territory: Territory,
  carrier: UnitKind,
  cargo: SparseCounts,
  toLand: boolean,
  landed: boolean,
): boolean {
  if (draft.own(territory) === undefined || draft.terms.from?.(territory) !== undefined) return false;
  const { play, seat, terms } = draft;
  const boarding = { assault: terms.occasion === 'amphibious', landed };
  if (play.rulebook.mayTakeAboard(play, seat, carrier, boarding) !== undefined) return false;
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
    (kind) => isSome(cargo[kind]) && whyNotThisWay(draft, 'land', kind) === undefined,
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
  landed: boolean,
  boarding = false,
): Refusal | undefined {
  const { terms, play, seat } = draft;
  const shut = isSea(terms.to) ? play.rulebook.mayLandFrom(play, kind, terms.to, mustLand, terms.occasion) : undefined;
  if (shut !== undefined) return shut;
  if (mayLandAny(draft, cargo)) return undefined;
  const reach = draft.seaSteps(at);
  const here = sure(draft.stepsFrom(at));
  let why: Refusal | undefined;
  for (const sea of LIGHT_SEAS) {
    if (!mayBoardIn(draft, sea, kind, cargo, landed)) continue;
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
  const { grain, oil } = sure(figures);
  return Number(grain) + Number(oil);
}

/** Whether a carrier can take in somebody in a sea who may land again; for empty ones found once between two orders. */
function mayBoardIn(draft: MoveDraft, sea: LightSea, carrier: UnitKind, cargo: SparseCounts, landed: boolean): boolean {
  const find = () => portsOn(sea).some((territory) => mayBoardFrom(draft, territory, carrier, cargo, true, landed));
  if (landed || totalOf(cargo) > 0) return find();
  draft.harbours ??= new Map();
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
  return refuse('land-first', 'B-TAC-02', { zone: mustLand });
}

/** Orders name one kind each, so that the choices stay few. */
export function oneKind(): Refusal {
  return refuse('one-kind', 'B-MOVE-03');
}
