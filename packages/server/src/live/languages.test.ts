import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { loud } from '../testing/languages.ts';
import { closing, type Line, type Player } from '../testing/player.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';

const open = houses(storeKind('sqlite'));
const LOUD = { 'accept-language': 'xx-YY, en;q=0.5' };

async function twoAtATable(): Promise<{ game: string; players: [Player, Player]; lines: [Line, Line] }> {
  const house = await open({ languages: { en, xx: loud } });
  const [ann, bob] = await house.guests('Ann', 'Bob');
  if (ann === undefined || bob === undefined) throw new Error('two guests came');
  const game = await begunGame([ann, bob]);
  const cookie = `${ann.cookie}; language=xx`;
  return { game, players: [ann, bob], lines: [await ann.socket({ cookie }), await bob.socket()] };
}

/** A sentence in capitals, of which the other must be the same in small letters too. */
function sameWords(shouted: string | undefined, said: string | undefined): void {
  expect(said).toMatch(/[a-z]/);
  expect(shouted).toBe(said?.toUpperCase());
}

test('two at one table are asked, refused and let go each in a language of their own', async () => {
  const { game, lines } = await twoAtATable();
  const [ann] = lines;
  for (const line of lines) await line.ask({ type: 'join', game });
  const [one, other] = await Promise.all(lines.map((line) => line.first('position')));
  sameWords(one?.asks, other?.asks);
  const refused = await Promise.all(
    lines.map((line) => line.ask({ type: 'command', game, command: { type: 'place-armies', territories: ['mars'] } })),
  );
  const why = await Promise.all(
    lines.map((line) => line.ask({ type: 'why', game, command: { type: 'place-armies', territories: ['mars'] } })),
  );
  const wrong = await Promise.all(lines.map((line) => line.ask({ type: 'undo', game, seat: 'nowhere' })));
  const odd = await Promise.all(lines.map((line) => line.ask({ type: 'undo' })));
  for (const [shouted, said] of [refused, wrong, odd]) {
    expect({ ...shouted, id: '', sentence: '' }).toEqual({ ...said, id: '', sentence: '' });
    sameWords(sentenceOf(shouted), sentenceOf(said));
  }
  sameWords(...pair(why.map((answer) => (answer.type === 'why' ? answer.refusal?.sentence : undefined))));
  // The same eyes in two languages: what is written for one is not shown to the other.
  const again = await Promise.all([ann, ann].map((line) => line.ask({ type: 'position', game })));
  for (const position of again) expect(position).toMatchObject({ asks: one?.asks });
  for (const line of lines) line.close();
});

test('one seat that looks on twice, in two languages, reads each on its own socket', async () => {
  const { game, players, lines } = await twoAtATable();
  const [first] = lines;
  const second = await players[0].socket();
  await first.ask({ type: 'join', game });
  await second.ask({ type: 'join', game });
  sameWords((await first.first('position')).asks, (await second.first('position')).asks);
  const asked = { type: 'join', game, positions: 'offers' };
  const [third, fourth] = [await players[0].socket(LOUD), await players[0].socket()];
  await third.ask(asked);
  await fourth.ask(asked);
  sameWords((await third.first('position')).asks, (await fourth.first('position')).asks);
  for (const line of [...lines, second, third, fourth]) line.close();
});

test('requests are answered in the language they ask for, and what was kept of a question reads in each', async () => {
  const { game, players, lines } = await twoAtATable();
  const [ann] = players;
  const both = async (path: string) => {
    const [shouted, said] = [await ann.ask('GET', path, undefined, LOUD), await ann.ask('GET', path)];
    expect(shouted.status).toBe(said.status);
    return [shouted.body, said.body] as const;
  };
  for (const path of ['/api/nowhere', '/api/games/0123456789012345678901', '/api/games?list=odd', '/api/socket']) {
    const [shouted, said] = await both(path);
    expect(shouted.code).toBe(said.code);
    sameWords(String(shouted.sentence), String(said.sentence));
  }
  const [shouted, said] = await both(`/api/games/${game}/position`);
  sameWords(String(shouted.asks), String(said.asks));
  const [own, plain] = (await both(`/api/games/${game}`)).map((body) => body.seats) as unknown as { asks?: string }[][];
  sameWords(own?.[0]?.asks, plain?.[0]?.asks);
  expect(plain?.[0]?.asks).toBe(said.asks);
  for (const line of lines) line.close();
});

test('why a socket is closed is said in its language', async () => {
  const house = await open({ languages: { en, xx: loud } });
  const [ann] = await house.guests('Ann');
  const line = await ann?.socket({ cookie: `${ann.cookie}; language=xx` });
  if (line === undefined) throw new Error('a guest came');
  const closed = closing(line);
  await house.server.close();
  expect((await closed).reason).toMatch(/^THE SERVER IS STOPPING/);
});

function sentenceOf(message: unknown): string | undefined {
  return typeof message === 'object' && message !== null && 'sentence' in message
    ? String(message.sentence)
    : undefined;
}

function pair<T>([one, other]: readonly T[]): [T | undefined, T | undefined] {
  return [one, other];
}
