/** What the table says; each kind of message has its own members. */
export type Heard = { readonly type: string; readonly id?: string; readonly [member: string]: unknown };

interface SocketEvents {
  readonly onOpen: () => void;
  readonly onLost: () => void;
  readonly onMessage: (message: Heard) => void;
}

export interface TableSocket {
  readonly send: (message: Record<string, unknown>) => void;
  /** Sends a message and resolves with its answer. */
  readonly ask: (message: Record<string, unknown>) => Promise<Heard>;
  readonly close: () => void;
}

const PAUSES = [500, 1000, 2000, 4000, 8000];

/** A line to the table that is opened again whenever it falls. */
export function openSocket(events: SocketEvents): TableSocket {
  const waiting = new Map<string, (answer: Heard) => void>();
  let socket: WebSocket | undefined;
  let closed = false;
  let failures = 0;
  let timer = 0;
  let last = 0;
  const mark = crypto.randomUUID().slice(0, 8);

  const open = (): void => {
    const made = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    socket = made;
    made.onopen = () => {
      failures = 0;
      events.onOpen();
    };
    made.onmessage = ({ data }) => {
      const message = read(data);
      if (message === undefined) return;
      const answer = message.id === undefined ? undefined : waiting.get(message.id);
      if (message.id !== undefined) waiting.delete(message.id);
      answer?.(message);
      events.onMessage(message);
    };
    made.onclose = () => {
      if (closed || made !== socket) return;
      for (const answer of waiting.values()) answer(CUT);
      waiting.clear();
      events.onLost();
      timer = window.setTimeout(open, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
    };
  };
  const send = (message: Record<string, unknown>): string => {
    const id = `${mark}.${++last}`;
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, ...message }));
    return id;
  };
  open();
  return {
    send: (message) => void send(message),
    ask: (message) =>
      new Promise((resolve) => {
        if (socket?.readyState !== WebSocket.OPEN) resolve(CUT);
        else waiting.set(send(message), resolve);
      }),
    close: () => {
      closed = true;
      window.clearTimeout(timer);
      socket?.close();
    },
  };
}

const CUT: Heard = {
  type: 'error',
  code: 'cut',
  sentence: 'The link to the table is lost; it is being opened again, and your choices are kept.',
};

function read(data: unknown): Heard | undefined {
  if (typeof data !== 'string') return undefined;
  const value: unknown = JSON.parse(data);
  // Every message of the table has a type.
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Heard) : undefined;
}
