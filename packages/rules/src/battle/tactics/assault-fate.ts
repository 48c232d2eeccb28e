// What becomes of an assault that was not decided at once: it stands, is given up, or captures (Q-B-60, X-21).
import { type LightSea, TERRITORIES, type Territory, type Zone } from '../../board/index.ts';
import { noteCapture } from '../../endings/capture.ts';
import { afterEntry } from '../../movement/entry.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { convertForce, type Load } from '../../state/forces.ts';
import { markSpent } from '../../state/goes.ts';
import { store } from '../../state/ledger.ts';
import { occupies, otherOccupant } from '../../state/occupation.ts';
import { copyPlain } from '../../state/plain.ts';
import type { Seat } from '../../state/seat.ts';
import type { Assault, DeepReadonly, State } from '../../state/state.ts';
import { battleIn } from '../battle.ts';
import { embark, getOff, type TakenOff } from './evacuation.ts';

export type AssaultEvent = AssaultLanded | AssaultStands | AssaultWithdrawn | AssaultSurrendered | AssaultDecided;
/** A force has come into the target and must fight for it. */
interface AssaultLanded extends EventBase {
  readonly type: 'assault-landed';
  readonly assault: DeepReadonly<Assault>;
}
/** It has not captured the target and goes on at its owner's next turn. */
interface AssaultStands extends EventBase {
  readonly type: 'assault-stands';
  readonly assault: DeepReadonly<Assault>;
}
interface AssaultWithdrawn extends EventBase {
  readonly type: 'assault-withdrawn';
  readonly seat: Seat;
  readonly zone: Territory;
  readonly sea: LightSea;
  readonly takenOff: readonly TakenOff[];
  /** Carriers on the beach that were emptied, so that those inside could go aboard. */
  readonly emptied: readonly Load[];
  readonly oil: number;
}
interface AssaultSurrendered extends EventBase {
  readonly type: 'assault-surrendered';
  readonly seat: Seat;
  readonly victor: Seat;
  readonly zone: Territory;
}
/** Nobody disputes the land any more: the force has captured it, or is gone. */
interface AssaultDecided extends EventBase {
  readonly type: 'assault-decided';
  readonly seat: Seat;
  readonly zone: Territory;
  readonly captured: boolean;
}

export const assaultEvents: EventDefs<AssaultEvent> = {
  'assault-landed': {
    clauses: ['B-TAC-02', 'B-TAC-10', 'X-21'],
    evolve: (state, { assault }) => {
      state.assaults.push(copyPlain(assault) as Assault);
    },
  },
  'assault-stands': {
    clauses: ['B-TAC-07', 'B-TAC-08', 'Q-B-60', 'X-21'],
    evolve: (state) => {
      battleIn(state).goesOn = true;
    },
  },
  'assault-withdrawn': {
    clauses: ['B-TAC-09', 'Q-B-60'],
    version: 2,
    // The carriers of version 1 were all in one sea, and nobody was inside others on the beach.
    upgrade: (old) => ({ ...old, takenOff: old.takenOff.map((each) => ({ ...each, sea: old.sea })), emptied: [] }),
    evolve: (state, { seat, zone, takenOff, emptied, oil }) => {
      store(state, seat, 'oil', -oil);
      getOff(state, seat, zone, emptied);
      for (const each of takenOff) embark(state, seat, zone, each);
      markSpent(state);
    },
  },
  'assault-surrendered': {
    clauses: ['B-TAC-09', 'Q-B-60'],
    evolve: (state, { seat, victor, zone }) => {
      convertForce(state, zone, seat, victor);
      endAssault(state, seat, zone);
      markSpent(state);
    },
  },
  'assault-decided': {
    clauses: ['X-21', 'Q-B-60'],
    evolve: (state, { seat, zone }) => endAssault(state, seat, zone),
  },
};

/** Closes every assault, or those in some zones, in which one side is gone; `loserIn` says whose forces went from a land. */
export function judgeAssaults(
  play: Play,
  loserIn: (zone: Territory) => Seat | undefined,
  zones: readonly Zone[] = TERRITORIES,
): void {
  for (const { seat, zone } of play.state.assaults) {
    if (!zones.includes(zone)) continue;
    const stands = occupies(play, seat, zone);
    if (stands && otherOccupant(play, seat, zone) !== undefined) continue;
    play.emit({
      type: 'assault-decided',
      seat,
      zone,
      captured: stands,
      clauses: stands ? ['B-ATK-23', 'B-ATK-41', 'X-21'] : ['Q-B-60', 'X-21'],
    });
    if (!stands) continue;
    afterEntry(play, seat, zone, false);
    noteCapture(play, seat, zone, loserIn(zone));
  }
}

/** Forgets an assault; for evolve only. */
function endAssault(state: State, seat: Seat, zone: Territory): void {
  state.assaults = state.assaults.filter((assault) => assault.seat !== seat || assault.zone !== zone);
}
