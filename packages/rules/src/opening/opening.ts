// Making a game ready: the chosen opening, then the first cycle (B-SETUP, B-OPEN).
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';

export type OpeningFrame = FrameOf<'opening'> & { step: 'powers' | 'done' };

export const openingProcedures: ProcedureDefs<OpeningFrame> = {
  opening: {
    advance(play) {
      play.end();
      play.begin({ procedure: 'cycle', stage: 0 });
    },
  },
};
