// What several orders ask: where units start, whether a way leads on, and whether the supplies reach.
import {
  adjacent,
  distanceTo,
  isLightSea,
  isSea,
  LIGHT_SEAS,
  type LightSea,
  portsOn,
  type Sea,
  type Territory,
  type Zone,
  zoneName,
} from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { type SparseCounts, totalOf } from '../state/forces.ts';
import type { UnitKind } from '../unit-table.ts';
import type { More, MoveDraft } from './draft.ts';
import { soleKind, type Way } from './order.ts';
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
    ? play.rulebook.mayMove(play, seat, kind, way, { laden: totalOf(cargo) > 0, assault: terms.assault === true })
    : refuse('not-this-way', WAY_CLAUSES[way], 'Units may not move in that way now; ask for the options.');
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
  return number > 0 && there >= number
    ? undefined
    : refuse('too-few', 'B-MOVE-03', `You have ${there} such units left in ${zoneName(from)}.`, { there });
}

/** Why no way leads from a zone to the final one, some zones having been entered before. */
export function whyNoWay(draft: MoveDraft, from: Zone, entered: number): Refusal | undefined {
  const { to, steps: most } = draft.terms;
  const steps = draft.stepsFrom(from);
  if (steps === undefined)
    return isSea(to)
      ? refuse('no-way', 'B-MOVE-24', `No open way leads by sea from ${zoneName(from)} to ${zoneName(to)}.`)
      : refuse('no-way', 'B-MOVE-06', `No open way leads over land from ${zoneName(from)} to ${zoneName(to)}.`);
  if (most !== undefined && entered + steps > most)
    return refuse('too-far', 'Q-B-64', `That is ${entered + steps} steps away; ${most} may be taken now.`, { most });
  return undefined;
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
  const { grain, oil } = draft.costWith(kind, more);
  const { budget } = draft;
  if (grain <= budget.grain && oil <= budget.oil) return undefined;
  const sentence = `With that the move costs ${grain} grain and ${oil} oil; there are ${budget.grain} and ${budget.oil} for it.`;
  return refuse('too-dear', clause, sentence, { grain, oil });
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
  if (play.rulebook.mayTakeAboard(play, seat, carrier, terms.assault === true) !== undefined) return false;
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
  if (isSea(terms.to) && play.rulebook.mayLandFrom(play, kind, terms.to, mustLand) !== undefined)
    return landFirst(mustLand);
  if (mayLandAny(draft, cargo)) return undefined;
  const reach = draft.seaSteps(at);
  const here = draft.stepsFrom(at) ?? 0;
  const brings = LIGHT_SEAS.some((sea) => {
    if (!mayBoardIn(draft, sea, kind, cargo)) return false;
    if (sea !== at && !(terms.ways.includes('sail') && (sea === terms.to || isOpenSea(play, seat, sea)))) return false;
    const there = distanceTo(reach, sea);
    const back = draft.stepsFrom(sea);
    if (there === undefined || back === undefined) return false;
    // Who boards with others for their oil does so where they do.
    const boardings = boarding && sea !== at ? 2 : 1;
    return whyTooDear(draft, kind, { entered: entered + there + back - here, boardings }, 'B-MOVE-15') === undefined;
  });
  return brings ? undefined : landFirst(mustLand);
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
    `The first navy named must be able to put an army ashore in ${zoneName(mustLand)}.`,
  );
}

/** Orders name one kind each, so that the choices stay few. */
export function oneKind(): Refusal {
  return refuse('one-kind', 'B-MOVE-03', 'Each order names units of one kind.');
}
