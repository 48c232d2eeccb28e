// Every text that the page shows, in Spanish.

import type { Page } from '../../page.ts';
import { afterwardsWords } from './afterwards.ts';
import { analysisWords } from './analysis.ts';
import { board, pieceCount } from './board.ts';
import { buttonWords, expansionButtons, greyWords } from './buttons.ts';
import { callWords } from './calls.ts';
import { chartWords } from './chart.ts';
import { COMMAND_WORDS, FIELD_WORDS } from './commands.ts';
import { dealWords } from './deals.ts';
import { endWords } from './end.ts';
import { EXPANSION_COMMANDS, expansionWords } from './expansions.ts';
import { leaderWords } from './leaders.ts';
import { momentWords } from './moment.ts';
import { commanderWords, list, money, nameWords, POWER_NAMES, RESOURCE_NAMES, STAGE_NAMES } from './names.ts';
import { noticeWords } from './notices.ts';
import { onlineWords } from './online.ts';
import { expansionChoices, OPTION_TITLES, OPTION_VALUES } from './options.ts';
import { orderWords } from './orders.ts';
import { peopleWords } from './people.ts';
import { frontWords, helpWords, roomWords } from './room.ts';
import { sceneWords } from './scenes.ts';
import { sightWords } from './sight.ts';
import { soloWords } from './solo.ts';
import { standingsWords } from './standings.ts';
import { studyWords } from './study.ts';
import { suggestWords } from './suggest.ts';
import { sureWords } from './sure.ts';
import { theatreWords } from './theatre.ts';
import { VALUE_WORDS } from './values.ts';
import { voiceWords } from './voices.ts';
import { warningWords } from './warnings.ts';
import { weekWords } from './weeks.ts';

export const page: Page = {
  afterwards: afterwardsWords,
  analysis: analysisWords,
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
  deals: dealWords,
  commands: COMMAND_WORDS,
  expansionCommands: EXPANSION_COMMANDS,
  fields: FIELD_WORDS,
  expansions: expansionWords,
  moment: momentWords,
  names: nameWords,
  commanders: commanderWords,
  leaders: leaderWords,
  notices: noticeWords,
  online: onlineWords,
  optionTitles: OPTION_TITLES,
  optionValues: OPTION_VALUES,
  expansionChoices,
  calls: callWords,
  orders: orderWords,
  people: peopleWords,
  room: roomWords,
  front: frontWords,
  end: endWords,
  help: helpWords,
  sight: sightWords,
  scenes: sceneWords,
  solo: soloWords,
  standings: standingsWords,
  suggest: suggestWords,
  theatre: theatreWords,
  study: studyWords,
  sure: sureWords,
  values: VALUE_WORDS,
  voices: voiceWords,
  warnings: warningWords,
  weeks: weekWords,
};
