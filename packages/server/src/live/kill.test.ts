import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Line } from '../testing/player.ts';
import { Player } from '../testing/player.ts';
import { type ServerProcess, serverProcess } from '../testing/processes.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { begunGame } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { LIVELY, walk } from '../testing/walker.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
const KILLS = PROOF ? 200 : 3;
const GAMES = 4;
const LONG = { options: { stages: '37', detenteCycle: 200 } };

/** A seat that plays through kills: it sends again what was not acknowledged, under the same id. */
class Survivor {
  readonly player: Player;
  readonly game: string;
  readonly seat: string;
  readonly acknowledged: string[] = [];
  /** Every number of the feed and what it said. */
  readonly feed = new Map<number, string>();
  #next = 0;
  #pending: Record<string, unknown> | undefined;

  constructor(player: Player, game: string, seat: string) {
    this.player = player;
    this.game = game;
    this.seat = seat;
  }

  /** Plays until the socket is lost or the game is over. */
  async play(url: string): Promise<void> {
    const again = new Player(url);
    again.cookie = this.player.cookie;
    let line: Line | undefined;
    try {
      line = await again.socket();
      line.socket.on('error', () => undefined);
      await line.ask({ type: 'join', game: this.game, since: this.feed.size, positions: 'asked' });
      await this.#answer(line);
    } catch {
      // The server was killed.
    }
    for (const { n, events } of line?.all('feed') ?? []) {
      const text = JSON.stringify(events);
      // Heard before or new, a number says the same forever.
      expect(this.feed.get(n) ?? text).toBe(text);
      this.feed.set(n, text);
    }
    line?.socket.terminate();
  }

  async #answer(line: Line): Promise<void> {
    if (this.#pending !== undefined) await this.#send(line, this.#pending);
    for (let from = 0; ; ) {
      const message = await line.until(({ type }) => type === 'position', from);
      from = line.heard.indexOf(message, from) + 1;
      if (message.type !== 'position' || message.asks === undefined) continue;
      const later = line.heard.slice(from).some(({ type }) => type === 'position');
      if (later) continue;
      const offer = LIVELY.offer(message.offers);
      if (offer === undefined) continue;
      const command = await walk(line, this.game, offer, LIVELY);
      if (command === undefined) continue;
      this.#next += 1;
      const question = message.view.question?.id;
      await this.#send(line, { type: 'command', id: `${this.seat}-${this.#next}`, game: this.game, question, command });
    }
  }

  async #send(line: Line, command: Record<string, unknown>): Promise<void> {
    this.#pending = command;
    const answer = await line.ask(command);
    this.#pending = undefined;
    if (answer.type === 'accepted' || answer.type === 'again') this.acknowledged.push(String(command.id));
    else if (answer.type === 'error') throw new Error(answer.sentence);
  }
}

/** Waits until so many more commands are acknowledged. */
async function acknowledgements(survivors: readonly Survivor[], more: number): Promise<void> {
  const count = () => survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = count() + more;
  const patience = Date.now() + 10_000;
  while (count() < enough && Date.now() < patience) await pause(2);
}

describe.each(STORE_KINDS)('kill -9 while seats play on $kind', (kind) => {
  test(`${KILLS} kills lose no acknowledged command, break no game and double no number`, {
    timeout: PROOF ? 3 * 3_600_000 : 20 * 60_000,
  }, async () => {
    const place = await kind.place();
    let server: ServerProcess = await serverProcess(kind.kind, place);
    const survivors: Survivor[] = [];
    for (let i = 0; i < GAMES; i += 1) {
      const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
      const game = await begunGame(players, LONG, i % 2 === 0 ? ['random'] : []);
      survivors.push(...players.map((player, p) => new Survivor(player, game, ['usa', 'china'][p] ?? '')));
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const url = server.url;
      const playing = Promise.all(survivors.map((survivor) => survivor.play(url)));
      await acknowledgements(survivors, 5 + Math.floor(Math.random() * 20));
      await server.kill();
      await playing;
      expect(server.complaints()).toBe('');
      server = await serverProcess(kind.kind, place);
    }
    // A last time, so that every feed is heard to its end.
    const last = Promise.all(survivors.map((survivor) => survivor.play(server.url)));
    await acknowledgements(survivors, 20);
    await server.kill();
    await last;
    const store = await kind.open(place);
    for (const { game, seat, acknowledged, feed } of survivors) {
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      for (const id of acknowledged)
        expect(await store.log.append(game, -1, [], { seat, id })).toHaveProperty('duplicate');
      expect([...feed.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: feed.size }, (_, i) => i + 1));
      await mustBeWhole(store, game);
    }
    const total = survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    expect(total).toBeGreaterThan(KILLS * 5);
    await store.close();
    await kind.remove(place);
  });
});
