import { remark } from '@marshall/rules';
import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import { keptVerdict, tellVerdict } from './verdict.ts';

const kept = (verdict: object) => tellVerdict(keptVerdict.parse(JSON.parse(JSON.stringify(verdict))), en);

test('a verdict that was kept as a sentence keeps reading, with or without how far it is sound', () => {
  expect(kept({ ok: true, sentence: 'All is well.' })).toEqual({ ok: true, sentence: 'All is well.' });
  expect(kept({ ok: false, sentence: 'No.', sound: 3 })).toEqual({ ok: false, sentence: 'No.', sound: 3 });
});

test('a verdict that was kept as facts is told, one finding after the other', () => {
  const because = remark('events-number', { written: 1, made: 2 });
  const findings = [remark('without-secret'), remark('unsound', { entry: 4, because })];
  expect(kept({ ok: false, findings, sound: 3 })).toEqual({
    ok: false,
    sentence:
      'The secret of the dice isn’t in the file. It opens when the game is over. Entry 4 doesn’t follow from the rules. It has 1 event, but should have 2.',
    sound: 3,
  });
});

test('a finding that this program does not know is told by its name', () => {
  expect(kept({ ok: false, findings: [{ message: 'moon-fell', figures: { on: 'Perth' } }], sound: 0 })).toMatchObject({
    sentence: 'moon-fell',
  });
});
