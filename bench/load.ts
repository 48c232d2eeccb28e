// Live tables under load: 500 games of six seats over sockets, beside a bare ws relay and boardgame.io's server, in one run.
// Usage: node bench/dist/load.js [games] [seconds]
import { type ChildProcess, fork } from 'node:child_process';
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

const GAMES = Number(process.argv[2] ?? 500);
const SECONDS = Number(process.argv[3] ?? 8);
const SEATS = 6;
const RATE = 500;
const POWERS = ['usa', 'ussr', 'europe', 'china', 'africa', 'south-america'];

/** Something with tables: makes a move in a game, and says whenever a seat has heard of it. */
interface Contender {
  readonly name: string;
  /** False when that game has nothing to move. */
  move(game: number): boolean;
  heard: (game: number) => void;
  /** Bytes that came in. */
  bytes(): number;
}

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  /** Microseconds of the server's processor a command. */
  readonly micros: number;
}

const folder = mkdtempSync(join(tmpdir(), 'marshall-load-'));
const sync = fsyncMilliseconds();
const rows: string[] = [];
const children: ChildProcess[] = [];
try {
  const own = await serverOf('marshall', folder);
  const empty = await own.heap();
  const marshall = await marshallContender(own.port);
  const opened = await own.heap();
  const mine = await measure(marshall, own.cpu);
  const played = await own.heap();
  own.stop();
  const relay = await serverOf('relay', String(Math.max(1, Math.round(mine.bytes / SEATS))));
  const bare = await measure(await relayContender(relay.port), relay.cpu);
  relay.stop();
  const peer = await serverOf('boardgameio', '');
  const theirs = await measure(await boardgameContender(peer.port), peer.cpu);
  peer.stop();
  const kib = (bytes: number) => `${(bytes / GAMES / 1024).toFixed(0)} KiB`;
  rows.push(
    row('commands a second', mine.perSecond.toFixed(0), bare.perSecond.toFixed(0), theirs.perSecond.toFixed(0)),
    row('server processor, us a command', mine.micros.toFixed(0), bare.micros.toFixed(0), theirs.micros.toFixed(0)),
    row(`p50 at ${RATE}/s, ms`, mine.p50.toFixed(1), bare.p50.toFixed(1), theirs.p50.toFixed(1)),
    row(`p99 at ${RATE}/s, ms`, mine.p99.toFixed(1), bare.p99.toFixed(1), theirs.p99.toFixed(1)),
    row('bytes a command, all seats', mine.bytes.toFixed(0), bare.bytes.toFixed(0), theirs.bytes.toFixed(0)),
    row('heap a game with six sockets', `${kib(opened - empty)} opened, ${kib(played - empty)} played`, '', ''),
  );
  console.log(`${GAMES} games of ${SEATS} seats, ${SECONDS} s each; one fdatasync here takes ${sync.toFixed(1)} ms.\n`);
  console.log('| | Marshall, durable | bare ws relay | boardgame.io, in memory |\n|---|---|---|---|');
  for (const line of rows) console.log(line);
  console.log(
    `\nMarshall makes ${((100 * mine.perSecond) / bare.perSecond).toFixed(0)}% of the relay and ${(mine.perSecond / theirs.perSecond).toFixed(1)} times boardgame.io;`,
  );
  console.log(
    `its p99 is ${mine.p99.toFixed(1)} ms where twice the relay's and one sync make ${(2 * bare.p99 + sync).toFixed(1)} ms.`,
  );
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** First at a steady rate, for the times; then as fast as it goes, one move of each game under way. */
async function measure(contender: Contender, cpu: () => Promise<number>): Promise<Figures> {
  const missing = new Array<number>(GAMES).fill(0);
  const sent = new Array<number>(GAMES).fill(0);
  const times: number[] = [];
  let done = 0;
  let quick = false;
  const send = (game: number): boolean => {
    if ((missing[game] ?? 0) > 0) return false;
    missing[game] = SEATS;
    sent[game] = performance.now();
    if (contender.move(game)) return true;
    missing[game] = 0;
    return false;
  };
  contender.heard = (game) => {
    const left = (missing[game] ?? 0) - 1;
    if (left < 0) return;
    missing[game] = left;
    if (left > 0) return;
    done += 1;
    if (quick) setImmediate(() => send(game));
    else times.push(performance.now() - (sent[game] ?? 0));
  };
  const start = performance.now();
  for (let made = 0, game = 0; performance.now() - start < SECONDS * 1000; await pause(1)) {
    const due = ((performance.now() - start) / 1000) * RATE;
    for (let tries = 0; made < due && tries < GAMES; tries += 1) {
      game = (game + 1) % GAMES;
      if (send(game)) made += 1;
    }
  }
  await pause(500);
  quick = true;
  const worked = await cpu();
  const [before, bytes, from] = [done, contender.bytes(), performance.now()];
  for (let game = 0; game < GAMES; game += 1) send(game);
  // Whoever waited for a seat's turn when asked is asked again.
  while (performance.now() - from < SECONDS * 1000) {
    await pause(5);
    for (let game = 0; game < GAMES; game += 1) send(game);
  }
  const seconds = (performance.now() - from) / 1000;
  const commands = done - before;
  quick = false;
  const micros = ((await cpu()) - worked) / Math.max(1, commands);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  process.stderr.write(
    `${contender.name}: ${Math.round(commands / seconds)} a second, p99 ${at(0.99).toFixed(1)} ms, ${micros.toFixed(0)} us of processor a command\n`,
  );
  return {
    perSecond: commands / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: (contender.bytes() - bytes) / Math.max(1, commands),
    micros,
  };
}

// ---- Marshall: six accounts with a bot token each, one socket for each seat ----

async function marshallContender(port: number): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`;
  const accounts = await Promise.all(POWERS.map((power) => account(url, power)));
  const [maker = ''] = accounts;
  const games = await inParts(GAMES, 20, async () => {
    const seats = POWERS.map((power) => ({ power }));
    const { id } = await ask(url, maker, '/api/games', { seats, options: { stages: '37', detenteCycle: 200 } });
    for (const [i, power] of POWERS.entries())
      await ask(url, accounts[i] ?? '', `/api/games/${id}/seats/${power}/take`, {});
    for (const [i, power] of POWERS.entries())
      await ask(url, accounts[i] ?? '', `/api/games/${id}/seats/${power}/ready`, {
        ready: true,
        contribution: `${power} in ${id}`,
      });
    return String(id);
  });
  let bytes = 0;
  let sentIds = 0;
  const asked = games.map(() => new Map<number, Position>());
  const contender: Contender = {
    name: 'Marshall',
    heard: () => undefined,
    bytes: () => bytes,
    move(game) {
      const [next] = asked[game] ?? [];
      if (next === undefined) return false;
      const [seat, position] = next;
      asked[game]?.delete(seat);
      sentIds += 1;
      const message = {
        type: 'command',
        id: `c${sentIds}`,
        game: games[game],
        question: position.view.question?.id,
        command: answerTo(position),
      };
      sockets[game * SEATS + seat]?.send(JSON.stringify(message));
      return true;
    },
  };
  const sockets = await inParts(GAMES * SEATS, 50, async (i) => {
    const [game, seat] = [Math.floor(i / SEATS), i % SEATS];
    const socket = await connected(
      new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
        headers: { authorization: `Bearer ${accounts[seat]}` },
        perMessageDeflate: false,
      }),
    );
    socket.on('message', (data: Buffer) => {
      bytes += data.length;
      const text = data.toString();
      if (text.startsWith('{"type":"feed"')) contender.heard(game);
      else if (text.startsWith('{"type":"position"')) {
        const position = JSON.parse(text) as Position;
        if (position.asks !== undefined) asked[game]?.set(seat, position);
      } else if (text.includes('"type":"error"') || text.includes('"type":"refused"'))
        process.stderr.write(`${text}\n`);
    });
    socket.send(JSON.stringify({ type: 'join', id: 'join', game: games[game], positions: 'asked' }));
    return socket;
  });
  await pause(2000);
  return contender;
}

interface Position {
  readonly asks?: string;
  readonly view: { readonly question?: { readonly id: number } };
  readonly offers: readonly {
    readonly command: string;
    readonly question?: number;
    readonly next?: { readonly field: string; readonly domain: Domain };
  }[];
}
type Domain = {
  readonly kind: string;
  readonly values?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly least?: number;
};

/** The least that answers: passes, or the first of what is offered; one cube where it bids, so that the game goes on. */
function answerTo({ offers }: Position): Record<string, unknown> {
  const answers = offers.filter(({ question }) => question !== undefined);
  const offer = answers.find(({ command }) => /pass|done|decline/.test(command)) ?? answers[0];
  if (offer === undefined) return {};
  const command: Record<string, unknown> = { type: offer.command };
  if (offer.next === undefined) return command;
  const { kind, values = [], min = 0, max = 0, least = 0 } = offer.next.domain;
  command[offer.next.field] =
    kind === 'range'
      ? Math.min(max, min + 1)
      : kind === 'one-of'
        ? values[0]
        : kind === 'some-of'
          ? values.slice(0, least)
          : kind === 'list'
            ? []
            : {};
  return command;
}

async function account(url: string, name: string): Promise<string> {
  const guest = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await fetch(`${url}/api/bot-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name }),
  });
  const { token } = (await made.json()) as { token: string };
  return token;
}

async function ask(url: string, token: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

// ---- the peers ----

async function relayContender(port: number): Promise<Contender> {
  let bytes = 0;
  const command = JSON.stringify({
    type: 'command',
    id: 'c12345',
    game: 'x'.repeat(22),
    question: 17,
    command: { type: 'pay-salaries', pay: 'all' },
  });
  const contender: Contender = {
    name: 'bare relay',
    heard: () => undefined,
    bytes: () => bytes,
    move(game) {
      sockets[game * SEATS]?.send(command);
      return true;
    },
  };
  const sockets = await inParts(GAMES * SEATS, 50, async (i) => {
    const game = Math.floor(i / SEATS);
    const socket = await connected(new WebSocket(`ws://127.0.0.1:${port}/${game}`, { perMessageDeflate: false }));
    socket.on('message', (data: Buffer) => {
      bytes += data.length;
      contender.heard(game);
    });
    return socket;
  });
  return contender;
}

interface IoSocket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, listener: (...args: unknown[]) => void): void;
}

async function boardgameContender(port: number): Promise<Contender> {
  // boardgame.io's own client library, without its reducer, so that the client costs little.
  const { io }: { io: (url: string, options: object) => IoSocket } = createRequire(import.meta.url)('socket.io-client');
  let bytes = 0;
  const states = new Array<number>(GAMES).fill(0);
  const contender: Contender = {
    name: 'boardgame.io',
    heard: () => undefined,
    bytes: () => bytes,
    move(game) {
      const player = (states[game] ?? 0) % SEATS;
      const action = { type: 'MAKE_MOVE', payload: { type: 'sell', args: [1], playerID: String(player) } };
      sockets[game * SEATS + player]?.emit('update', action, moved[game], `match-${game}`, String(player));
      return true;
    },
  };
  /** The state's number in boardgame.io, which a move must name. */
  const moved = new Array<number>(GAMES).fill(0);
  const sockets = await inParts(GAMES * SEATS, 20, (i) => {
    const [game, player] = [Math.floor(i / SEATS), i % SEATS];
    const socket = io(`http://127.0.0.1:${port}/toy`, { transports: ['websocket'], forceNew: true });
    return new Promise<IoSocket>((resolve) => {
      socket.on('connect', () => socket.emit('sync', `match-${game}`, String(player), undefined, SEATS));
      socket.on('sync', () => resolve(socket));
      socket.on('update', (_match, state) => {
        const { _stateID: id, ctx } = state as { _stateID: number; ctx: { currentPlayer: string } };
        bytes += player === 0 ? JSON.stringify(state).length * SEATS : 0;
        moved[game] = id;
        states[game] = Number(ctx.currentPlayer);
        contender.heard(game);
      });
    });
  });
  return contender;
}

// ---- helpers ----

async function serverOf(mode: string, argument: string) {
  const child = fork(join(import.meta.dirname, 'load-server.js'), [mode, argument], { execArgv: ['--expose-gc'] });
  children.push(child);
  const next = () =>
    new Promise<Record<string, number>>((resolve) =>
      child.once('message', (message) => resolve(message as Record<string, number>)),
    );
  const { port = 0 } = await next();
  return {
    port,
    async heap(): Promise<number> {
      const answer = next();
      child.send('heap');
      return (await answer).heap ?? 0;
    },
    /** Microseconds of processor time so far. */
    async cpu(): Promise<number> {
      const answer = next();
      child.send('cpu');
      return (await answer).cpu ?? 0;
    },
    stop: () => child.kill(),
  };
}

function connected(socket: WebSocket): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Does a job so many times, a few at a time. */
async function inParts<T>(count: number, width: number, job: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += width)
    results.push(
      ...(await Promise.all(Array.from({ length: Math.min(width, count - from) }, (_, i) => job(from + i)))),
    );
  return results;
}

function fsyncMilliseconds(): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const start = performance.now();
  for (let i = 0; i < 50; i += 1) {
    writeSync(file, 'x');
    fdatasyncSync(file);
  }
  return (performance.now() - start) / 50;
}
