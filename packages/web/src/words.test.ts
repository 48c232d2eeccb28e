import { GAME_OPTIONS } from '@marshall/rules';
import { commandFields } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { COMMAND_WORDS, FIELD_WORDS, OPTION_TITLES } from './words.ts';

test('every command, every field and every option of the referee has words of its own', () => {
  const commands = commandFields();
  expect(commands.map(({ type }) => type).filter((type) => COMMAND_WORDS[type] === undefined)).toEqual([]);
  const fields = new Set(commands.flatMap((command) => command.fields));
  expect([...fields].filter((field) => FIELD_WORDS[field] === undefined)).toEqual([]);
  expect(GAME_OPTIONS.map(({ id }) => id).filter((id) => OPTION_TITLES[id] === undefined)).toEqual([]);
});
