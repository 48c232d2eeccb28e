import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDERS, LEADER_IDS } from '@marshall/bots';
import { GAME_OPTIONS, seat, UNIT_KINDS, ZONES } from '@marshall/rules';
import { commandFields } from '@marshall/rules/testing';
import { page } from '@marshall/words/en/page';
import { expect, test } from 'vitest';
import { language } from './language.ts';
import { COMMAND_WORDS, commanderTitle, FIELD_WORDS, OPTION_TITLES, OPTION_VALUES } from './words.ts';

test('every command, every field and every option of the referee has words of its own', () => {
  const commands = commandFields();
  expect(commands.map(({ type }) => type).filter((type) => COMMAND_WORDS[type] === undefined)).toEqual([]);
  const fields = new Set(commands.flatMap((command) => command.fields));
  expect([...fields].filter((field) => FIELD_WORDS[field] === undefined)).toEqual([]);
  expect(GAME_OPTIONS.map(({ id }) => id).filter((id) => OPTION_TITLES[id] === undefined)).toEqual([]);
});

test('every value of an option that is a word, and every computer commander, has a name', () => {
  const values = GAME_OPTIONS.flatMap(({ id, values: allowed }) =>
    'min' in allowed ? [] : allowed.map((value) => [`${id}:${value}`, String(value)] as const),
  );
  const unnamed = values.filter(
    ([full, short]) => OPTION_VALUES[full] === undefined && OPTION_VALUES[short] === undefined,
  );
  expect(unnamed).toEqual([]);
  for (const { name } of COMMANDERS) expect(commanderTitle(name)).not.toMatch(/[:@]|undefined/);
  expect(commanderTitle('general:hawk')).toBe('Dag Rennick, general');
  expect(Object.keys(language.tempers).toSorted()).toEqual(LEADER_IDS.toSorted());
});

test('zones and units have names on labels and within sentences', () => {
  const { names } = language;
  for (const zone of ZONES) expect(names.zoneInText(zone)).toContain(names.zone(zone));
  for (const kind of UNIT_KINDS) expect(names.units(2, kind)).toBe(`2 ${names.unitsOf(kind)}`);
  expect(names.zoneInText('baltic-sea')).toBe('the Baltic Sea');
  expect(names.zoneInText('shark-bay')).toBe('Shark Bay');
  expect(names.thing('land-central-america')).toBe('Central America with everything in it');
});

test('an offer of a loan says what is to come back, to either side', () => {
  const [usa, china] = [seat('usa'), seat('china')];
  const speaker = language.speaker((id) => ({ power: id === usa ? 'usa' : 'china' }));
  const offer = {
    id: 'usa>china 1',
    from: usa,
    to: china,
    gives: { cash: 500, goods: {} },
    wants: { cash: 0, goods: {} },
    loan: { repay: 550, dueCycle: 2 },
    order: undefined,
    delivery: undefined,
    promise: '',
  };
  const loan = 'a loan of $500M ($550M to be repaid by the end of cycle 2)';
  expect(speaker.offer(offer, usa)).toBe(`You offer China ${loan}.`);
  expect(speaker.offer(offer, china)).toBe(`The USA offers you ${loan}.`);
});

/** Tables whose keys are values that the rules or the page give: powers, commands, letters, levels, stages. */
const READ_BY_KEY = new Set(
  (
    'powers resources commands expansionCommands fields optionTitles optionValues values commanders.levels ' +
    'commanders.characters board.powers.faces board.powers.presence board.zoneCard.kinds chart.roles chart.canals chart.mastermind expansions.tech.technologies ' +
    'sure warnings.noSet sight.finds.of moment.trade.sellAbout moment.trade.buyAbout moment.bid.about moment.battle.diceFor moment.battle.steps ' +
    'moment.strike.steps moment.cards.wanted room.menu.paces end.how expansionButtons.disclose expansionButtons.strike ' +
    'expansions.chart.steps expansions.chart.meaning expansions.chart.meaningTo chart.results front.levels ' +
    'suggest.reasons suggest.causes afterwards.choices study.explorer.whats study.explorer.letters voices.lines voices.motives leaders.levels leaders.about leaders.tempers theatre.ahead orders.sentences orders.replies'
  ).split(' '),
);

test('every text of the page is used on it, in a file that also names the room of the text', () => {
  const files = sources(import.meta.dirname).map((path) => readFileSync(path, 'utf8'));
  expect(Object.entries(page).flatMap(([room, texts]) => unused(texts, [room], files))).toEqual([]);
});

/** Texts that no file reads: `.key`, `{ key }`, or `[…]` of a table that is read by its keys. */
function unused(texts: unknown, path: readonly string[], files: readonly string[]): readonly string[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts) || READ_BY_KEY.has(path.join('.'))) return [];
  const [parent = '', above] = [path.at(-1), path.at(-2)];
  // The rooms are handed out by `words.ts`, under names of their own.
  const named = new RegExp(above === undefined ? '[wW]ords\\b|WORDS|expansion|commanderTitle' : `\\b${parent}\\b`);
  return Object.entries(texts).flatMap(([key, text]) => {
    const read = new RegExp(`[.{,'"]\\s*${key}\\b`);
    const found = files.some((file) => named.test(file) && read.test(file));
    return [...(found ? [] : [[...path, key].join('.')]), ...unused(text, [...path, key], files)];
  });
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
