import { z } from 'zod';
import { type Database, flag, optional, placeholders } from './database.ts';
import { StoreError } from './errors.ts';
import { type Message, type Messages, SERVER_SAYS } from './store.ts';

const messageRows = z.array(
  z
    .object({
      game: z.string(),
      number: z.number(),
      conversation: z.string(),
      author: z.string(),
      account: optional(z.string()),
      text: z.string(),
      at: z.number(),
      removed: flag,
      cycle: optional(z.number()),
      stage: optional(z.number()),
    })
    .transform(({ game: gameId, ...message }) => ({ ...message, gameId })),
);

const unreadRows = z.array(
  z
    .object({
      game: z.string(),
      conversation: z.string(),
      read: z.number(),
      unread: z.number(),
      last: z.number(),
      mark: z.number(),
    })
    .transform(({ game: gameId, ...unread }) => ({ ...unread, gameId })),
);

const hushedRows = z.array(z.object({ place: z.number(), hushed: z.number() }));
const blockedRows = z.array(z.object({ blocked: z.string() }));
/** Unread messages that are looked at together to see who wrote them, in as many conversations. */
const LOOKED_AT = 4000;
const CONVERSATIONS_AT_ONCE = 100;
/** Messages that a search reads together. */
const SEARCHED_TOGETHER = 200;

const readerRows = z.array(z.object({ account: z.string(), conversation: z.string(), number: z.number() }));

const markRows = z.array(
  z
    .object({ game: z.string(), conversation: z.string(), number: z.number() })
    .transform(({ game: gameId, ...mark }) => ({ ...mark, gameId })),
);

const numbers = z.array(z.object({ number: z.number() }));
const numberRow = z.tuple([z.object({ messages: z.number() })]);

/** Conversations, kept with their game. */
export function createMessages(database: Database): Messages {
  async function page(gameId: string, conversations: readonly string[], range: string, number: number, limit: number) {
    if (conversations.length === 0) return [];
    return messageRows.parse(
      await database.read(
        `select * from messages where game = $1 and conversation in ${placeholders(4, conversations.length)}
          and ${range} limit $3`,
        [gameId, number, limit, ...conversations],
      ),
    );
  }

  return {
    async post({ gameId, conversation, author, account, text, cycle, stage }) {
      const [counted] = await database.write(
        [
          {
            sql: `update games set messages = messages + 1, changed = ${database.clock}
              where id = $1 returning messages`,
            params: [gameId],
            guard: true,
          },
          {
            sql: `insert into conversations (game, conversation, messages, last)
              select id, $2, 1, messages from games where id = $1
              on conflict (game, conversation) do update
                set messages = conversations.messages + 1, last = excluded.last`,
            params: [gameId, conversation],
          },
          {
            sql: `insert into messages (game, number, conversation, author, text, at, place, account, cycle, stage)
              select game, last, conversation, $3, $4, ${database.clock}, messages, $5,
                cast($6 as integer), cast($7 as integer) from conversations
              where game = $1 and conversation = $2`,
            params: [gameId, conversation, author, text, account ?? null, cycle ?? null, stage ?? null],
          },
        ],
        gameId,
      );
      const row = numberRow.safeParse(counted);
      if (!row.success) throw new StoreError('unknown');
      return row.data[0].messages;
    },

    after: (gameId, conversations, number, limit) =>
      page(gameId, conversations, 'number > $2 order by number', number, limit),

    async before(gameId, conversations, number, limit): Promise<Message[]> {
      const latestFirst = await page(gameId, conversations, 'number < $2 order by number desc', number, limit);
      return latestFirst.reverse();
    },

    async find(gameId, conversations, text, { before, limit, scan }) {
      if (conversations.length === 0) return { messages: [] };
      // The first that is not looked at any more.
      const [end] = numbers.parse(
        await database.read(
          `select number from messages where game = $1 and number < $2
            and conversation in ${placeholders(4, conversations.length)} order by number desc limit 1 offset $3`,
          [gameId, before, scan, ...conversations],
        ),
      );
      const wanted = folded(text);
      const found: Message[] = [];
      // Databases fold only the letters of English: the rest is left open to them and compared here.
      const pattern = `%${wanted.replace(/[!%_]/g, '!$&').replace(/[^\x20-\x7e]+/g, '%')}%`;
      for (let upTo = before; ; ) {
        const rows = await database.read(
          `select * from messages where game = $1 and number > $4 and number < $5
            and conversation in ${placeholders(6, conversations.length)}
            and removed = 0 and lower(text) like $2 escape '!' order by number desc limit $3`,
          [gameId, pattern, SEARCHED_TOGETHER, end?.number ?? 0, upTo, ...conversations],
        );
        const page = messageRows.parse(rows);
        found.push(...page.filter((message) => folded(message.text).includes(wanted)).slice(0, limit - found.length));
        upTo = page.at(-1)?.number ?? 0;
        if (found.length === limit || page.length < SEARCHED_TOGETHER) break;
      }
      const messages = found.reverse();
      const [first] = messages;
      if (messages.length === limit && first !== undefined) return { messages, earlier: first.number };
      return end === undefined ? { messages } : { messages, earlier: end.number + 1 };
    },

    async readers(gameId) {
      return readerRows.parse(
        await database.read('select account, conversation, number from read_marks where game = $1', [gameId]),
      );
    },

    async by(accountId, limit, after) {
      const rows = await database.read(
        `select * from messages where account = $1 and (game > $2 or (game = $2 and number > $3))
          order by game, number limit $4`,
        [accountId, after?.gameId ?? '', after?.number ?? 0, limit],
      );
      return messageRows.parse(rows);
    },

    async markRead(accountId, gameId, conversation, number) {
      await database.write([
        {
          // How many messages were read stands beside the mark, so that nobody has to count them.
          sql: `insert into read_marks (account, game, conversation, number, place) values ($1, $2, $3, $4, coalesce(
              (select place from messages where game = $2 and conversation = $3 and number <= $4
                order by number desc limit 1), 0))
            on conflict (account, game, conversation) do update set number = excluded.number, place = excluded.place
            where excluded.number > read_marks.number`,
          params: [accountId, gameId, conversation, number],
        },
      ]);
    },

    async marks(accountId, limit, after) {
      return markRows.parse(
        await database.read(
          `select game, conversation, number from read_marks
            where account = $1 and (game > $2 or (game = $2 and conversation > $3))
            order by game, conversation limit $4`,
          [accountId, after?.gameId ?? '', after?.conversation ?? '', limit],
        ),
      );
    },

    async unread(accountId, gameIds) {
      if (gameIds.length === 0) return [];
      const all = unreadRows.parse(
        await database.read(
          `select c.game, c.conversation, c.last, coalesce(r.place, 0) as read, c.messages - coalesce(r.place, 0) as unread,
              coalesce(r.number, 0) as mark
            from conversations c
            left join read_marks r on r.account = $1 and r.game = c.game and r.conversation = c.conversation
            where c.game in ${placeholders(2, gameIds.length)}
            order by c.game, c.conversation`,
          [accountId, ...gameIds],
        ),
      );
      const hushed = await hushedOf(database, accountId, all);
      return all.map(({ mark: _, ...row }, place) => ({ ...row, hushed: hushed.get(place) ?? 0 }));
    },
  };
}

/** How many of the unread messages somebody does not hear, because they have blocked who wrote them; by their place in the list. */
async function hushedOf(
  database: Database,
  accountId: string,
  all: z.infer<typeof unreadRows>,
): Promise<ReadonlyMap<number, number>> {
  const counted = new Map<number, number>();
  const waiting = all.flatMap((row, place) => (row.unread > 0 ? [{ ...row, place }] : []));
  if (waiting.length === 0) return counted;
  const blocked = blockedRows.parse(
    await database.read('select blocked from blocks where account = $1 limit 1', [accountId]),
  );
  if (blocked.length === 0) return counted;
  for (let from = 0; from < waiting.length; from += CONVERSATIONS_AT_ONCE) {
    const some = waiting.slice(from, from + CONVERSATIONS_AT_ONCE);
    const each = Math.ceil(LOOKED_AT / some.length);
    const parts = some.map(
      ({ place }, index) => `select ${place} as place, count(*) as hushed
        from (select account, author from messages
          where game = $${3 * index + 2} and conversation = $${3 * index + 3} and number > $${3 * index + 4}
          order by number limit ${each}) as waiting
        where author <> '${SERVER_SAYS}' and account in (select blocked from blocks where account = $1)`,
    );
    const rows = await database.read(parts.join(' union all '), [
      accountId,
      ...some.flatMap(({ gameId, conversation, mark }) => [gameId, conversation, mark]),
    ]);
    for (const { place, hushed } of hushedRows.parse(rows)) counted.set(place, hushed);
  }
  return counted;
}

/** A text without what people type differently: capitals, and the two ways to write an accent. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
