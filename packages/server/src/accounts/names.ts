// Names as people see them: one way to write each, nothing invisible in them, and who looks like whom.
import type { OwnFault } from '@marshall/words';

/** Marks that choose a drawing of the sign before them: a heart is a heart without them. */
const SELECTORS = /[\u{fe00}-\u{fe0f}\u{180b}-\u{180f}\u{e0100}-\u{e01ef}]/gu;

/** What nobody sees: controls, signs that turn the direction of writing, joiners, tags, letters without a form. */
const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u{2800}|\u{17b4}|\u{17b5}/u;

/** More accents on a letter than any language has, or some without a letter. */
const STACKED = /\p{M}{3,}|^\p{M}|\s\p{M}/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The one way to write a line: compatible forms as the usual ones, single spaces, none around. */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(SELECTORS, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** What is wrong with a line that was tidied; undefined for nothing. */
export function wrongWith(line: string): OwnFault | undefined {
  if (UNSEEN.test(line)) return 'unseen';
  if (STACKED.test(line)) return 'stacked';
  if (!VISIBLE.test(line)) return 'blank';
  return undefined;
}

/** What moves the cursor of a terminal, turns the direction of what follows, or is written where nobody sees it. */
const MEDDLING = /(?![\n\t\0])\p{Cc}|[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{e0000}-\u{e007f}]/gu;

/** A text of several lines, such as a message, without what would do more than be read. */
export function legible(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(MEDDLING, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1');
}

/** A line that was kept before lines were tidied, as it may be shown; undefined where nothing of it can be. */
export function shown(kept: string): string | undefined {
  const line = tidy(kept.replace(new RegExp(UNSEEN, 'gu'), '').replace(/(\p{M}{2})\p{M}+/gu, '$1'));
  return wrongWith(line) === undefined ? line : undefined;
}

/** Letters of other alphabets beside those they look like; capitals first, as small ones may look like others. */
const CAPITALS = paired(
  'АВЕЅІЈКМНОРСТУХԌԚԜҮ',
  'ABESIJKMHOPCTYXGQWY',
  'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
  'ABEZHIKMNOPTYX',
  'ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ',
  'ABCDEGHJKLMPRSTVWZ',
);
const SMALL = paired(
  'авеѕіјкмнорстухһԁԛԝӏгпьзё',
  'abesijkmhopctyxhdqwlrnb3e',
  'αβγεζηικμνορστυχωϲϳ',
  'abyeznikuvopotuxwcj',
  'օսհոցգ',
  'ouhngq',
  'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ',
  'abcdeghijklmnoprstuvwyz',
  'ɑɡıȷøđłħŧſƅß',
  'agijodlhtsbb',
  'ǀ׀∣│┃❘⏐',
  'lllllll',
);

/** Stands in a skeleton for a letter that could be drawn like any other. */
const ANY = '\u{fffd}';
const WORD = /[\p{L}\p{N}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Letters and digits of alphabets other than the Latin one. Those of the Far East are too rich to pass for a Latin letter. */
const FOREIGN =
  /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo})[\p{L}\p{N}]/gu;

/** Whether two people at one table could be taken for each other by their names. */
export function looksAlike(one: string, other: string): boolean {
  const [own, theirs] = [[...skeleton(one)], [...skeleton(other)]];
  return (
    own.length === theirs.length &&
    own.every((letter, place) => letter === theirs[place] || letter === ANY || theirs[place] === ANY)
  );
}

/** What two names have in common that look alike: to be compared, never to be shown. */
function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(WORD, withoutStrays);
  const latin = swap(swap(bare, CAPITALS).toLowerCase(), SMALL);
  const folded = latin
    .normalize('NFKD')
    .replace(/[\p{M}\s._'’`·-]/gu, '')
    .replace(/[1il|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
  return folded === '' ? name : folded;
}

/** Nobody writes one word in two alphabets but to deceive: a letter of the other one that is not in the lists could look like any. */
function withoutStrays(word: string): string {
  if (!LATIN.test(word)) return word;
  return word.replace(FOREIGN, (letter) => (CAPITALS.has(letter) || SMALL.has(letter.toLowerCase()) ? letter : ANY));
}

function paired(...rows: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (let i = 0; i + 1 < rows.length; i += 2) {
    const [from, to] = [[...(rows[i] ?? '')], [...(rows[i + 1] ?? '')]];
    for (const [k, letter] of from.entries()) pairs.set(letter, to[k] ?? letter);
  }
  return pairs;
}

function swap(text: string, pairs: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => pairs.get(letter) ?? letter).join('');
}
