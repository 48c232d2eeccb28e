// Referee and computer commanders off the page's own thread: a game without any server.
import type { Refusal, Seat } from '@marshall/rules';
import { imagined, oddsOf, previewOf, reachOf } from './advice.ts';
import { figures } from './history.ts';
import { Host } from './host.ts';
import { Chronicle } from './lines.ts';
import type { Answers, Call, Elsewhere, Message, Request } from './messages.ts';
import { historyOf } from './saved.ts';
import { consulted } from './seen.ts';
import { forgetfulStore, openStore, type Store } from './store.ts';

let host: Host | undefined;
let pace = 0;
let elsewhere = new Chronicle();
const opening: Promise<Store> = openStore().catch(() => forgetfulStore);

const say = (message: Message): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  answer(data.call).then(
    (value) => say({ answer: data.id, value }),
    (error: unknown) => say({ failed: data.id, why: error instanceof Error ? error.message : String(error) }),
  );
});

async function answer(call: Call): Promise<Answers[Call['do']]> {
  const store = await opening;
  switch (call.do) {
    case 'start': {
      const started = Host.start(call.plan, events(store));
      if (!started.ok) return started.refusal;
      return run(started.value);
    }
    case 'resume': {
      const saved = await store.read(call.id);
      return saved === undefined ? GONE : run(Host.resume(saved, events(store)));
    }
    case 'list':
      return store.list();
    case 'forget':
      await store.forget(call.id);
      return undefined;
    case 'tell': {
      if (call.anew) elsewhere = new Chronicle();
      for (const events of call.heard) elsewhere.add(events);
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
      return advise(call);
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
  call: Exclude<
    Call,
    { readonly do: 'start' | 'resume' | 'list' | 'forget' | 'pace' | 'tell' | 'history' | Advice['do'] | 'consult' }
  >,
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

type Advice = Extract<Call, { readonly do: 'odds' | 'preview' | 'reach' }>;

/** Answers from the running game, or from what is known of a table elsewhere. */
function advise(call: Advice): Answers[Advice['do']] {
  const asked = call.at === undefined ? host?.asked() : { game: imagined(call.at), seat: seatOf(call.at) };
  if (asked?.seat === undefined) return call.do === 'reach' ? [] : undefined;
  const { game, seat } = asked;
  if (call.do === 'reach') return reachOf(game, seat, call.command, call.origin);
  return call.do === 'odds' ? oddsOf(game, seat, call.draft) : previewOf(game, seat, call.draft);
}

const seatOf = ({ view }: Elsewhere): Seat | undefined => (view.viewer === 'spectator' ? undefined : view.viewer);

function run(next: Host): undefined {
  host?.stop();
  host = next;
  next.begin();
  next.pace(pace);
}

const events = (store: Store) => ({
  onTable: (table: TableMessage['table'], lines: TableMessage['lines'], anew: boolean) => say({ table, lines, anew }),
  onEntry: store.keep,
});

type TableMessage = Extract<Message, { readonly anew: boolean }>;

const GONE: Refusal = {
  code: 'gone',
  clause: 'B-FLOW-06',
  sentence: 'That game is not kept in this browser any more; start a new one.',
};
