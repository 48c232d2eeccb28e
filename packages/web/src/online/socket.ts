import { onlineWords } from '../words.ts';

/** What the table says; each kind of message has its own members. */
export type Heard = { readonly type: string; readonly id?: string; readonly [member: string]: unknown };

interface SocketEvents {
  readonly onOpen: () => void;
  readonly onLost: () => void;
  /** Nothing is heard though it was asked for; what comes then is told again. */
  readonly onDoubt?: () => void;
  readonly onHeard?: () => void;
  readonly onMessage: (message: Heard) => void;
}

export interface TableSocket {
  readonly send: (message: Record<string, unknown>) => void;
  /**
   * Sends a message and resolves with its answer, always. What was not answered when the line fell is sent again with
   * the same id, which the table carries out once; what may not be said twice is told that the line was cut.
   */
  readonly ask: (message: Record<string, unknown>, once?: boolean) => Promise<Heard>;
  readonly close: () => void;
}

interface Asked {
  readonly text: string;
  readonly once: boolean;
  readonly answer: (heard: Heard) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const PAUSES = [500, 1000, 2000, 4000, 8000];
/** A line on which nothing is answered for so long is dead, whatever the browser thinks of it. */
const PATIENCE = 10_000;
/** While somebody looks, the table is asked so often whether it is there, and as soon is the line in doubt. */
const BEAT = 1300;
/** So many beats without an answer are a line that is dead. */
const MOST_BEATS = 4;
/** How long to hold back after the table said that it is too much at once. */
const HOLD_BACK = 1000;

/**
 * A line to the table that is opened again whenever it falls. Its address names the game, so that all players of a game come
 * to the same process of the server.
 */
export function openSocket(game: string, events: SocketEvents): TableSocket {
  const waiting = new Map<string, Asked>();
  let socket: WebSocket | undefined;
  let closed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const mark = crypto.randomUUID().slice(0, 8);
  /** Beats since anything was heard, and whether that was told. */
  let silent = 0;
  let doubted = false;
  const doubt = (): void => {
    if (doubted || socket?.readyState !== WebSocket.OPEN) return;
    doubted = true;
    events.onDoubt?.();
  };
  const heard = (): void => {
    silent = 0;
    if (!doubted) return;
    doubted = false;
    events.onHeard?.();
  };
  /** A browser may take a cut line for a whole one for minutes: so it is asked. */
  const beat = (): void => {
    const line = socket;
    if (line?.readyState !== WebSocket.OPEN || globalThis.document?.hidden) return;
    if (silent >= MOST_BEATS) {
      fallen(line);
      return;
    }
    if (silent > 0) doubt();
    silent += 1;
    line.send(JSON.stringify({ type: 'ping', id: next() }));
  };
  const pulse = setInterval(beat, BEAT);
  /** What the browser says of its network is a hint: a cut is believed, and after it a new line is tried at once. */
  const cut = (): void => doubt();
  const back = (): void => {
    if (socket === undefined && !closed) open();
    else beat();
  };
  const hints = [
    ['offline', cut],
    ['online', back],
    ['visibilitychange', beat],
  ] as const;
  const target = (name: string) => (name === 'visibilitychange' ? globalThis.document : globalThis.window);
  for (const [name, hear] of hints) target(name)?.addEventListener(name, hear);

  const open = (): void => {
    clearTimeout(timer);
    const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const made = new WebSocket(`${server}/api/socket?game=${encodeURIComponent(game)}`);
    socket = made;
    made.onopen = () => {
      if (made !== socket) return;
      failures = 0;
      silent = 0;
      doubted = false;
      events.onOpen();
      for (const asked of waiting.values()) put(asked);
    };
    made.onmessage = ({ data }) => {
      const message = made === socket ? read(data) : undefined;
      if (message === undefined) return;
      heard();
      if (message.type === 'pong') return;
      const asked = message.id === undefined ? undefined : waiting.get(message.id);
      if (asked !== undefined && message.code === 'too-fast') {
        clearTimeout(asked.timer);
        asked.timer = setTimeout(() => put(asked), HOLD_BACK);
        return;
      }
      if (message.id !== undefined) settle(message.id, message);
      events.onMessage(message);
    };
    made.onclose = () => fallen(made);
  };
  /** A line that is gone, or that says nothing any more. */
  const fallen = (line: WebSocket): void => {
    if (closed || line !== socket) return;
    socket = undefined;
    line.close();
    for (const [id, asked] of waiting) {
      clearTimeout(asked.timer);
      if (asked.once) settle(id, CUT);
    }
    events.onLost();
    timer = setTimeout(open, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };
  const put = (asked: Asked): void => {
    const line = socket;
    if (line?.readyState !== WebSocket.OPEN) return;
    line.send(asked.text);
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => fallen(line), PATIENCE);
  };
  const settle = (id: string, heard: Heard): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asked?.timer);
    asked?.answer(heard);
  };
  const next = (): string => `${mark}.${++last}`;
  open();
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id: next(), ...message }));
    },
    ask: (message, once = false) =>
      new Promise((resolve) => {
        if (closed || (once && socket?.readyState !== WebSocket.OPEN)) {
          resolve(CUT);
          return;
        }
        const id = next();
        const asked: Asked = { text: JSON.stringify({ id, ...message }), once, answer: resolve, timer: undefined };
        waiting.set(id, asked);
        put(asked);
      }),
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      for (const [name, hear] of hints) target(name)?.removeEventListener(name, hear);
      for (const id of [...waiting.keys()]) settle(id, CUT);
      socket?.close();
    },
  };
}

const CUT: Heard = {
  type: 'error',
  code: 'cut',
  sentence: onlineWords.link.cut,
};

function read(data: unknown): Heard | undefined {
  if (typeof data !== 'string') return undefined;
  const value: unknown = JSON.parse(data);
  // Every message of the table has a type.
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Heard) : undefined;
}
