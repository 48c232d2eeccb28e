import {
  type GameEvent,
  type GameOptions,
  type Offer,
  publicWorth,
  type Seat,
  type Setup,
  type View,
} from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { figuresOf } from '../room/facts.ts';
import type { CycleFacts, Draft, LogLine, PlayerFacts, Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import type { Consulted, Elsewhere } from '../solo/messages.ts';
import { onlineWords } from '../words.ts';
import { call, type Me, Refused, type TableInfo } from './api.ts';
import { playersOf, withPresence } from './players.ts';
import { type Heard, openSocket } from './socket.ts';

/** What the table says of a position. */
interface Position {
  readonly feed: number;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly asks?: string;
  readonly undo: boolean;
  readonly deadline?: number;
}

/** The id of every join: only the last one counts. */
const JOIN = 'join';
/** Why a table may not let in somebody it lets in a moment later, and how long that is. */
const PASSING: ReadonlySet<string> = new Set(['store', 'too-fast']);
const HOLD_BACK = 1000;

/** Whether the table has said for good that it does not let this reader in. */
export const isTurnedAway = ({ type, id, code }: Heard): boolean =>
  type === 'error' && id === JOIN && !PASSING.has(String(code));

/** A game at a table elsewhere. The words of its log come from the worker, as for games at this screen. */
export function openOnline(
  game: string,
  mine: string | undefined,
  /** What came with the link of a private table. */
  invitation: string | undefined,
  solo: Solo,
  onInfo: (info: TableInfo) => void,
  onHeard: (message: Heard) => void,
): Session {
  const listeners = new Set<() => void>();
  let state: TableState | undefined;
  let players: Readonly<Record<string, PlayerFacts>> = {};
  /** The seats whose people look at the table now. */
  let here: ReadonlySet<string> = new Set();
  let position: Position | undefined;
  let setup: Setup | undefined;
  let consulted: Consulted | undefined;
  let log: readonly LogLine[] = [];
  let history: readonly CycleFacts[] = [];
  let waiting: (readonly GameEvent[])[] = [];
  let feed = 0;
  let since = 0;
  let whole = true;
  /** Whether the first words have come. */
  let worded = false;
  /** The number of the feed that the page shows, and who waits for it to come to another. */
  let shown = 0;
  let due: { readonly feed: number; readonly done: () => void }[] = [];

  const become = (next: TableState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** What was commanded shows, or nobody can tell when it will. */
  const release = (upTo: number): void => {
    shown = upTo;
    for (const { feed: number, done } of due) if (number <= upTo) done();
    due = due.filter(({ feed: number }) => number > upTo);
  };
  const untilShown = (number: number): Promise<void> =>
    number <= shown ? Promise.resolve() : new Promise((done) => due.push({ feed: number, done }));
  const show = (link: TableState['link']): void => {
    // A log without its words would look as if nothing had been seen of it.
    if (position === undefined || !worded) return;
    const { view, offers, asks, undo, deadline } = position;
    const seat = view.viewer === 'spectator' ? undefined : view.viewer;
    history = noted(history, view);
    const asked =
      asks === undefined || view.question === undefined
        ? undefined
        : { id: view.question.id, kind: view.question.kind, text: asks, ...silence(consulted) };
    become({
      id: game,
      seat,
      curtain: undefined,
      players,
      view,
      asked,
      offers,
      log,
      since,
      mayUndo: undo,
      history,
      ...(setup === undefined ? {} : { options: setup.options }),
      ...(consulted === undefined ? {} : { blockades: consulted.blockades }),
      ...(consulted?.chart === undefined ? {} : { chart: consulted.chart }),
      ...(deadline === undefined ? {} : { deadline }),
      link,
    });
    release(link === 'live' ? position.feed : Number.POSITIVE_INFINITY);
  };
  /** The worker calculates with what this seat knows of the position; without an answer the table still shows. */
  const advise = async <T>(ask: (at: Elsewhere) => Promise<T>): Promise<T | undefined> =>
    setup === undefined || position === undefined
      ? undefined
      : ask({ setup, view: position.view }).catch(() => undefined);
  // Words come from the worker one batch after the other, so that lines keep their order.
  let telling: Promise<void> = Promise.resolve();
  const tell = (): void => {
    const heard = waiting;
    waiting = [];
    const view = position?.view;
    if (view === undefined) return;
    const fresh = whole;
    whole = false;
    telling = telling.then(async () => {
      // A log without its newest words is better than a table that stands still.
      const told = await solo.ask({ do: 'tell', view, heard, whole: fresh }).catch(() => ({ lines: [], since }));
      log = fresh ? told.lines : [...log, ...told.lines];
      since = Math.max(since, told.since);
      worded = true;
      consulted = await advise((at) => solo.ask({ do: 'consult', at }));
      show('live');
      if (view.ended !== undefined) await tellHistory();
    });
  };
  /** Once a game is over it opens: its file tells the figures of all cycles, wealth too. */
  const tellHistory = async (): Promise<void> => {
    if (history.some(({ wealth }) => wealth !== undefined)) return;
    const file = await fetch(`/api/games/${game}/file`).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
    const told = file === undefined ? [] : await solo.ask({ do: 'history', file }).catch(() => []);
    if (told.length === 0) return;
    history = told;
    show('live');
  };

  /** A caller with several seats says which of them acts. */
  const at = { game, ...(mine === undefined ? {} : { seat: mine }) };
  /** Not asked as other things are, which are sent again as they were: each join says what was heard until then. */
  const join = (): void =>
    socket.send({ type: 'join', id: JOIN, ...at, ...(invitation === undefined ? {} : { invitation }), since: feed });
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Nobody comes back on this line: it isn't opened again. */
  const end = (why: 'out' | 'banned'): void => {
    clearTimeout(again);
    socket.close();
    show(why);
  };
  const lookWhetherOut = (): void => {
    call<{ readonly me?: Me }>('GET', '/api/session').then(
      ({ me }) => {
        if (me === undefined && state?.seat !== undefined) end('out');
      },
      (error: unknown) => {
        if (error instanceof Refused && error.code === 'banned') end('banned');
      },
    );
  };
  const socket = openSocket(game, {
    onOpen: () => {
      clearTimeout(again);
      join();
    },
    onLost: () => {
      show('lost');
      // A person who was signed out elsewhere, or is banned, waits for nothing: the table would not let them in any more.
      lookWhetherOut();
    },
    onDoubt: () => show('lost'),
    onHeard: () => show('live'),
    onMessage: (message) => {
      onHeard(message);
      if (message.type === 'error' && message.code === 'banned') end('banned');
      else if (message.type === 'joined' || message.type === 'game') {
        // Both carry the game as it stands outside its play.
        const info = message.info as TableInfo;
        players = withPresence(playersOf(info), here);
        setup = setupOf(info);
        onInfo(info);
      } else if (message.type === 'here') {
        here = new Set(message.seats as readonly string[]);
        players = withPresence(players, here);
        if (state !== undefined) become({ ...state, players });
      } else if (message.type === 'feed') {
        feed = Number(message.n);
        waiting.push(message.events as readonly GameEvent[]);
      } else if (message.type === 'position') {
        position = message as unknown as Position;
        tell();
      } else if (message.id === JOIN && PASSING.has(String(message.code))) again = setTimeout(join, HOLD_BACK);
    },
  });
  const ask = (message: Record<string, unknown>) => socket.ask({ ...message, ...at });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (command, question) => {
      const answer = await ask({ type: 'command', command, ...(question === undefined ? {} : { question }) });
      const no = refusalIn(answer);
      if (no !== undefined) return no;
      // Only then is what the page shows what is asked next.
      if (typeof answer.feed === 'number') await untilShown(answer.feed);
      since = log.length;
      if (state !== undefined) become({ ...state, since });
      return undefined;
    },
    options: async (draft) => {
      const answer = await ask({ type: 'options', draft });
      const [offer] = (answer.offers ?? []) as readonly Offer[];
      return offer ?? (await why(ask, draft)) ?? UNHEARD;
    },
    explain: (draft) => why(ask, draft),
    elsewhere: () => (setup === undefined || position === undefined ? undefined : { setup, view: position.view }),
    preview: async (draft) => advise((at) => solo.ask({ do: 'preview', draft, at })),
    odds: async (draft) => advise((at) => solo.ask({ do: 'odds', draft, at })),
    reach: async (command, origin) => (await advise((at) => solo.ask({ do: 'reach', command, origin, at }))) ?? [],
    reasons: async (drafts) => (await advise((at) => solo.ask({ do: 'reasons', drafts, at }))) ?? [],
    undo: async () => refusalIn(await ask({ type: 'undo' })),
    sit: () => undefined,
    pace: () => undefined,
    file: () => Promise.resolve(undefined),
    close: () => {
      clearTimeout(again);
      socket.close();
      release(Number.POSITIVE_INFINITY);
    },
  };
}

type Ask = (message: Record<string, unknown>) => Promise<Record<string, unknown>>;

async function why(ask: Ask, command: Draft): Promise<ToldRefusal | undefined> {
  const { refusal } = await ask({ type: 'why', command });
  return refusal as ToldRefusal | undefined;
}

/** `refused` is the referee's word, `error` the table's own. */
function refusalIn(answer: Record<string, unknown>): ToldRefusal | undefined {
  if (answer.type !== 'refused' && answer.type !== 'error') return undefined;
  const { code, clause, sentence } = answer;
  // A refusal always names its clause; an error of the table has none, and the flow of play stands for it.
  return { code: String(code), clause: (clause ?? 'B-FLOW-06') as ToldRefusal['clause'], sentence: String(sentence) };
}

const UNHEARD: ToldRefusal = {
  code: 'unheard',
  clause: 'B-FLOW-06',
  sentence: onlineWords.link.unheard,
};

const silence = (consulted: Consulted | undefined): Pick<Consulted, 'fallback'> =>
  consulted?.fallback === undefined ? {} : { fallback: consulted.fallback };

/** As much of the setup as the rules ask for; the table keeps what belongs to its dice. */
const setupOf = ({ seats, options, edition }: TableInfo): Setup => ({
  // The table names its seats and options as the rules do.
  seats: seats.map(({ seat }) => seat as Seat),
  powers: undefined,
  edition: edition ?? 1,
  options: options as unknown as GameOptions,
  commitment: '',
  contributions: [],
});

/** What is public at the beginning of each cycle that was seen. */
function noted(history: readonly CycleFacts[], view: View): readonly CycleFacts[] {
  if (view.cycle === 0 || (history.at(-1)?.cycle ?? 0) >= view.cycle) return history;
  const territories = Object.fromEntries(view.order.map((seat: Seat) => [seat, figuresOf(view, seat).territories]));
  // A person who comes in the middle of a cycle has not seen how it began.
  const began = history.length > 0 || view.stage === undefined || view.stage === 1;
  const worth = Object.fromEntries(view.order.map((seat) => [seat, publicWorth(view, seat)?.total ?? 0]));
  return [...history, { cycle: view.cycle, spots: { ...view.market }, territories, ...(began ? { worth } : {}) }];
}
