// A game in words: the others decide as commanders do, the person is asked, told what happened, and refused.
import { consider, mindOf, momentOf, steady } from '@marshall/bots';
import {
  type Command,
  fallbackFor,
  followed,
  openCommands,
  quickStream,
  type Refusal,
  redact,
  type Seat,
  tableAnswer,
  take,
  undo,
  view,
} from '@marshall/rules';
import { sayEvent, sayQuestion, seatsOf, told } from '@marshall/words';
import { describePosition } from '../games/position.ts';
import { type Heard, plainLines } from '../games/report.ts';
import { inWords, language } from '../language.ts';
import { isMove, moveInWords, moveTitle } from '../named.ts';
import { words } from '../words.ts';
import { fillIn } from './fill-in.ts';
import type { WordGame } from './start.ts';
import type { Person } from './terminal.ts';

/** Plays until the game is over or the person stops; gives the exit code. */
export async function playInWords(game: WordGame, person: Person, clauses = false): Promise<number> {
  const { table, mine } = game;
  let told = 0;
  const power = table.game.state.seats[mine]?.power;
  person.say(`${words.play.begin(inWords.name(power, mine))}\n`);
  while (table.game.state.ended === undefined) {
    const ordered = tableAnswer(table.game);
    if (
      ordered !== undefined &&
      take(table, ordered.seat, ordered.command, undefined, { followed: followed(ordered) }).ok
    )
      continue;
    const waiting = table.game.state.question?.waiting ?? [];
    const other = waiting.find((seat) => seat !== mine);
    if (!waiting.includes(mine) && other !== undefined) {
      await decideFor(game, other);
      continue;
    }
    told = tell(game, person, told, clauses);
    if (!(await decideYourself(game, person, clauses))) {
      person.say(game.path === undefined ? words.play.left : words.play.leftSaved(game.path, mine));
      return 0;
    }
    game.keep?.();
  }
  tell(game, person, told, clauses);
  game.keep?.();
  person.say(`\n${describePosition(view(table.game, mine), undefined)}`);
  return 0;
}

/** Says what has happened since, as far as the person may know it. */
function tell({ table, mine }: WordGame, person: Person, from: number, clauses: boolean): number {
  const { order, seats } = table.game.state;
  const living = order.filter((seat) => seats[seat]?.out === undefined);
  const heard = table.entries.slice(from).flatMap(({ events }, i) =>
    events.flatMap((event): Heard[] => {
      const seen = redact(event, mine);
      const sentence = seen === undefined ? undefined : sayEvent(language, table.game, seen);
      return sentence === undefined ? [] : [{ command: from + i, event, sentence, living }];
    }),
  );
  const nameOf = (seat: Seat): string => inWords.name(seats[seat]?.power, seat);
  for (const line of plainLines(heard, { clauses, details: false }, nameOf)) person.say(line);
  return table.entries.length;
}

async function decideFor({ table, commander, recall, seed }: WordGame, seat: WordGame['mine']): Promise<void> {
  const chance = quickStream(`${seed} ${seat} ${table.entries.length}`);
  const moment = momentOf(table.game, seat, chance, recall.follow(table.entries));
  const decided = take(table, seat, await commander.decide(moment));
  if (!decided.ok) take(table, seat, moment.fallback);
}

/** Asks until a move was made; false if the person stops. */
async function decideYourself(game: WordGame, person: Person, clauses: boolean): Promise<boolean> {
  const { table, mine } = game;
  const offers = openCommands(table.game, mine);
  const answers = offers.filter(({ question }) => question !== undefined).map(({ command }) => command);
  const rights = offers.filter(({ question }) => question === undefined).map(({ command }) => command);
  const all = [...answers, ...rights];
  const numbered = (names: readonly string[], from: number): string =>
    names.map((name, i) => `${from + i + 1} ${moveTitle(name)}`).join('\n  ');
  person.say(`\n${sayQuestion(language, table.game, mine) ?? words.play.yourTurn}`);
  person.say(`  ${numbered(answers, 0)}`);
  for (;;) {
    const line = await person.ask('> ');
    if (line === undefined || line === words.play.words.quit) return false;
    const again = line.endsWith(` ${words.play.words.again}`);
    const named = again ? line.slice(0, -words.play.words.again.length - 1).trim() : line;
    const chosen = all[Number(named) - 1] ?? all.find((name) => isMove(name, named));
    if (chosen !== undefined) {
      const command = await fillIn(game, chosen, person);
      if (command === 'stop') return false;
      if (command !== undefined && made(game, again ? askedAgain(command) : command, person, clauses)) return true;
    } else if (line === words.play.words.wait) {
      const silent = fallbackFor(table.game, mine);
      if (silent !== undefined && made(game, silent, person, clauses)) return true;
    } else if (line === words.play.words.undo) {
      const undone = undo(table, mine);
      if (undone.ok) return true;
      person.say(refused(game, undone.refusal, clauses));
    } else if (line === words.play.words.rights)
      person.say(rights.length === 0 ? `  ${words.play.noRights}` : `  ${numbered(rights, answers.length)}`);
    else if (line === words.play.words.board)
      person.say(describePosition(view(table.game, mine), sayQuestion(language, table.game, mine)));
    else if (line === words.play.words.hint) person.say(`  ${hint(game)}`);
    else if (line === words.play.words.help) person.say(words.play.help);
    else if (line !== '') person.say(words.play.noMove(line));
  }
}

/** The same move by somebody who wants to be asked about the rest of the battle, if it belongs to one. */
function askedAgain(command: Command): Command {
  switch (command.type) {
    case 'attack':
    case 'defend':
    case 'occupy':
    case 'occupy-by-sea':
    case 'no-occupation':
    case 'ships-done':
    case 'reinforce':
    case 'end-reinforcing':
      return { ...command, afterwards: 'ask-again' };
  }
  return command;
}

/** Makes a move; a refusal is told. */
function made(game: WordGame, command: Command, person: Person, clauses: boolean): boolean {
  const result = take(game.table, game.mine, command);
  if (!result.ok) person.say(refused(game, result.refusal, clauses));
  return result.ok;
}

function refused({ table }: WordGame, refusal: Refusal, clauses: boolean): string {
  const { sentence } = told(language, refusal, table.game.state);
  return clauses ? `${sentence}  [${refusal.clause}]` : sentence;
}

function hint({ table, mine, recall, seed }: WordGame): string {
  const chance = quickStream(`hint ${seed} ${table.entries.length}`);
  const moment = momentOf(table.game, mine, chance, recall.follow(table.entries));
  const { command, why } = consider(mindOf('officer', steady.weights), moment);
  return words.play.hinted(moveInWords(command), inWords.reason(why, seatsOf(table.game.state)));
}
