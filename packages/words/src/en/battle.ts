// Battles, strikes and assaults, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const battle: RoomTexts<'battle', English> = {
  refusals: {
    'cannot-occupy': ({ because }, w) => w.said(because),
    'no-convoy': ({ zone }, w) => `No sea next to ${w.zone(zone)} is open to your navies.`,
    'no-convoy:because': ({ because }, w) => w.said(because),
  },
  questions: {},
  events: {},
};
