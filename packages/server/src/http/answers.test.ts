// Every route does what it is for, and answers what its own shape says: no more, no less.
import { afterAll, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { MailServer } from '../testing/post-office.ts';
import { begunGame, PEACE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes/index.ts';

const open = houses(storeKind('sqlite'));
const answered = new Set<Route>();
const mail = new MailServer();
afterAll(() => mail.close());

/** Asks for what must be done, by a route with its parameters, and gives the answer once it was held against its shape. */
async function ask(player: Player, line: string, body?: unknown): Promise<Record<string, unknown>> {
  const [method = '', path = ''] = line.split(' ');
  const [place = ''] = path.split('?');
  const route = ROUTES.find((route) => route.method === method && fits(route.path, place));
  if (route === undefined) throw new Error(`there is no route ${line}`);
  const answer = await player.ask(method, path, route.body === undefined ? undefined : (body ?? {}));
  expect([line, answer.status]).toEqual([line, 200]);
  expect(route.gives.parse(answer.body)).toEqual(answer.body);
  answered.add(route);
  return answer.body;
}

function fits(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

test('every answer of every route is as its shape has it', async () => {
  const notices = { url: 'https://games.example.org', mail: { smtp: await mail.start(), from: 'games@example.org' } };
  const house = await open({ notices });
  const [ann, bob] = [new Player(house.url), new Player(house.url)];
  await ask(ann, 'GET /api/health');
  await ask(ann, 'GET /api/ready');
  await ask(ann, 'GET /api/notices');
  await ask(ann, 'GET /api/game-options');
  const accounts = [
    await ask(ann, 'POST /api/guests', { name: 'Ann' }),
    await ask(bob, 'POST /api/guests', { name: 'B' }),
  ];
  expect(accounts).toMatchObject([{ claimed: false }, { name: 'B' }]);
  await ask(bob, 'PATCH /api/me', { name: 'Bob' });
  await account(house.url, ann);
  const game = await arranged(ann, bob);
  await told(ann, game);
  await played(ann, bob, game);
  await ask(ann, `POST ${game}/rematch`);
  await onPaper(ann, game);
  await voted(house.url);
  await ask(bob, 'DELETE /api/me');
  await ask(ann, 'POST /api/sign-out');
  expect(ROUTES.filter((route) => !answered.has(route)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

async function account(url: string, ann: Player): Promise<void> {
  const [login, passphrase] = ['ann.a', 'first passphrase'];
  await ask(ann, 'POST /api/me/claim', { login, passphrase });
  const { recoveryCodes } = await ask(ann, 'POST /api/me/recovery-codes', { current: passphrase });
  const [code] = recoveryCodes as string[];
  const elsewhere = new Player(url);
  await ask(elsewhere, 'POST /api/sign-in', { login, passphrase });
  const { sessions } = await ask(ann, 'GET /api/sessions');
  const other = (sessions as { id: string; here: boolean }[]).find(({ here }) => !here);
  await ask(ann, `DELETE /api/sessions/${other?.id}`);
  await ask(ann, 'DELETE /api/sessions');
  const { id } = await ask(ann, 'POST /api/bot-tokens', { name: 'a bot' });
  await ask(ann, 'GET /api/bot-tokens');
  await ask(ann, `DELETE /api/bot-tokens/${id}`);
  await ask(ann, 'POST /api/recover', { login, code, passphrase: 'second passphrase' });
  await ask(ann, 'GET /api/me');
  await ask(ann, 'GET /api/session');
}

/** A game of Ann's that has begun, in which Bob leads China. */
async function arranged(ann: Player, bob: Player): Promise<string> {
  const seats = [{ power: 'usa', player: 'me' }, { power: 'china' }, { power: 'europe' }];
  const { id: spare } = await ask(ann, 'POST /api/games', { seats });
  await ask(ann, `DELETE /api/games/${spare}`);
  const { id } = await ask(ann, 'POST /api/games', { title: 'Friday', seats, options: PEACE, clock: 3600 });
  const at = `/api/games/${id}`;
  await ask(ann, `POST ${at}/link`);
  await ask(ann, `GET ${at}/link`);
  await ask(ann, `PATCH ${at}/terms`, { title: 'Saturday' });
  await ask(ann, `POST ${at}/seats`, { power: 'africa' });
  await ask(ann, `DELETE ${at}/seats/africa`);
  await ask(bob, `POST ${at}/seats/europe/take`);
  await ask(bob, `POST ${at}/swap`, { seats: ['europe', 'china'] });
  await ask(ann, `POST ${at}/seats/china/free`);
  await ask(bob, `POST ${at}/seats/china/take`);
  await ask(bob, `POST ${at}/seats/china/ready`, { ready: true, contribution: 'b' });
  await ask(ann, `POST ${at}/seats/usa/ready`, { ready: true, contribution: 'a' });
  await ask(ann, `POST ${at}/seats/europe/bot`, { bot: 'fallback' });
  for (const list of ['open', 'mine']) await ask(bob, `GET /api/games?list=${list}&limit=1`);
  await ask(ann, `POST ${at}/start`);
  return at;
}

/** Ann is reached by mail, and then no more. */
async function told(ann: Player, at: string): Promise<void> {
  await ask(ann, 'GET /api/me/notices');
  await ask(ann, 'PATCH /api/me/notices', {});
  await ask(ann, `PUT ${at}/notices`, { want: 'usual' });
  const token = (): string =>
    /#mail\/([\w.-]+)/.exec(mail.mails.pop()?.raw.replaceAll(/=\r?\n/g, '') ?? '')?.[1] ?? 'no mail';
  const { id } = await ask(ann, 'POST /api/me/channels', { kind: 'mail', address: 'ann@example.org' });
  await ask(ann, 'POST /api/notices/follow', { token: token() });
  await ask(ann, `POST /api/me/channels/${id}/test`);
  await ask(ann, `POST /api/notices/stop?token=${token()}`);
  const { id: other } = await ask(ann, 'POST /api/me/channels', { kind: 'mail', address: 'a@example.org' });
  await ask(ann, `DELETE /api/me/channels/${other}`);
}

async function played(ann: Player, bob: Player, at: string): Promise<void> {
  for (const player of [ann, new Player(ann.url)])
    for (const what of ['', '/position', '/record', '/messages']) await ask(player, `GET ${at}${what}`);
  const command = { type: 'place-armies', territories: ['alaska'] };
  await ask(ann, `POST ${at}/options`);
  await ask(ann, `POST ${at}/options`, { draft: { type: 'place-armies' } });
  await ask(ann, `POST ${at}/why`, { command });
  await ask(ann, `POST ${at}/why`, { command: { ...command, territories: ['tibet'] } });
  for (let i = 0; i < 2; i += 1) await ask(ann, `POST ${at}/commands`, { id: 'once', command });
  await ask(ann, `POST ${at}/undo`, { id: 'back' });
  const { mark } = await ask(bob, `POST ${at}/messages`, { to: 'all', text: 'hello' });
  await ask(ann, `GET ${at}/messages`);
  await ask(ann, `GET ${at}/unread`);
  await ask(ann, `GET ${at}/search?text=hello`);
  await ask(ann, `PUT ${at}/notes`, { text: 'note' });
  await ask(ann, `GET ${at}/notes`);
  await ask(ann, `POST ${at}/looked`);
  await ask(bob, `POST ${at}/promises`, { to: 'usa', text: 'peace', until: 5 });
  const promised = (await ask(ann, `GET ${at}/promises`)).promises as { id: string }[];
  await ask(ann, `POST ${at}/promises/${promised[0]?.id}`, { outcome: 'kept' });
  await ask(ann, `POST ${at}/read`, { conversation: 'all', upTo: mark });
  await ask(ann, 'GET /api/games?list=watchable');
  const id = at.slice('/api/games/'.length);
  await ask(ann, `POST ${at}/reports`, { seat: 'china', mark, reason: 'Rude' });
  const { id: blocked } = await ask(ann, 'POST /api/blocks', { game: id, seat: 'china' });
  await ask(ann, 'GET /api/blocks');
  await ask(ann, 'GET /api/me/data');
  await ask(ann, `DELETE /api/blocks/${blocked}`);
  await dealt(ann, bob, at);
  const lines = await Promise.all([ann.socket(), bob.socket()]);
  await Promise.all(lines.map((line) => playSeat(line, id)));
  for (const line of lines) line.close();
}

/** Ann and Bob make a deal with words, and Ann puts them on record. */
async function dealt(ann: Player, bob: Player, at: string): Promise<void> {
  let n = 0;
  const command = (player: Player, command: object) =>
    ask(player, `POST ${at}/commands`, { id: `deal-${++n}`, command });
  for (const player of [ann, bob]) await command(player, { type: 'place-armies', territories: [] });
  await command(ann, { type: 'offer', to: 'china', givesCash: 10, promise: 'No tanks in Siberia' });
  const { view } = (await ask(bob, `GET ${at}/position`)) as { view?: { offers: { id: string }[] } };
  const deal = view?.offers[0]?.id ?? 'no offer';
  await command(bob, { type: 'accept-offer', offer: deal });
  await ask(ann, `POST ${at}/deal-promises`, { deal, until: 3 });
}

/** Four people play, and one of them wants a caretaker for another. */
async function voted(url: string): Promise<void> {
  const people = await Promise.all(['Eva', 'Finn', 'Gil', 'Hal'].map((name) => Player.guest(url, name)));
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('nobody came');
  const id = await begunGame(people, { clock: 86_400 });
  await ask(first, `POST /api/games/${id}/seats/china/vote`, { agree: true });
  await ask(first, `POST /api/games/${id}/ballots`, { about: 'pause' });
  await ask(first, `POST /api/games/${id}/seats/usa/lead`, { by: 'caretaker' });
  await ask(second, `POST /api/games/${id}/seats/usa/call`, { for: 'substitute' });
  await ask(first, 'PUT /api/me/habits', { zone: 'Europe/Berlin', quiet: { from: 1320, to: 480 } });
  await ask(first, 'GET /api/me/habits');
  const { invitation } = await ask(first, `POST /api/games/${id}/seats/usa/substitute`, {});
  const friend = await Player.guest(url, 'Ida');
  await ask(friend, `POST /api/games/${id}/seats/usa/take-over`, { invitation });
}

async function onPaper(ann: Player, at: string): Promise<void> {
  for (const what of ['', '/position', '/record']) await ask(ann, `GET ${at}${what}`);
  const file = JSON.stringify(await ask(ann, `GET ${at}/file`));
  await ask(ann, 'POST /api/verify', { file });
  const { id } = await ask(ann, 'POST /api/imports', { file });
  const { id: fork } = await ask(ann, `POST /api/games/${id}/fork`, { at: 1 });
  for (const game of [id, fork]) await ask(ann, `GET /api/games/${game}`);
  for (const list of ['finished', 'mine']) await ask(ann, `GET /api/games?list=${list}`);
}
