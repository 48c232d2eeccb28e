// Twelve more units for everybody, of any kind, sealed and shown together (M-SETUP-13 to -15).
import { z } from 'zod';
import { LIGHT_SEAS, SEAS, TERRITORIES } from '../../../board/index.ts';
import { firstHome, sumOf, upTo } from '../../../opening/placement.ts';
import { counts } from '../../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import { NOBODY } from '../../../referee/parts.ts';
import type { ProcedureDefs, QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import type { FrameOf } from '../../../state/agenda.ts';
import { isSome } from '../../../state/forces.ts';
import type { Seat } from '../../../state/seat.ts';
import { piecesLeft } from '../../../state/stock.ts';
import { openSeas, whyNotThere } from './navies.ts';
import { addTo, seal, type Together, together, type Wish } from './together.ts';

const BONUS = 12;

export type BonusDozenFrame = FrameOf<'bonus-dozen'> & Together;
export type BonusDozenQuestion = 'bonus-dozen';

const some = z.int().min(0).max(BONUS);
const schema = z.strictObject({
  type: z.literal('bonus-dozen'),
  navies: z.partialRecord(z.enum(LIGHT_SEAS), some),
  ships: z.partialRecord(z.enum(SEAS), some),
  armies: z.partialRecord(z.enum(TERRITORIES), some),
});
export type BonusDozenCommand = z.infer<typeof schema>;

export const bonusDozenCommand: CommandDef<BonusDozenCommand> = {
  type: 'bonus-dozen',
  schema,
  answers: ['bonus-dozen'],
  sealed: true,
  clause: 'M-SETUP-13',
  fields: [
    field('navies', (play, seat) => {
      const most = Math.min(BONUS, piecesLeft(play, seat, 'navy'));
      return counts(
        upTo(most, openSeas(play, seat)),
        { least: 0, most },
        (chosen) => whyNotThere(play, seat, chosen) ?? tooMany(most),
      );
    }),
    fieldAfter('ships', ['navies'], (play, seat, { navies }) => {
      const most = Math.min(BONUS - sumOf(navies), piecesLeft(play, seat, 'ship'));
      return counts(upTo(most, SEAS), { least: 0, most }, () => tooMany(most));
    }),
    fieldAfter('armies', ['navies', 'ships'], (play, seat, { navies, ships }) => {
      const rest = BONUS - sumOf(navies) - sumOf(ships);
      const territories = play.rulebook.openingTerritories(play, seat);
      return counts(upTo(rest, territories), { least: rest, most: rest }, (chosen) => {
        const elsewhere = TERRITORIES.find((zone) => isSome(chosen[zone]) && !territories.includes(zone));
        return elsewhere === undefined
          ? refuse('twelve-units:rest', 'M-SETUP-13', { rest, units: BONUS })
          : refuse('not-your-land:bonus', 'M-SETUP-15', { zone: elsewhere });
      });
    }),
  ],
  run: seal('M-SETUP-14'),
};

export const bonusDozenQuestions: QuestionDefs<BonusDozenQuestion> = {
  'bonus-dozen': {
    clause: 'M-SETUP-13',
    facts: () => ({ units: BONUS }),
    fallback: (play, seat) => ({
      type: 'bonus-dozen',
      navies: {},
      ships: {},
      armies: { [firstHome(play, seat)]: BONUS },
    }),
  },
};

export const bonusDozenProcedures: ProcedureDefs<BonusDozenFrame> = {
  'bonus-dozen': {
    parts: NOBODY,
    start: () => ({ procedure: 'bonus-dozen', asked: false }),
    advance(play, frame) {
      together(play, frame, 'bonus-dozen', play.living(), (answers) => {
        const placements: Record<Seat, Wish> = {};
        for (const [seat, answer] of answers) {
          const wish: Wish = {};
          addTo(wish, 'navy', answer.navies);
          addTo(wish, 'ship', answer.ships);
          addTo(wish, 'army', answer.armies);
          placements[seat] = wish;
        }
        play.emit({
          type: 'units-placed',
          placements,
          clauses: ['M-SETUP-13', 'M-SETUP-14', 'M-SETUP-15', 'M-SETUP-16', 'Q-M-09', 'Q-M-10', 'X-05'],
        });
      });
    },
  },
};

function tooMany(most: number): Refusal {
  return refuse('twelve-units:most', 'M-SETUP-13', { most, units: BONUS });
}
