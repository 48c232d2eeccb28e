// Referee and computer commanders off the page's own thread: a game without any server.
import { lay, solve } from '@marshall/bots/positions';
import {
  blockadesOf,
  type GameEvent,
  parseCommand,
  quickStream,
  readGameFile,
  type Seat,
  seat as seatId,
  view,
} from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { soloWords } from '../words.ts';
import { imagined, oddsOf, previewOf, reachOf } from './advice.ts';
import { worked } from './examples.ts';
import { explore } from './explored.ts';
import { figures } from './history.ts';
import { holdGame } from './hold.ts';
import { Host, type HostEvents } from './host.ts';
import { type Board, boardAt, boardElsewhere } from './imagined-board.ts';
import { type Keeping, openKeeping } from './keeping.ts';
import { Chronicle } from './lines.ts';
import { forgetMarks, keepMark, keptMarks } from './mark-store.ts';
import { Marks } from './marks.ts';
import type { Answers, Call, Elsewhere, Message, Request } from './messages.ts';
import { openFile } from './open-file.ts';
import { nameless } from './own-names.ts';
import { proofOf } from './proof.ts';
import { reasonsFor } from './reasons.ts';
import { momentOf, type Reviewable, reviewOf, stateAt } from './review.ts';
import { forgetReviews } from './review-store.ts';
import { recordIn, reviewed } from './reviewed.ts';
import { historyOf } from './saved.ts';
import { consulted } from './seen.ts';
import { randomText } from './setup.ts';
import { forgetfulStore, openStore, type Store } from './store.ts';
import { turningPoints } from './story.ts';

let host: Host | undefined;
let letGo: (() => void) | undefined;
let keeping: Keeping | undefined;
let review: Reviewable | undefined;
let pace = 0;
let elsewhere = new Chronicle();
let heardElsewhere: GameEvent[] = [];
const marks = new Marks();
const opening: Promise<Store> = openStore().catch(() => forgetfulStore);
const say = (message: Message): void => postMessage(message);

/** Answers one message of the page. */
export function heard({ data }: MessageEvent<Request>): void {
  answer(data.call).then(
    async (value) => {
      await keeping?.settled();
      say({ answer: data.id, value });
    },
    (error: unknown) => say({ failed: data.id, why: error instanceof Error ? error.message : String(error) }),
  );
}

async function answer(call: Call): Promise<Answers[Call['do']]> {
  const store = await opening;
  switch (call.do) {
    case 'start': {
      // What is only watched is not kept, and neither is a position.
      const { players, puzzle } = call.plan;
      const isKept = puzzle === undefined && players.some(({ commander }) => commander === 'person');
      const kept = keepIn(isKept ? store : forgetfulStore);
      const started = Host.start(call.plan, events(kept));
      return started.ok ? run(started.value, kept) : started.refusal;
    }
    case 'resume': {
      leave();
      const hold = await holdGame(call.id);
      const saved = hold === undefined ? undefined : await store.read(call.id);
      const kept = keepIn(store);
      if (saved !== undefined) return run(Host.resume(saved, events(kept)), kept, hold);
      hold?.();
      return hold === undefined ? TAKEN : GONE;
    }
    case 'review': {
      review = call.file === undefined ? host?.reviewable() : fileOpen(call.file);
      return review === undefined ? undefined : reviewOf(review);
    }
    case 'record':
      return call.file === undefined ? host?.record() : recordIn(call.file);
    case 'analyse':
      return reviewed(call.record, call.seat, (done, curve) => say({ reviewed: done, ...(curve && { curve }) }));
    case 'moment':
      return review === undefined ? undefined : momentOf(review, call.at);
    case 'fork': {
      if (host === undefined || review === undefined) return GONE;
      const base = stateAt(review, call.at);
      if (base.ended !== undefined) return OVER;
      const kept = keepIn(store);
      const forked = host.fork(base, events(kept));
      await run(forked, kept);
      return { id: forked.id };
    }
    case 'imagine': {
      const board = boardFor(call);
      if (board === undefined) return GONE;
      if ('sentence' in board) return board;
      await forgetBoards(store);
      const kept = keepIn(store);
      const begun = Host.imagined(board, events(kept));
      await run(begun, kept);
      return { id: begun.id };
    }
    case 'mark': {
      const { game, question, text, at } = call;
      const mark = marks.keep(game, { ...at, question, text, heard: heardElsewhere.length });
      // Where the browser keeps nothing, it is remembered until the page is left.
      if (mark !== undefined) await keepMark(game, mark).catch(() => undefined);
      return undefined;
    }
    case 'marked': {
      const kept = await keptMarks(call.game, call.viewer).catch(() => []);
      return marks
        .recall(call.game, kept)
        .map(({ question, text, view: { cycle, stage } }) => ({ question, cycle, stage, text }))
        .reverse();
    }
    case 'unmark':
      await forgetMarks(call.game).catch(() => undefined);
      return undefined;
    case 'branch': {
      const kept = keepIn(store);
      const branched = host?.branch(events(kept));
      if (branched === undefined) return GONE;
      await run(branched, kept);
      return { id: branched.id };
    }
    case 'list':
      return store.list();
    case 'open': {
      const opened = openFile(call.file, call.lead);
      if ('refusal' in opened) return opened.refusal;
      if ('choose' in opened) return opened;
      await store.keep({ ...opened.saved, plan: nameless(opened.saved.plan) });
      return { id: opened.saved.id };
    }
    case 'verify': {
      const file = call.file ?? host?.file();
      return file === undefined ? undefined : proofOf(file);
    }
    case 'story': {
      const told = call.file === undefined ? host?.reviewable() : fileOpen(call.file);
      if (told === undefined) return [];
      return turningPoints(told).map((point) => ({ ...point, view: momentOf(told, point.at).view }));
    }
    case 'forget': {
      if (host?.id === call.id) leave();
      const hold = await holdGame(call.id);
      if (hold === undefined) return TAKEN;
      await store.forget(call.id);
      await forgetReviews(call.id).catch(() => undefined);
      hold();
      return undefined;
    }
    case 'tell': {
      if (call.whole) {
        elsewhere = new Chronicle();
        heardElsewhere = [];
      }
      for (const events of call.heard) {
        elsewhere.add(events);
        heardElsewhere.push(...events);
      }
      const lines = elsewhere.tell({ state: call.view }, call.view.viewer);
      return { lines, since: elsewhere.since };
    }
    case 'history':
      return historyOf(call.file, figures);
    case 'consult':
      return consulted(imagined(call.at), seatOf(call.at));
    case 'odds':
    case 'preview':
    case 'reach':
    case 'reasons':
      return advise(call);
    case 'example':
      return worked(call.id);
    case 'explore':
      return explore(call.sheet);
    case 'solve': {
      const command = parseCommand(call.command);
      return command.ok ? solve(call.position, command.value) : undefined;
    }
    case 'laid': {
      const { game, seat } = lay(call.position);
      return { view: view(game, seat), blockades: blockadesOf(game) };
    }
    case 'counsel':
      return host?.counsel();
    case 'suggest':
      return host?.suggest();
    case 'pace':
      pace = call.milliseconds;
      host?.pace(pace);
      return undefined;
    default:
      return host === undefined ? GONE : ask(host, call);
  }
}

function ask(
  running: Host,
  call: Extract<Call, { readonly do: 'send' | 'options' | 'explain' | 'undo' | 'sit' | 'file' }>,
): Answers[Call['do']] {
  switch (call.do) {
    case 'send':
      return running.send(call.command, call.question);
    case 'options':
      return running.options(call.draft);
    case 'explain':
      return running.explain(call.draft);
    case 'undo':
      return running.undo();
    case 'sit':
      running.sit(call.seat);
      return undefined;
    case 'file':
      return running.file();
  }
}

type Advice = Extract<Call, { readonly do: 'odds' | 'preview' | 'reach' | 'reasons' }>;

/** Answers from the running game, or from what is known of a table elsewhere. */
function advise(call: Advice): Answers[Advice['do']] {
  const asked = call.at === undefined ? host?.asked() : { game: imagined(call.at), seat: seatOf(call.at) };
  if (asked?.seat === undefined) return call.do === 'reach' || call.do === 'reasons' ? [] : undefined;
  const { game, seat } = asked;
  if (call.do === 'reasons') return reasonsFor(game, seat, call.drafts);
  if (call.do === 'reach') return reachOf(game, seat, call.command, call.origin);
  return call.do === 'odds' ? oddsOf(game, seat, call.draft) : previewOf(game, seat, call.draft);
}

function boardFor({
  at,
  lead,
  players,
  back,
}: Extract<Call, { readonly do: 'imagine' }>): Board | ToldRefusal | undefined {
  const terms = { lead: seatId(lead), players, back };
  const chance = quickStream(randomText());
  if (typeof at === 'object') {
    const known = 'game' in at ? marks.at(at.game, at.question, heardElsewhere) : { at, heard: heardElsewhere };
    return known && boardElsewhere(known.at, known.heard, terms, chance);
  }
  const game = at === undefined ? host?.reviewable() : review;
  return game === undefined ? undefined : boardAt(game, at ?? game.entries.length, terms, chance);
}

/** One board at a time is kept. */
async function forgetBoards(store: Store): Promise<void> {
  for (const { id, imagined: isBoard } of await store.list()) {
    if (isBoard === undefined || host?.id === id) continue;
    const hold = await holdGame(id);
    if (hold === undefined) continue;
    await store.forget(id);
    hold();
  }
}

/** A game that is over lies open. */
function fileOpen(file: string): Reviewable | undefined {
  const read = readGameFile(file);
  return read.ok ? { setup: read.value.setup, entries: read.value.entries, eyes: 'open' } : undefined;
}

const seatOf = ({ view }: Elsewhere): Seat | undefined => (view.viewer === 'spectator' ? undefined : view.viewer);

async function run(next: Host, kept: Keeping, hold?: () => void): Promise<undefined> {
  leave();
  host = next;
  keeping = kept;
  say({ unkept: undefined });
  letGo = hold ?? (await holdGame(next.id));
  next.begin();
  next.pace(pace);
}

/** Stops the game that was played here and lets another tab have it. */
function leave(): void {
  host?.stop();
  host = undefined;
  letGo?.();
  letGo = undefined;
}

const keepIn = (store: Store): Keeping =>
  openKeeping(store, (unkept) => {
    if (unkept === 'elsewhere') leave();
    say({ unkept });
  });

const events = ({ keep, cut, tell }: Keeping): HostEvents => ({
  onTable: (table, lines, whole) => tell(() => say({ table, lines, whole })),
  onEntry: keep,
  onCut: cut,
});

const GONE: ToldRefusal = {
  code: 'gone',
  clause: 'B-FLOW-06',
  sentence: soloWords.gone,
};

const TAKEN: ToldRefusal = { code: 'taken', clause: 'B-FLOW-06', sentence: soloWords.taken };

const OVER: ToldRefusal = { code: 'game-over', clause: 'B-WIN-01', sentence: soloWords.over };
