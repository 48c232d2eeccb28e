// The High-Tech Edge, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const highTech: RoomTexts<'high-tech', English> = {
  refusals: {},
  questions: {},
  events: {},
};
