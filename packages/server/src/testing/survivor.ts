// A seat that plays through kills of its server.
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Line, Player } from './player.ts';
import { LIVELY, walk } from './walker.ts';

/** A seat that plays through kills: it sends again what was not acknowledged, under the same id. */
export class Survivor {
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
      line = await again.socketOf(this.game);
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
export async function acknowledgements(survivors: readonly Survivor[], more: number): Promise<void> {
  const count = () => survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = count() + more;
  const patience = Date.now() + 10_000;
  while (count() < enough && Date.now() < patience) await pause(2);
}
