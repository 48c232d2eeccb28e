// Checks a game: the promise about its dice, and every command judged again, draw by draw, by the edition that judged it.
import { commit, mixSeed } from '../dice/index.ts';
import { EDITION, type Edition } from '../edition.ts';
import { type Remark, remark } from '../referee/remark.ts';
import { eventsOf, type GameFile, hashOf } from './game-file.ts';
import { type Judgement, judgeAgain } from './judge-again.ts';

export interface Verdict {
  readonly ok: boolean;
  /** That all is well, or what differs first; and who judged what, where it was not this edition alone. */
  readonly findings: readonly Remark[];
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
  const verdict = (ok: boolean, ...findings: Remark[]): Verdict => ({ ok, findings, hash, draws, editions, otherwise });
  if (file.secret === undefined) return verdict(false, remark('without-secret'));
  if (commit(file.secret) !== file.setup.commitment) return verdict(false, remark('wrong-secret'));

  const { seats, contributions } = file.setup;
  if (seats.length !== contributions.length || seats.some((seat, i) => contributions[i]?.seat !== seat))
    return verdict(false, remark('without-contribution'));

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
  if (!over) return verdict(false, remark('not-over'));
  const commands = file.entries.filter(({ command }) => command !== undefined).length;
  const [first] = otherwise;
  return verdict(
    true,
    first === undefined ? remark('verified', { commands, draws }) : remark('verified-draws', { draws }),
    ...(editions.every(({ edition }) => edition === EDITION) ? [] : [remark('judged-by', { editions })]),
    ...(first?.differs === undefined
      ? []
      : [remark('judged-otherwise', { edition: EDITION, entries: otherwise.length, first: first.differs })]),
    ...(citedOtherwise === 0 ? [] : [remark('cited-otherwise', { events: citedOtherwise })]),
  );
}

function addTo(editions: Judged[], edition: Edition, entry: number): void {
  const last = editions[editions.length - 1];
  if (last?.edition === edition) editions[editions.length - 1] = { ...last, to: entry };
  else editions.push({ edition, from: entry, to: entry });
}
