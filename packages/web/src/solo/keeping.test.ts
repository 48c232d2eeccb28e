import { expect, test } from 'vitest';
import { openKeeping } from './keeping.ts';
import type { SavedGame } from './saved.ts';

/** What is kept does not matter here. */
const GAME = {} as unknown as SavedGame;

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

/** A store that does with each game what it is told, and what was heard meanwhile. */
function keeping(...does: readonly (Error | undefined)[]) {
  const heard: string[] = [];
  const queue = [...does];
  const keep = async (): Promise<void> => {
    const error = queue.shift();
    await Promise.resolve();
    if (error !== undefined) throw error;
    heard.push('kept');
  };
  return { heard, ...openKeeping({ keep, cut: keep }, (unkept) => heard.push(`trouble: ${unkept}`)) };
}

test('what happened is told when it is kept, and not before', async () => {
  const { heard, keep, tell, settled } = keeping(undefined, undefined);
  keep(GAME);
  tell(() => heard.push('told'));
  keep(GAME);
  expect(heard).toEqual([]);
  await settled();
  expect(heard).toEqual(['kept', 'told', 'kept']);
});

test('on a full disk the game goes on and the player hears of it, and again when it is kept', async () => {
  const { heard, keep, tell, settled } = keeping(named('QuotaExceededError'), undefined);
  keep(GAME);
  tell(() => heard.push('told'));
  keep(GAME);
  await settled();
  expect(heard).toEqual(['trouble: full', 'told', 'kept', 'trouble: undefined']);
});

test('where another tab has written the same moment, nothing more is told here', async () => {
  const { heard, keep, tell, settled } = keeping(named('ConstraintError'));
  keep(GAME);
  tell(() => heard.push('told'));
  await settled();
  expect(heard).toEqual(['trouble: elsewhere']);
});
