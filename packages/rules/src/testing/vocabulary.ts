import { COMMANDS, EVENTS, QUESTIONS } from '../game.ts';

/** Every kind of event there is. */
export function eventTypes(): readonly string[] {
  return Object.keys(EVENTS).sort();
}

/** Every kind of command there is, with the names of its fields. */
export function commandFields(): readonly { readonly type: string; readonly fields: readonly string[] }[] {
  return COMMANDS.map(({ type, fields }) => ({ type, fields: fields.map(({ name }) => String(name)) }));
}

/** Every kind of question there is. */
export function questionKinds(): readonly string[] {
  return Object.keys(QUESTIONS).sort();
}
