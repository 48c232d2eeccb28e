// Turns what the referee states as facts into sentences.
export { soldIn } from './facts.ts';
export type { HostCommand, HostRefusals, HostSaid, Kept, StoreTrouble } from './host.ts';
export {
  LANGUAGES,
  type Language,
  type LanguageCode,
  type Names,
  type Offered,
  type Remarked,
  type Speaker,
  type Who,
} from './language.ts';
export type { OwnFault } from './own-faults.ts';
export { percentIn } from './percent.ts';
export { type Reason, type ReasonFigures, type ReasonId, sayReason } from './reasons.ts';
export {
  addsNothing,
  FILLING,
  type Happened,
  hasTrade,
  type NameOf,
  type Report,
  SEARCHES,
  sharedBy,
  togetherSaid,
} from './report.ts';
export { sayEvent, sayQuestion, sayRemarks, type ToldRefusal, told } from './say.ts';
export { type Seated, seatsOf, speakerOf } from './seats.ts';
export type { ServerErrors, ServerMessages, ServerRemarks, ServerSaid } from './server.ts';
