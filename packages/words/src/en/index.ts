// English, all rooms together.

import { language } from '../language.ts';
import { apc } from './apc.ts';
import { battle } from './battle.ts';
import { commerce } from './commerce.ts';
import { conflictChart } from './conflict-chart.ts';
import { endings } from './endings.ts';
import { fault } from './faults.ts';
import { highTech } from './high-tech.ts';
import { names } from './labels.ts';
import { merchantMarine } from './merchant-marine.ts';
import { movement } from './movement.ts';
import { odds } from './odds.ts';
import { offeredTo } from './offers.ts';
import { opening } from './opening.ts';
import { OPTIONS } from './options.ts';
import { orderOfPlay } from './order-of-play.ts';
import { english } from './phrases.ts';
import { reasons } from './reasons.ts';
import { referee } from './referee.ts';
import { report } from './report.ts';
import { server } from './server.ts';
import { table } from './table.ts';
import { tempers } from './tempers.ts';
import { STAGES } from './terms.ts';
import { things } from './things.ts';

export const en = language(
  'en',
  english,
  {
    apc,
    battle,
    commerce,
    'conflict-chart': conflictChart,
    endings,
    'high-tech': highTech,
    'merchant-marine': merchantMarine,
    movement,
    odds,
    opening,
    'order-of-play': orderOfPlay,
    referee,
    table,
  },
  server,
  { fault, names, report, option: (id) => OPTIONS[id], stage: (stage) => STAGES[stage - 1] ?? '', tempers },
  { offer: offeredTo, thing: things },
  reasons,
);
