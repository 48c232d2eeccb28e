import { expect, test } from 'vitest';
import { checkNode, diskSentence } from './project.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s is supported', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.8', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused with what to do', (version) => {
  expect(() => checkNode(version)).toThrow(/install a newer Node/);
});

test.each([
  ['npm error code ENOSPC', /disk is full/],
  ['EROFS: read-only file system, open', /cannot be written/],
  ['EACCES: permission denied, mkdir', /cannot be written/],
])('%s is told as a sentence', (output, sentence) => {
  expect(diskSentence(output)).toMatch(sentence);
});

test('other troubles are not taken for the disk', () => {
  expect(diskSentence('error TS2307: Cannot find module')).toBeUndefined();
});
