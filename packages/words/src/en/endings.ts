// Endings and spoils, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const endings: RoomTexts<'endings', English> = {
  refusals: {},
  questions: {},
  events: {},
};
