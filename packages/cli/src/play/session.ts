// A game in words: the others decide as commanders do, the person is asked, told what happened, and refused with a clause.
import { momentOf, officers } from '@marshall/bots';
import {
  type Command,
  fallbackFor,
  openCommands,
  quickStream,
  redact,
  tableAnswer,
  take,
  undo,
  view,
} from '@marshall/rules';
import { sayEvent, sayQuestion, told } from '@marshall/words';
import { en } from '@marshall/words/en';
import { citation } from '../games/citation.ts';
import { describePosition } from '../games/position.ts';
import { fillIn } from './fill-in.ts';
import type { WordGame } from './start.ts';
import type { Person } from './terminal.ts';

const HELP = [
  '  a number or a name  makes that move; you are asked for the rest of it',
  '  rights              what you may do besides answering',
  '  board               the position as you may know it',
  '  hint                what an officer would do, and why',
  '  wait                what happens if you do nothing, done at once',
  '  undo                takes your last move back, where the referee allows it',
  '  quit                stops; the game is kept if you said where',
].join('\n');

/** Plays until the game is over or the person stops; gives the exit code. */
export async function playInWords(game: WordGame, person: Person): Promise<number> {
  const { table, mine } = game;
  let told = 0;
  person.say(`You lead ${mine}. Type help for the words you can use.\n`);
  while (table.game.state.ended === undefined) {
    told = tell(game, person, told);
    const ordered = tableAnswer(table.game);
    if (ordered !== undefined && take(table, ordered.seat, ordered.command).ok) continue;
    const waiting = table.game.state.question?.waiting ?? [];
    const other = waiting.find((seat) => seat !== mine);
    if (!waiting.includes(mine) && other !== undefined) {
      await decideFor(game, other);
      continue;
    }
    if (!(await decideYourself(game, person))) {
      person.say(game.keep === undefined ? 'You leave the game.' : 'You leave the game; --resume goes on with it.');
      return 0;
    }
    game.keep?.();
  }
  tell(game, person, told);
  game.keep?.();
  person.say(`\n${describePosition(view(table.game, mine), undefined)}`);
  return 0;
}

/** Says what has happened since, as far as the person may know it. */
function tell({ table, mine }: WordGame, person: Person, from: number): number {
  for (const { events } of table.entries.slice(from))
    for (const event of events) {
      const seen = redact(event, mine);
      const sentence = seen === undefined ? undefined : sayEvent(en, table.game, seen);
      if (sentence !== undefined) person.say(`  ${sentence}  [${citation(event.clauses ?? [])}]`);
    }
  return table.entries.length;
}

async function decideFor({ table, commander, seed }: WordGame, seat: WordGame['mine']): Promise<void> {
  const moment = momentOf(table.game, seat, quickStream(`${seed} ${seat} ${table.entries.length}`));
  const decided = take(table, seat, await commander.decide(moment));
  if (!decided.ok) take(table, seat, moment.fallback);
}

/** Asks until a move was made; false if the person stops. */
async function decideYourself(game: WordGame, person: Person): Promise<boolean> {
  const { table, mine } = game;
  const offers = openCommands(table.game, mine);
  const answers = offers.filter(({ question }) => question !== undefined).map(({ command }) => command);
  const rights = offers.filter(({ question }) => question === undefined).map(({ command }) => command);
  const all = [...answers, ...rights];
  const numbered = (names: readonly string[], from: number): string =>
    names.map((name, i) => `${from + i + 1} ${name}`).join('   ');
  person.say(`\n${sayQuestion(en, table.game, mine) ?? 'It is your turn.'}`);
  person.say(`  ${numbered(answers, 0)}`);
  for (;;) {
    const line = await person.ask('> ');
    if (line === undefined || line === 'quit') return false;
    const chosen = all[Number(line) - 1] ?? all.find((name) => name === line);
    if (chosen !== undefined) {
      const command = await fillIn(game, chosen, person);
      if (command === 'stop') return false;
      if (command !== undefined && made(game, command, person)) return true;
    } else if (line === 'wait') {
      const silent = fallbackFor(table.game, mine);
      if (silent !== undefined && made(game, silent, person)) return true;
    } else if (line === 'undo') {
      const undone = undo(table, mine);
      if (undone.ok) return true;
      person.say(`${told(en, undone.refusal, table.game.state).sentence}  [${undone.refusal.clause}]`);
    } else if (line === 'rights')
      person.say(rights.length === 0 ? '  Nothing else is open to you now.' : `  ${numbered(rights, answers.length)}`);
    else if (line === 'board') person.say(describePosition(view(table.game, mine), sayQuestion(en, table.game, mine)));
    else if (line === 'hint') person.say(`  ${await hint(game)}`);
    else if (line === 'help') person.say(HELP);
    else if (line !== '') person.say(`There is no move '${line}' now; choose a number above, or type help.`);
  }
}

/** Makes a move; a refusal is told with its clause. */
function made({ table, mine }: WordGame, command: Command, person: Person): boolean {
  const result = take(table, mine, command);
  if (!result.ok) person.say(`${told(en, result.refusal, table.game.state).sentence}  [${result.refusal.clause}]`);
  return result.ok;
}

async function hint({ table, mine, seed }: WordGame): Promise<string> {
  const [officer] = officers;
  if (officer === undefined) throw new Error('there is no officer');
  const moment = momentOf(table.game, mine, quickStream(`hint ${seed} ${table.entries.length}`));
  const command = await officer.decide(moment);
  return `An officer ${officer.explain?.(moment) ?? 'decides'}: ${JSON.stringify(command)}`;
}
