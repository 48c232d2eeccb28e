// Colonial Legions and Merchant Marine, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const merchantMarine: RoomTexts<'merchant-marine', English> = {
  refusals: {},
  questions: {},
  events: {},
};
