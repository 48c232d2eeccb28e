import { Client } from 'pg';
import { expect, test } from 'vitest';
import { sharedPostgres } from '../testing/postgres.ts';
import { PostgresListener } from './postgres-listener.ts';

test('after a gap everything that changed is told, also where the first look at it failed and where it is much', async () => {
  const url = await (await sharedPostgres()).createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  // A clock of the test's own, which counts how often it was looked at.
  await client.query(`
    create table clock (now integer);
    insert into clock values (1000000);
    create sequence looks;
    create table games (id text, sequence integer, changed integer);`);
  const heard: string[] = [];
  let lookedAgain = 0;
  const listener = new PostgresListener({
    config: { connectionString: url },
    clock: "(select now + 0 * nextval('looks')::integer from clock)",
    tell: (id) => heard.push(id),
    revoked: () => {
      lookedAgain += 1;
    },
    time: () => undefined,
  });
  await listener.start();
  // Many at the same instant, and one long before the next look.
  await client.query(`
    insert into games select 'game-' || lpad(n::text, 4, '0'), 1, 1100000 from generate_series(1, 2500) as many(n);
    insert into games values ('early', 1, 900000);
    update clock set now = 90000000;
    alter table games rename to away;`);
  listener.renew();
  const looks = async () => Number((await client.query('select last_value from looks')).rows[0]?.last_value);
  await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  expect(heard).toEqual([]);
  await client.query('alter table away rename to games');
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2500);
  expect(heard).toEqual(Array.from({ length: 2500 }, (_, i) => `game-${String(i + 1).padStart(4, '0')}`));
  // What was revoked in the gap is nowhere to be read: every proof is asked for again.
  expect(lookedAgain).toBeGreaterThan(0);
  await listener.close();
  await client.end();
});
