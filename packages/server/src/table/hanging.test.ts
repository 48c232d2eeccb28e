// A game that hangs while it is played: the server ends itself, and the next start goes on without that game.
import { DEFAULT_OPTIONS } from '@marshall/rules';
import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import { AccountDesk } from '../accounts/desk.ts';
import { Player } from '../testing/player.ts';
import { serverProcess } from '../testing/processes.ts';
import { gameOf, STORE_KINDS } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { writeSnapshot } from './snapshot.ts';
import { Table } from './table.ts';
import { HUNG_SIGNAL } from './watchdog.ts';

/** With so much oil, sold unit by unit, the referee calculates for an hour. No file is let in that says so. */
const MUCH = 1_000_000;
const GAMES = ['H'.repeat(22), 'W'.repeat(22)] as const;
/** Milliseconds without an answer that make a hang. */
const HANG = 1000;

test.each(STORE_KINDS)('a game that hangs in play is set aside and named at the next start, in $kind', async (kind) => {
  const place = await kind.place();
  const store = await kind.open(place);
  const { account, token } = await new AccountDesk(store).guest('Ann', 'test');
  const [hanging, whole] = [GAMES[0], GAMES[1]];
  for (const game of GAMES) {
    await begun(store, game, { options: { ...DEFAULT_OPTIONS, stages: '37', marketPricing: 'unit' } }, 'fallback');
    const { revision, seats } = await gameOf(store, game);
    const [own, ...others] = seats.map(({ asked: _, ...row }) => row);
    if (own !== undefined)
      await store.games.arrange(game, revision, { seats: [{ ...own, account: account.id }, ...others] });
  }
  const table = new Table(store, await gameOf(store, hanging), SLOW.fault);
  for (;;) {
    const question = await table.read(({ paper }) => paper.game.state.question);
    const [asked] = question?.waiting ?? [];
    if (question === undefined || asked === undefined) throw new Error('the game came to no sale');
    if (question.kind === 'sell' && asked === 'usa') break;
    // A player who bids in a stage acts in it.
    if (question.kind === 'bid') await table.command(asked, `bid ${question.id}`, { type: 'bid', cubes: 1 });
    else await table.answerByDefault(asked, question.id);
  }
  await table.read(async ({ paper: { game }, sequence, feeds }) => {
    const state = structuredClone(game.state);
    for (const { supplies } of Object.values(state.seats)) supplies.oil = MUCH;
    await store.log.saveSnapshot(hanging, {
      sequence,
      body: writeSnapshot({ setup: game.setup, state, feeds }, '{}'),
    });
  });
  await store.close();

  const second = await serverProcess(kind.kind, place, 0, { hang: HANG });
  const player = (url: string) => Object.assign(new Player(url), { cookie: `marshall=${token}` });
  const there = player(second.url);
  expect((await there.ask('GET', `/api/games/${hanging}/position`)).status).toBe(200);
  const command = { type: 'sell', resource: 'oil', units: 1 };
  const asked = there.ask('POST', `/api/games/${hanging}/commands`, { id: 'sale', command }).catch(() => undefined);
  expect(await second.ended).toBe(HUNG_SIGNAL);
  await asked;
  expect(second.complaints()).toContain(`Game ${hanging} keeps the server from answering and was set aside.`);

  const third = await serverProcess(kind.kind, place);
  const back = player(third.url);
  expect(await back.ask('GET', `/api/games/${hanging}/position`)).toMatchObject({
    status: 503,
    body: { code: 'set-aside', sentence: en.speaker().server('set-aside:hanging') },
  });
  expect((await back.ask('GET', `/api/games/${whole}/position`)).status).toBe(200);
  await third.kill();
  await kind.remove(place);
});
