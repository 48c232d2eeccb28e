// What the command line says, in English. Nothing here loads the rules, so that help comes at once.
import { arena } from './arena.ts';
import { board } from './board.ts';
import { clauses } from './clauses.ts';
import { common } from './common.ts';
import { conflict } from './conflict.ts';
import { engine } from './engine.ts';
import { games } from './games.ts';
import { host } from './host.ts';
import { notices } from './notices.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';

export const cli = {
  common,
  serve,
  host,
  notices,
  games,
  play,
  simulate,
  arena,
  engine,
  board,
  odds,
  conflict,
  clauses,
} as const;
