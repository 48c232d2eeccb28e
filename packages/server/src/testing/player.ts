// A player for tests: requests with their own cookie, and sockets on which they wait for what is said.
import WebSocket from 'ws';
import type { ServerMessage } from '../live/protocol.ts';
import { SOCKET_PATH } from '../live/sockets.ts';
import type { GameInfo } from '../lobby/shapes.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export class Player {
  readonly url: string;
  cookie: string | undefined;
  token: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** A guest of that name. */
  static async guest(url: string, name: string): Promise<Player> {
    const player = new Player(url);
    await player.post('/api/guests', { name });
    return player;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#proof(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
      headers: response.headers,
    };
  }

  /** Asks for what must be done. */
  async must(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  post(path: string, body: unknown = {}): Promise<Record<string, unknown>> {
    return this.must('POST', path, body);
  }

  get(path: string): Promise<Record<string, unknown>> {
    return this.must('GET', path);
  }

  async info(path: string, body?: unknown): Promise<GameInfo> {
    // The routes of games give their shape; the compiler checks that where they are made.
    return (await this.must(body === undefined ? 'GET' : 'POST', path, body)) as unknown as GameInfo;
  }

  socket(headers: Record<string, string> = {}): Promise<Line> {
    return Line.open(`${this.url.replace('http', 'ws')}${SOCKET_PATH}`, { ...this.#proof(), ...headers });
  }

  /** A socket whose address names the game that it is for. */
  socketOf(game: string): Promise<Line> {
    return Line.open(`${this.url.replace('http', 'ws')}${SOCKET_PATH}?game=${game}`, this.#proof());
  }

  #proof(): Record<string, string> {
    if (this.token !== undefined) return { authorization: `Bearer ${this.token}` };
    return this.cookie === undefined ? {} : { cookie: this.cookie };
  }
}

export type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** With which code and word a socket is closed. */
export const closing = (line: Line) =>
  new Promise<{ code: number; reason: string }>((resolve) =>
    line.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );

/** An open socket and everything it has heard. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly texts: string[] = [];
  #next = 0;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.texts.push(text);
      this.heard.push(JSON.parse(text));
      for (const wake of this.#waiting) wake();
    });
    socket.on('close', () => {
      for (const wake of this.#waiting) wake();
    });
  }

  static open(url: string, headers: Record<string, string>): Promise<Line> {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(line));
      socket.on('unexpected-response', (_request, response) => {
        reject(new Error(`not let in: ${response.statusCode}`));
        socket.terminate();
      });
      socket.on('error', reject);
    });
  }

  /** Sends a message and gives its answer. */
  async ask(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = typeof message.id === 'string' ? message.id : `t${this.#next}-${Math.random().toString(36).slice(2)}`;
    this.#next += 1;
    const from = this.heard.length;
    this.send({ ...message, id });
    return this.until((heard) => 'id' in heard && heard.id === id, from);
  }

  send(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message from a place on that fits. */
  async until(fits: (message: ServerMessage) => boolean, from = 0, patience = 20_000): Promise<ServerMessage> {
    const end = Date.now() + patience;
    for (let i = from; ; i += 1) {
      while (i >= this.heard.length) await this.#more(end);
      const message = this.heard[i];
      if (message !== undefined && fits(message)) return message;
    }
  }

  /** The first message of a type from a place on. */
  async first<T extends ServerMessage['type']>(type: T, from = 0): Promise<Of<T>> {
    // `until` gave a message of this type.
    return (await this.until((message) => message.type === type, from)) as Of<T>;
  }

  all<T extends ServerMessage['type']>(type: T): Of<T>[] {
    return this.heard.filter((message): message is Of<T> => message.type === type);
  }

  close(): void {
    this.socket.close();
  }

  #more(end: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(
        () => done(() => reject(new Error(`nothing came; heard ${this.#lately()}`))),
        Math.max(1, end - Date.now()),
      );
      const done = (settle: () => void) => {
        clearTimeout(patience);
        this.#waiting.delete(wake);
        settle();
      };
      const wake = () =>
        done(() => (this.socket.readyState === WebSocket.OPEN ? resolve() : reject(new Error('the socket closed'))));
      if (this.socket.readyState !== WebSocket.OPEN) return done(() => reject(new Error('the socket is closed')));
      this.#waiting.add(wake);
    });
  }

  #lately(): string {
    return this.texts
      .slice(-5)
      .map((text) => text.slice(0, 200))
      .join(' | ');
  }
}
