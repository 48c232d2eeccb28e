// A game in words: the others decide as commanders do, the person is asked, told what happened, and refused with a clause.
import { consider, mindOf, momentOf, steady } from '@marshall/bots';
import {
  type Command,
  fallbackFor,
  followed,
  openCommands,
  quickStream,
  redact,
  tableAnswer,
  take,
  undo,
  view,
} from '@marshall/rules';
import { sayEvent, sayQuestion, seatsOf, told } from '@marshall/words';
import { citation } from '../games/citation.ts';
import { describePosition } from '../games/position.ts';
import { inWords, language } from '../language.ts';
import { words } from '../words.ts';
import { fillIn } from './fill-in.ts';
import { isMove, moveInWords, moveTitle } from './named.ts';
import type { WordGame } from './start.ts';
import type { Person } from './terminal.ts';

/** Plays until the game is over or the person stops; gives the exit code. */
export async function playInWords(game: WordGame, person: Person, clauses = false): Promise<number> {
  const { table, mine } = game;
  let told = 0;
  const power = table.game.state.seats[mine]?.power;
  person.say(`${words.play.begin(inWords.name(power, mine))}\n`);
  while (table.game.state.ended === undefined) {
    told = tell(game, person, told, clauses);
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
    if (!(await decideYourself(game, person))) {
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
  for (const { events } of table.entries.slice(from))
    for (const event of events) {
      const seen = redact(event, mine);
      const sentence = seen === undefined ? undefined : sayEvent(language, table.game, seen);
      if (sentence !== undefined)
        person.say(clauses ? `  ${sentence}  [${citation(event.clauses ?? [])}]` : `  ${sentence}`);
    }
  return table.entries.length;
}

async function decideFor({ table, commander, recall, seed }: WordGame, seat: WordGame['mine']): Promise<void> {
  const chance = quickStream(`${seed} ${seat} ${table.entries.length}`);
  const moment = momentOf(table.game, seat, chance, recall.follow(table.entries));
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
    names.map((name, i) => `${from + i + 1} ${moveTitle(name)}`).join('\n  ');
  person.say(`\n${sayQuestion(language, table.game, mine) ?? words.play.yourTurn}`);
  person.say(`  ${numbered(answers, 0)}`);
  for (;;) {
    const line = await person.ask('> ');
    if (line === undefined || line === words.play.words.quit) return false;
    const chosen = all[Number(line) - 1] ?? all.find((name) => isMove(name, line));
    if (chosen !== undefined) {
      const command = await fillIn(game, chosen, person);
      if (command === 'stop') return false;
      if (command !== undefined && made(game, command, person)) return true;
    } else if (line === words.play.words.wait) {
      const silent = fallbackFor(table.game, mine);
      if (silent !== undefined && made(game, silent, person)) return true;
    } else if (line === words.play.words.undo) {
      const undone = undo(table, mine);
      if (undone.ok) return true;
      person.say(`${told(language, undone.refusal, table.game.state).sentence}  [${undone.refusal.clause}]`);
    } else if (line === words.play.words.rights)
      person.say(rights.length === 0 ? `  ${words.play.noRights}` : `  ${numbered(rights, answers.length)}`);
    else if (line === words.play.words.board)
      person.say(describePosition(view(table.game, mine), sayQuestion(language, table.game, mine)));
    else if (line === words.play.words.hint) person.say(`  ${hint(game)}`);
    else if (line === words.play.words.help) person.say(words.play.help);
    else if (line !== '') person.say(words.play.noMove(line));
  }
}

/** Makes a move; a refusal is told with its clause. */
function made({ table, mine }: WordGame, command: Command, person: Person): boolean {
  const result = take(table, mine, command);
  if (!result.ok)
    person.say(`${told(language, result.refusal, table.game.state).sentence}  [${result.refusal.clause}]`);
  return result.ok;
}

function hint({ table, mine, recall, seed }: WordGame): string {
  const chance = quickStream(`hint ${seed} ${table.entries.length}`);
  const moment = momentOf(table.game, mine, chance, recall.follow(table.entries));
  const { command, why } = consider(mindOf('officer', steady.weights), moment);
  return words.play.hinted(moveInWords(command), inWords.reason(why, seatsOf(table.game.state)));
}
