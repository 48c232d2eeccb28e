import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { CHANNEL, REVOKED_CHANNEL } from './postgres-append.ts';
import { postgresStoreError } from './postgres-errors.ts';

const HEARTBEAT_MS = 10_000;
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 5_000;
/** Games that are read at once after a gap. */
const PAGE = 1000;
/** News of a gap: a transaction that stamped its change this long before the gap may have been committed within it. */
const MARGIN_MS = 60_000;

const clockRow = z.tuple([z.object({ now: z.number() })]);
const changedRows = z.array(z.object({ id: z.string(), sequence: z.number(), changed: z.number() }));

export interface ListenerOptions {
  readonly config: ClientConfig;
  readonly clock: string;
  /** Is told a game, its sequence, and which connection made the change, where that is known. */
  readonly tell: (gameId: string, sequence: number, connection: number | undefined) => void;
  /** Is told what was revoked; nothing in particular where news of it may have been missed. */
  readonly revoked: (proof: string | undefined) => void;
  /** Is told what the database's clock shows, at these ticks of the processor's. */
  readonly time: (instant: number, ticks: number) => void;
}

/** One connection that hears the news of all processes; when it is lost it comes back and catches up. */
export class PostgresListener {
  readonly #options: ListenerOptions;
  #client: Client | undefined;
  #lastAlive = 0;
  #retry = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Resolves once the news are heard. */
  async start(): Promise<void> {
    await this.#connect();
  }

  /** Connects again, which tells again what changed recently. */
  renew(): void {
    if (this.#client !== undefined) this.#lost(this.#client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new Client(this.#options.config);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload, processId }) => {
      if (channel === REVOKED_CHANNEL) {
        if (payload !== undefined) this.#options.revoked(payload);
        return;
      }
      const space = payload?.indexOf(' ') ?? -1;
      if (payload === undefined || space < 0) return;
      this.#options.tell(payload.slice(space + 1), Number(payload.slice(0, space)), processId);
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${REVOKED_CHANNEL}`);
      await this.#catchUp(client);
    } catch (error) {
      // Taken back first, so that the end of this client is not taken for a loss.
      if (this.#client === client) this.#client = undefined;
      await client.end().catch(() => undefined);
      throw postgresStoreError(error);
    }
    this.#retry = FIRST_RETRY_MS;
    this.#beat(client);
  }

  /** Alive only once all is told: where that fails, the next connection begins where this one did. */
  async #catchUp(client: Client): Promise<void> {
    const now = await this.#now(client);
    if (this.#lastAlive > 0) {
      this.#options.revoked(undefined);
      await this.#tellChanged(client, this.#lastAlive - MARGIN_MS);
    }
    this.#lastAlive = now;
  }

  async #tellChanged(client: Client, since: number): Promise<void> {
    for (let changed = since, id = ''; ; ) {
      const { rows } = await client.query(
        'select id, sequence, changed from games where (changed, id) > ($1, $2) order by changed, id limit $3',
        [changed, id, PAGE],
      );
      const page = changedRows.parse(rows);
      for (const { id, sequence } of page) this.#options.tell(id, sequence, undefined);
      const end = page.at(-1);
      if (end === undefined || page.length < PAGE) return;
      ({ changed, id } = end);
    }
  }

  async #now(client: Client): Promise<number> {
    const asked = performance.now();
    const { rows } = await client.query(`select ${this.#options.clock} as now`);
    const { now } = clockRow.parse(rows)[0];
    // It was read somewhere between question and answer.
    this.#options.time(now, (asked + performance.now()) / 2);
    return now;
  }

  /** A connection that died without a word is found out by the question it does not answer. */
  #beat(client: Client): void {
    this.#timer = setTimeout(() => {
      this.#now(client).then(
        (now) => {
          if (this.#client !== client) return;
          this.#lastAlive = now;
          this.#beat(client);
        },
        () => this.#lost(client),
      );
    }, HEARTBEAT_MS);
    this.#timer.unref();
  }

  #lost(client: Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#comeBack();
  }

  #comeBack(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      if (this.#client === undefined) this.#connect().catch(() => this.#comeBack());
    }, this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS);
  }
}
