// Marshall under load: six accounts with a bot token each, one socket for each seat of each game.
import { setTimeout as pause } from 'node:timers/promises';
import { type Contender, inParts, SEATS } from './load-measure.ts';
import { openWire } from './load-wire.ts';

const POWERS = ['usa', 'ussr', 'europe', 'china', 'africa', 'south-america'];

const NAMES = {
  answers: 'Marshall, durable',
  offers: 'the same with all offers at each question',
  asked: 'the same with a view at each question',
};

export interface MarshallContender extends Contender {
  readonly games: readonly string[];
  /** How many commands of each game were accepted. */
  readonly accepted: Int32Array;
}

/** Makes the games, sits down at them and plays. */
export async function marshallContender(
  port: number,
  count: number,
  positions: 'asked' | 'offers' | 'answers',
  halfway: () => Promise<void>,
): Promise<MarshallContender> {
  const url = `http://127.0.0.1:${port}`;
  const accounts = await Promise.all(POWERS.map((power) => account(url, power)));
  const games = await inParts(count, 20, () => begun(url, accounts));
  let bytes = 0;
  let sent = 0;
  let faults = 0;
  const accepted = new Int32Array(count);
  const asked = games.map(() => new Map<number, Asked>());
  const contender: MarshallContender = {
    name: NAMES[positions],
    games,
    accepted,
    heard: () => undefined,
    bytes: () => bytes,
    faults: () => faults,
    move(game) {
      const [next] = asked[game] ?? [];
      if (next === undefined) return false;
      const [seat, { question, command }] = next;
      asked[game]?.delete(seat);
      sent += 1;
      wires[game * SEATS + seat]?.send(
        `{"type":"command","id":"c${sent}","game":"${games[game]}","question":${question},"command":${command}}`,
      );
      return true;
    },
  };
  const wires = await inParts(
    count * SEATS,
    50,
    async (i) => {
      const [game, seat] = [Math.floor(i / SEATS), i % SEATS];
      const authorization = `Bearer ${accounts[seat]}`;
      const wire = await openWire(port, `/api/socket?game=${games[game]}`, { authorization }, (data, start, end) => {
        bytes += end - start;
        // {"type":"feed", {"type":"position", {"type":"asked", {"type":"accepted", …: one letter tells them apart.
        const kind = data[start + 11];
        if (kind === FEED) contender.heard(game);
        else if (kind === ASKED || kind === POSITION) {
          const answer = answerTo(data, start, end);
          if (answer !== undefined) asked[game]?.set(seat, answer);
        } else if (kind === ACCEPTED) accepted[game] = (accepted[game] ?? 0) + 1;
        else if (kind !== JOINED) {
          faults += 1;
          process.stderr.write(`${data.toString('utf8', start, end)}\n`);
        }
      });
      wire.send(JSON.stringify({ type: 'join', id: 'join', game: games[game], positions }));
      return wire;
    },
    async () => {
      await pause(2000);
      await halfway();
    },
  );
  await pause(2000);
  return contender;
}

/** The third letters of feed, asked, position, accepted, joined. */
const [FEED, ASKED, POSITION, ACCEPTED, JOINED] = [...'eksci'].map((letter) => letter.charCodeAt(0));

async function begun(url: string, accounts: readonly string[]): Promise<string> {
  const seats = POWERS.map((power) => ({ power }));
  // Rows that are full leave nothing to buy, and the table would answer for everybody: here all that is told is an answer of theirs.
  const options = { stages: '37', detenteCycle: 200, marketOverflow: true };
  const { id } = await ask(url, accounts[0], '/api/games', { seats, options });
  for (const [i, power] of POWERS.entries()) await ask(url, accounts[i], `/api/games/${id}/seats/${power}/take`, {});
  for (const [i, power] of POWERS.entries())
    await ask(url, accounts[i], `/api/games/${id}/seats/${power}/ready`, {
      ready: true,
      contribution: `${power} in ${id}`,
    });
  return String(id);
}

async function account(url: string, name: string): Promise<string> {
  const guest = await post(url, '/api/guests', {}, { name });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await post(url, '/api/bot-tokens', { cookie }, { name });
  const { token } = (await made.json()) as { token: string };
  return token;
}

async function ask(url: string, token = '', path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await post(url, path, { authorization: `Bearer ${token}` }, body);
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

function post(url: string, path: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

// ---- the least that answers ----

interface Asked {
  readonly question: number;
  /** The command as text. */
  readonly command: string;
}

interface Offer {
  readonly command: string;
  readonly question?: number;
  readonly next?: { readonly field: string; readonly domain: Domain };
}

type Domain = {
  readonly kind: string;
  readonly values?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly least?: number;
};

const ANSWERS = new Map<string, string>();

/** Reads of a position only what answers its question: the offers of that question come first. */
function answerTo(data: Buffer, start: number, end: number): Asked | undefined {
  const view = data.indexOf('"offers":[{"command"', start, 'latin1');
  if (view < 0 || view >= end) return undefined;
  const from = view + '"offers":'.length;
  const rights = data.indexOf('{"command":"offer"', from, 'latin1');
  const close = rights > 0 && rights < end ? rights - 1 : data.lastIndexOf(']', end - 1);
  const text = data.toString('latin1', from, close);
  const question = /"question":(\d+)/.exec(text)?.[1];
  if (question === undefined) return undefined;
  // The same question with another number has the same answer.
  const kind = text.replaceAll(`"question":${question}`, '"question":0');
  const known = ANSWERS.get(kind) ?? answer(JSON.parse(`${text}]`));
  if (ANSWERS.size < 10_000) ANSWERS.set(kind, known);
  return { question: Number(question), command: known };
}

/** Passes, or takes the first of what is offered; one cube where it bids, so that the game goes on. */
function answer(offers: readonly Offer[]): string {
  const answers = offers.filter(({ question }) => question !== undefined);
  const offer = answers.find(({ command }) => /pass|done|decline/.test(command)) ?? answers[0];
  if (offer === undefined) throw new Error('nothing answers');
  if (offer.next === undefined) return JSON.stringify({ type: offer.command });
  const { kind, values = [], min = 0, max = 0, least = 0 } = offer.next.domain;
  const choices: Readonly<Record<string, unknown>> = {
    range: Math.min(max, min + 1),
    'one-of': values[0],
    'some-of': values.slice(0, least),
    list: [],
  };
  return JSON.stringify({ type: offer.command, [offer.next.field]: choices[kind] ?? {} });
}
