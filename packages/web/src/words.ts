// The texts of the page in the reader's language; only that language is loaded.
import { leaderOf } from '@marshall/bots/leaders';
import type { Page } from '@marshall/words/page';
import { chosenLanguage, type Spoken } from './choose-language.ts';

const LOADERS: Readonly<Record<Spoken, () => Promise<{ readonly page: Page }>>> = {
  pseudo: () => import('./pseudo.ts'),
  en: () => import('@marshall/words/en/page'),
  de: () => import('@marshall/words/de/page'),
  es: () => import('@marshall/words/es/page'),
};

const { page } = await LOADERS[chosenLanguage()]();

export const words = {
  ...page.board,
  moment: page.moment,
  room: page.room,
  front: page.front,
  online: page.online,
  end: page.end,
  help: page.help,
  theatre: page.theatre,
};
export const POWER_NAMES = page.powers;
export const STAGE_NAMES = page.stages;
export const RESOURCE_NAMES = page.resources;
export const { money, pieceCount, list } = page;
export const afterwardsWords = page.afterwards;
export const buttonWords = page.buttons;
export const expansionButtons = page.expansionButtons;
export const greyWords = page.grey;
export const chartWords = page.chart;
export const dealWords = page.deals;
export const COMMAND_WORDS = page.commands;
export const EXPANSION_COMMANDS = page.expansionCommands;
export const FIELD_WORDS = page.fields;
export const expansionWords = page.expansions;
export const leaderWords = page.leaders;
export const nameWords = page.names;
export const noticeWords = page.notices;
export const onlineWords = page.online;
export const OPTION_TITLES = page.optionTitles;
export const OPTION_VALUES = page.optionValues;
export const expansionChoices = page.expansionChoices;
export const callWords = page.calls;
export const orderWords = page.orders;
export const peopleWords = page.people;
export const sightWords = page.sight;
export const sceneWords = page.scenes;
export const soloWords = page.solo;
export const standingsWords = page.standings;
export const studyWords = page.study;
export const suggestWords = page.suggest;
export const analysisWords = page.analysis;
export const causeWords = page.suggest.causes;
export const sureWords = page.sure;
export const VALUE_WORDS = page.values;
export const voiceWords: Page['voices'] = page.voices;
export const warningWords = page.warnings;
export const weekWords = page.weeks;

export const commandWords = (type: string): Page['commands'][string] =>
  COMMAND_WORDS[type] ?? { name: plain(type), button: plain(type) };

/** A seat that leads no power yet: `Seat 3`. */
export function seatNumber(seat: string): string {
  const [, number] = /^seat-(\d+)$/.exec(seat) ?? [];
  return number === undefined ? nameWords.someone : nameWords.seat(number);
}

/** A computer commander: `Mira Halden, officer`, `caretaker`. */
export function commanderTitle(name: string): string {
  const { levels, both } = page.commanders;
  const leader = leaderOf(name);
  return leader === undefined ? (levels[name] ?? name) : both(leader.name, levels[leader.level] ?? leader.level);
}

/** What a field asks, as its command asks it where that is said. */
export const fieldWords = (field: string, command = ''): string =>
  FIELD_WORDS[`${command}:${field}`] ?? FIELD_WORDS[field] ?? plain(field);

const plain = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
