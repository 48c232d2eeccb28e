// Files from outside, honest ones that were changed at random: each is turned away with a sentence or taken in, and what is
// taken in and may be forked plays on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fold,
  type Game,
  mixSeed,
  openTable,
  options,
  perform,
  quickStream,
  seat as seatOf,
  standing,
  streamAt,
  view,
} from '@marshall/rules';
import { damagedFile, randomMove } from '@marshall/rules/testing';
import { sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { ApiError, bodyOf } from '../http/errors.ts';
import { PLAIN } from '../http/language.ts';
import { readEntry } from '../table/entry.ts';
import { type Checked, checkFile } from './check.ts';

const shelf = join(import.meta.dirname, '..', '..', '..', 'rules', 'shelf');
const FILES = process.env.MARSHALL_PROOF === '1' ? 10_000 : 150;

test('a damaged file is turned away with a sentence, or shown; where it may be forked, the fork is asked and plays on', {
  timeout: 3_600_000,
}, () => {
  const stream = quickStream(process.env.MARSHALL_SEED ?? 'damaged');
  const texts = readdirSync(shelf).flatMap((name) =>
    name === 'index.json' ? [] : [readFileSync(join(shelf, name), 'utf8')],
  );
  const came = { refused: 0, shown: 0, forked: 0 };
  for (let i = 0; i < FILES; i++) {
    const text = damagedFile(texts[stream.below(texts.length)] ?? '', stream);
    const checked = checkedOrRefused(text);
    // Nothing that a file holds becomes a part of the program.
    expect(Object.keys(Object.prototype)).toEqual([]);
    if (checked === undefined) {
      came.refused += 1;
      continue;
    }
    came.shown += 1;
    if (checked.verdict.sound === 0) continue;
    came.forked += 1;
    playOn(checked, stream.below(2) === 0 ? checked.verdict.sound : 1 + stream.below(checked.verdict.sound));
  }
  // All three happen, or the damage is of one kind only.
  for (const number of Object.values(came)) expect(number).toBeGreaterThan(FILES / 20);
});

function checkedOrRefused(text: string): Checked | undefined {
  try {
    return checkFile(text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.why.status).toBe(422);
    expect(bodyOf(error, PLAIN).sentence).toMatch(/^[^\n]{10,400}$/);
    return undefined;
  }
}

/** What a server does with a fork: it folds the first entries, asks everybody, and commanders move. */
function playOn({ setup, entries }: Checked, at: number): void {
  const events = standing(entries.slice(0, at).flatMap((body) => readEntry(body).events));
  const state = fold(setup, events);
  const game: Game = openTable(setup, state, streamAt(mixSeed('ab'.repeat(32), setup.contributions), state));
  const players = quickStream('players');
  for (let moves = 0; moves < 10 && game.state.ended === undefined; moves++) {
    for (const seat of setup.seats.map(seatOf)) {
      view(game, seat);
      options(game, seat);
      sayQuestion(game, seat);
    }
    const { seat, command } = randomMove(game, players);
    expect(perform(game, seat, command)).toMatchObject({ ok: true });
  }
}
