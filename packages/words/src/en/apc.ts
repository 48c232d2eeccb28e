// Armored Personnel Carriers, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const apc: RoomTexts<'apc', English> = {
  refusals: {},
  questions: {},
  events: {},
};
