// Checks a game: the promise about its dice, and every command judged again, draw by draw, by the edition that judged it.
import { commit, mixSeed } from '../dice/index.ts';
import { EDITION, type Edition } from '../edition.ts';
import { eventsOf, type GameFile, hashOf } from './game-file.ts';
import { type Judgement, judgeAgain } from './judge-again.ts';

export interface Verdict {
  readonly ok: boolean;
  /** What there is to say: that all is well, or what differs first; and who judged what, where it was not this edition alone. */
  readonly sentence: string;
  readonly hash: string;
  readonly draws: number;
  /** Which edition judged which entries, counted from 1, as far as the file was checked. */
  readonly editions: readonly Judged[];
  /** Entries of earlier editions that this one would judge in another way. */
  readonly otherwise: readonly Judgement[];
}

/** A run of entries that one edition has judged. */
export interface Judged {
  readonly edition: Edition;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a file's secret matches its promise, and its commands on that chance give its events. What an earlier edition
 * has judged may differ from what this one would do; its draws may not.
 */
export function verify(file: GameFile): Verdict {
  const events = eventsOf(file);
  const hash = hashOf(file.setup, events);
  const draws = events.filter((event) => 'draw' in event).length;
  const editions: Judged[] = [];
  const otherwise: Judgement[] = [];
  const verdict = (ok: boolean, sentence: string): Verdict => ({ ok, sentence, hash, draws, editions, otherwise });
  if (file.secret === undefined)
    return verdict(false, 'The secret of the dice is not in the file; it opens when the game is over.');
  if (commit(file.secret) !== file.setup.commitment)
    return verdict(false, 'The secret does not match the hash that was published before the game.');

  const { seats, contributions } = file.setup;
  if (seats.length !== contributions.length || seats.some((seat, i) => contributions[i]?.seat !== seat))
    return verdict(
      false,
      'The dice lack the contribution of a seat, or have one of somebody else: each seat gives one, in seat order.',
    );

  let citedOtherwise = 0;
  let over = false;
  for (const judgement of judgeAgain(file.setup, file.entries, mixSeed(file.secret, contributions))) {
    const { entry, edition, fault, differs } = judgement;
    addTo(editions, edition, entry);
    if (differs !== undefined && edition === EDITION) return verdict(false, differs);
    if (fault !== undefined) return verdict(false, fault);
    if (differs !== undefined) otherwise.push(judgement);
    citedOtherwise += judgement.cited;
    over = judgement.over;
  }
  if (!over) return verdict(false, 'The game is not over, yet its secret is open: entries are missing at the end.');
  const commands = file.entries.length - 1;
  const all =
    otherwise.length === 0
      ? `All ${counted(commands, 'command')} and ${counted(draws, 'draw')} are as they must be.`
      : `All ${counted(draws, 'draw')} are as they must be.`;
  const note = citedOtherwise === 0 ? '' : ` ${sayCited(citedOtherwise)} other clauses than this program does.`;
  return verdict(true, `${all}${sayEditions(editions)}${sayOtherwise(otherwise)}${note}`);
}

function counted(number: number, what: string): string {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`;
}

function sayCited(events: number): string {
  return events === 1 ? '1 event cites' : `${events} events cite`;
}

function addTo(editions: Judged[], edition: Edition, entry: number): void {
  const last = editions[editions.length - 1];
  if (last?.edition === edition) editions[editions.length - 1] = { ...last, to: entry };
  else editions.push({ edition, from: entry, to: entry });
}

/** Who judged what, where it was not this edition alone. */
export function sayEditions(editions: readonly Judged[]): string {
  if (editions.every(({ edition }) => edition === EDITION)) return '';
  const parts = editions.map(({ edition, from, to }) => {
    const entries = from === to ? `entry ${from} was` : `entries ${from} to ${to} were`;
    return `${entries} judged by edition ${edition} of the rules`;
  });
  const sentence = parts.join(', ');
  return ` ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function sayOtherwise(otherwise: readonly Judgement[]): string {
  const [first] = otherwise;
  if (first?.differs === undefined) return '';
  const many = otherwise.length === 1 ? 'one entry' : `${otherwise.length} entries`;
  return ` Edition ${EDITION} would judge ${many} differently. ${first.differs}`;
}
