// The cycle of seven stages and the phases inside a stage (B-FLOW).

import type { Resource } from '../board/index.ts';
import { expireOffers } from '../commerce/deals.ts';
import { countAfresh } from '../commerce/offer-events.ts';
import { announceDue, announceOverdue } from '../commerce/player-loans.ts';
import { judgeEndOfCycle } from '../endings/detente.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';
import { dropPasses, turnPlans } from '../state/orders.ts';
import type { Stage } from '../state/state.ts';
import { sure } from '../sure.ts';

export const STAGES = [1, 2, 3, 4, 5, 6, 7] as const;

const COMPULSORY: readonly Clause[] = ['B-FLOW-01', 'B-FLOW-02', 'B-FLOW-03', 'B-FLOW-06', 'B-FLOW-07'];
const CHOSEN: readonly Clause[] = ['B-FLOW-01', 'B-FLOW-05', 'B-FLOW-06', 'B-FLOW-08', 'B-FLOW-09'];
const CHOSEN_AFRESH: readonly Clause[] = [...CHOSEN, 'B-BID-10'];
const STAGE_CLAUSES: Readonly<Record<Stage, readonly Clause[]>> = {
  1: COMPULSORY,
  2: COMPULSORY,
  3: CHOSEN,
  4: CHOSEN_AFRESH,
  5: CHOSEN_AFRESH,
  6: CHOSEN_AFRESH,
  7: CHOSEN_AFRESH,
};

export type CycleFrame = FrameOf<'cycle'> & { stage: Stage | 0 };
export type StageFrame = FrameOf<'stage'> & { stage: Stage; phase: number };

export type CycleEvent = CycleBegan | StageOpened | StageSkipped;

interface CycleBegan extends EventBase {
  readonly type: 'cycle-began';
  readonly cycle: number;
}
interface StageOpened extends EventBase {
  readonly type: 'stage-opened';
  readonly stage: Stage;
  readonly prices: Readonly<Record<Resource, number>>;
}
interface StageSkipped extends EventBase {
  readonly type: 'stage-skipped';
  readonly stage: Stage;
}

export const cycleEvents: EventDefs<CycleEvent> = {
  'cycle-began': {
    clauses: ['B-FLOW-01', 'B-FLOW-10', 'B-BID-02', 'B-BID-09'],
    evolve: (state, { cycle }) => {
      // A cycle counts as idle until somebody bids in it.
      state.idleCycles += 1;
      state.cycle = cycle;
      // Consent to a Détente is to this position, not to one of cycles ago.
      state.consent = [];
      state.proposers = [];
      turnPlans(state);
      if (cycle === 1) state.openingPrices = { ...state.market };
      for (const seat of state.order) {
        const player = sure(state.seats[seat]);
        player.cubes = player.out === undefined ? 3 : 0;
      }
    },
  },
  'stage-opened': {
    clauses: ['B-FLOW-01', 'B-FLOW-06'],
    evolve: (state, { stage }) => {
      state.stage = stage;
      state.bids = {};
      state.sequence = [];
      state.bought = [];
      countAfresh(state);
      dropPasses(state, stage);
      if (stage === 7) state.openingPrices = { ...state.market };
    },
  },
  'stage-skipped': {
    clauses: ['B-FLOW-11', 'B-ATK-02'],
    evolve: (state, { stage }) => {
      state.stage = stage;
    },
  },
};

export const cycleProcedures: ProcedureDefs<CycleFrame | StageFrame> = {
  cycle: {
    parts: NOBODY,
    advance(play, frame) {
      if (frame.stage === 7 || play.state.cycle === 0) {
        if (play.state.cycle > 0) announceOverdue(play);
        if (play.state.cycle > 0 && judgeEndOfCycle(play)) return;
        play.emit({ type: 'cycle-began', cycle: play.state.cycle + 1 });
        announceDue(play);
        openStage(play, 1);
        return;
      }
      openStage(play, sure(STAGES.find((stage) => stage > frame.stage)));
    },
  },
  stage: {
    parts: NOBODY,
    advance(play, frame) {
      const phases = play.rulebook.phases(frame.stage);
      const phase = phases[frame.phase];
      // B-BID-06: with no bidder nobody plays what follows bid and sequence.
      const unplayed = frame.stage >= 3 && frame.phase >= 2 && play.state.sequence.length === 0;
      if (phase === undefined || unplayed) {
        play.end();
        return;
      }
      play.step<StageFrame>('stage', { phase: frame.phase + 1 });
      play.enter(phase);
    },
  },
};

function openStage(play: Play, stage: Stage): void {
  play.step<CycleFrame>('cycle', { stage });
  if (stage >= 3 && !play.options.stages.includes(String(stage))) {
    play.emit({ type: 'stage-skipped', stage, clauses: ['B-FLOW-01'] });
  } else if (stage === 4 && play.state.cycle === 1) {
    play.emit({ type: 'stage-skipped', stage });
  } else {
    expireOffers(play);
    play.emit({ type: 'stage-opened', stage, prices: { ...play.state.market }, clauses: STAGE_CLAUSES[stage] });
    play.begin({ procedure: 'stage', stage, phase: 0 });
  }
}
