import { expect, test } from 'vitest';
import { ALL } from './all.ts';
import { LANGUAGES } from './language.ts';

test.each(LANGUAGES)('%s never shows a text of the validator', (code) => {
  const { fault } = ALL[code];
  const validator = 'Invalid string: must match pattern /^[0-9a-f]{64}$/i';
  expect(fault({ fault: 'own', at: 'hash', message: validator }, 'file')).not.toContain('pattern');
  expect(fault({ fault: 'own', at: 'hash', message: validator }, 'file')).toContain('hash');
  expect(fault({ fault: 'own', at: 'id', message: 'no-game' }, 'request')).not.toContain('no-game');
});
