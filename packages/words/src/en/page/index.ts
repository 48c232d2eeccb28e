// Every text that the page shows, in English.
import { board, list, money, POWER_NAMES, pieceCount, RESOURCE_NAMES, STAGE_NAMES } from './board.ts';
import { buttonWords, expansionButtons, greyWords } from './buttons.ts';
import { chartWords } from './chart.ts';
import { COMMAND_WORDS, FIELD_WORDS } from './commands.ts';
import { EXPANSION_COMMANDS, expansionWords } from './expansions.ts';
import { momentWords } from './moment.ts';
import { nameWords } from './names.ts';
import { onlineWords } from './online.ts';
import { expansionChoices, OPTION_TITLES } from './options.ts';
import { peopleWords } from './people.ts';
import { endWords, frontWords, helpWords, roomWords } from './room.ts';
import { soloWords } from './solo.ts';
import { VALUE_WORDS } from './values.ts';

export const page = {
  board,
  powers: POWER_NAMES,
  stages: STAGE_NAMES,
  resources: RESOURCE_NAMES,
  money,
  pieceCount,
  list,
  buttons: buttonWords,
  expansionButtons,
  grey: greyWords,
  chart: chartWords,
  commands: COMMAND_WORDS,
  expansionCommands: EXPANSION_COMMANDS,
  fields: FIELD_WORDS,
  expansions: expansionWords,
  moment: momentWords,
  names: nameWords,
  online: onlineWords,
  optionTitles: OPTION_TITLES,
  expansionChoices,
  people: peopleWords,
  room: roomWords,
  front: frontWords,
  end: endWords,
  help: helpWords,
  solo: soloWords,
  values: VALUE_WORDS,
} as const;
