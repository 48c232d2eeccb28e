// When people want to be left alone, and when nobody was at work here: what clocks must know beside the games.
import { z } from 'zod';
import { type Database, writes } from './database.ts';
import type { TimeBook } from './store.ts';

const bodies = z.array(z.object({ body: z.string() }));
const instants = z.array(z.object({ at: z.number() }));
const outageRows = z.array(
  z.object({ began: z.number(), ended: z.number() }).transform(({ began, ended }) => ({ from: began, until: ended })),
);

export function createTimes(database: Database): TimeBook {
  const lastSeen = async () =>
    instants.parse(await database.read("select at from attendance where id = 'here'", []))[0]?.at;
  return {
    async settings(account) {
      const [row] = bodies.parse(await database.read('select body from settings where account = $1', [account]));
      return row?.body;
    },

    async keepSettings(account, body) {
      await database.write([
        {
          sql: `insert into settings (account, body) values ($1, $2)
            on conflict (account) do update set body = excluded.body`,
          params: [account, body],
        },
      ]);
    },

    changeSettings: (account, before, body) =>
      writes(database, [
        before === undefined
          ? {
              sql: 'insert into settings (account, body) values ($1, $2) on conflict do nothing returning account',
              params: [account, body],
            }
          : {
              sql: 'update settings set body = $2 where account = $1 and body = $3 returning account',
              params: [account, body, before],
            },
      ]),

    async attend(now, longest) {
      const last = await lastSeen();
      if (last === undefined) {
        await database.write([
          { sql: "insert into attendance (id, at) values ('here', $1) on conflict do nothing", params: [now] },
        ]);
        return;
      }
      if (now <= last) return;
      const here = {
        // Of several that come back together one writes down for how long nobody was here.
        sql: "update attendance set at = $1 where id = 'here' and at = $2 returning at",
        params: [now, last],
        guard: true,
      };
      const away = {
        sql: 'insert into outages (began, ended) values ($1, $2) on conflict do nothing',
        params: [last, now],
      };
      await writes(database, now - last > longest ? [here, away] : [here]);
    },

    async outages(since) {
      return outageRows.parse(
        await database.read('select began, ended from outages where ended > $1 order by began', [since]),
      );
    },
  };
}
