import { describe, expect, test } from 'vitest';
import { wordsShape } from '../live/protocol.ts';
import { houses } from '../testing/house.ts';
import { newGame, STORE_KINDS } from '../testing/stores.ts';
import { looksAlike, shown, tidy, wrongWith } from './names.ts';

test('a message keeps its lines, its languages and its emoji, and loses what would do more than be read', () => {
  const said = (text: string) => wordsShape.parse(text);
  for (const text of ['Two\nlines\tand a tab', 'שלום', 'a\u0301e\u0308', '👨‍👩‍👧 ❤️', 'नमस्ते', 'می\u200cخواهم'])
    expect(said(text)).toBe(text);
  expect(said('x\u001b[2J\u009b31m\u0007')).toBe('x[2J31m');
  expect(said('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  expect(said('see \u202egpj.exe\u2066\u{e0041}')).toBe('see gpj.exe');
  expect(said(`Z${'\u0316'.repeat(40)}`)).toBe(`Z${'\u0316'.repeat(4)}`);
  expect(wordsShape.safeParse('\u001b\u202e').success).toBe(false);
});

test.each([
  ['  Ann   Lee ', 'Ann Lee'],
  ['Ａｌｉｃｅ', 'Alice'],
  ['Zoë', 'Zoë'],
  ['I ❤️ tea', 'I ❤ tea'],
  ['Ann\u00a0Lee', 'Ann Lee'],
])('%j is written %j', (typed, written) => {
  expect(tidy(typed)).toBe(written);
  expect(wrongWith(tidy(typed))).toBeUndefined();
});

test.each([
  ['right-to-left override', 'Alice\u202egpj'],
  ['isolates', '\u2066Alice\u2069'],
  ['zero width space', 'Ali\u200bce'],
  ['zero width joiner', 'Ali\u200dce'],
  ['soft hyphen', 'Ali\u00adce'],
  ['tags', 'Alice\u{e0041}'],
  ['Hangul filler alone', '\u3164'],
  ['halfwidth Hangul filler', 'A\uffa0'],
  ['Hangul fillers', '\u115f\u1160'],
  ['empty Braille', '\u2800'],
  ['a stack of accents', `A${'\u0316'.repeat(8)}`],
  ['an accent on nothing', '\u0301Ann'],
  ['nothing but spaces', ' \u2003 '],
  ['private use', 'Ann\ue000'],
  ['a line break', 'Ann\u2028Lee'],
])('%s cannot be used', (_what, name) => {
  const line = tidy(name);
  expect(line === '' || wrongWith(line) !== undefined).toBe(true);
});

test.each(['Ann', 'Żółć', 'Анна', '李雷', 'محمد', 'नमस्ते', 'Nguyễn Thị', '🚢', '...', 'O’Brien', '한글'])(
  '%s can be used',
  (name) => {
    expect(wrongWith(tidy(name))).toBeUndefined();
  },
);

test('a name that was kept before is shown without what nobody sees', () => {
  expect(shown('Ali\u200bce\u202e')).toBe('Alice');
  expect(shown('\u3164')).toBeUndefined();
});

test.each([
  ['Alice', 'AIice'],
  ['Alice', 'A1ice'],
  ['Alice', 'alice'],
  ['Alice', 'Аlісе'],
  ['Alice', 'Αlice'],
  ['Alice', 'Ａｌｉｃｅ'],
  ['Alice', '𝔸𝕝𝕚𝕔𝕖'],
  ['Alice', 'ALICE'],
  ['Alice', 'Álicé'],
  ['Alice', 'A l i c e'],
  ['Alice', 'ᴀʟɪᴄᴇ'],
  ['Bob', 'B0b'],
  ['Marnie', 'Mamie'],
  ['Susi', 'ꜱusi'],
  ['Ivan', 'ǀvan'],
  ['Ivan', '│van'],
  // One word in two alphabets: letters of Lisu, Cherokee, Malayalam, Coptic, Georgian, Greek, Cree.
  ['Alice', 'ꓮlice'],
  ['Alice', 'AlᎥce'],
  ['Olga', '൦lga'],
  ['Olga', 'Ⲟlga'],
  ['Yves', 'ყves'],
  ['Fred', 'Ϝred'],
  ['Leo', 'ᒪeo'],
])('%s and %s look alike', (one, other) => {
  expect(looksAlike(one, other)).toBe(true);
  expect(looksAlike(other, one)).toBe(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Bob', 'Rob'],
  ['李雷', '李磊'],
  ['A李', 'A雷'],
  ['Анжела', 'Анфела'],
  ['Ann Ж', 'Ann Ф'],
  ['Bob Ж', 'Ann Ж'],
  ['...', '---'],
])('%s and %s do not look alike', (one, other) => {
  expect(looksAlike(one, other)).toBe(false);
});

describe.each(STORE_KINDS)('at a table on $kind', (kind) => {
  const open = houses(kind);
  const seats = ['usa', 'china', 'europe'].map((power) => ({ power, player: 'open' }));

  test('nobody sits down under a name that looks like another’s there, or takes one while they sit', async () => {
    const house = await open();
    const [alice, imitator, bob] = await house.guests('Alice', 'Аlісе', 'Bob');
    if (alice === undefined || imitator === undefined || bob === undefined) throw new Error('three players');
    const { id } = await alice.info('/api/games', { seats });
    await alice.post(`/api/games/${id}/seats/usa/take`);
    await alice.post(`/api/games/${id}/seats/europe/take`);
    await alice.post(`/api/games/${id}/seats/europe/free`);
    const alike = {
      status: 409,
      body: { code: 'alike', sentence: expect.stringMatching(/^Someone at that table has a name that looks like /) },
    };
    expect(await imitator.ask('POST', `/api/games/${id}/seats/china/take`, {})).toMatchObject(alike);
    await bob.post(`/api/games/${id}/seats/china/take`);
    expect(await bob.ask('PATCH', '/api/me', { name: 'ALICE' })).toMatchObject(alike);
    // Nor behind a hundred newer tables.
    const account = String((await bob.get('/api/me')).id);
    for (let n = 0; n < 105; n += 1)
      await house.store.games.create(newGame(`newer ${n}`, { seats: [{ seat: 'usa', account, ready: false }] }));
    expect(await bob.ask('PATCH', '/api/me', { name: 'ALICE' })).toMatchObject(alike);
    for (let n = 0; n < 105; n += 1) await house.store.games.remove(`newer ${n}`);
    expect(await bob.must('PATCH', '/api/me', { name: '  Robert ' })).toMatchObject({ name: 'Robert' });
    // Elsewhere they may be called as they like.
    await imitator.info('/api/games', { seats });
  });

  test('names and titles with what nobody sees are refused in a sentence, or tidied', async () => {
    const house = await open();
    const ann = await house.guest('Ａnn');
    expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
    expect(await ann.ask('PATCH', '/api/me', { name: 'Ann\u200b' })).toMatchObject({
      status: 400,
      body: {
        code: 'malformed',
        sentence: 'Your name: invisible and control characters can’t be used.',
      },
    });
    expect((await ann.ask('POST', '/api/games', { title: '\u202eevil', seats })).status).toBe(400);
    expect(await ann.info('/api/games', { title: ' The  ﬁrst ', seats })).toMatchObject({ title: 'The first' });
  });
});
