// A bot for Marshall: plays one seat by picking at random among what it is offered.
// Usage: node examples/bot.mjs URL TOKEN GAME      (a token from POST /api/bot-tokens of the account in the seat)
import WebSocket from 'ws';

const [url, token, game] = process.argv.slice(2);
const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket?game=${game}`, {
  headers: { authorization: `Bearer ${token}` },
});
const any = (list) => list[Math.floor(Math.random() * list.length)];
const answers = new Map();
let count = 0;
let newest;
const ask = (message) =>
  new Promise((resolve) => {
    const id = `${process.pid}-${Date.now()}-${++count}`;
    answers.set(id, resolve);
    socket.send(JSON.stringify({ ...message, game, id }));
  });

socket.on('open', () => ask({ type: 'join', positions: 'asked' }));
socket.on('message', async (data) => {
  const message = JSON.parse(data);
  if (message.id) answers.get(message.id)?.(message);
  if (message.type === 'opened') socket.close(); // the game is over
  if (message.type !== 'position') return;
  newest = message;
  if (!message.asks) return;
  let offer = any(message.offers.filter(({ question }) => question !== undefined));
  const command = { type: offer.command };
  while (offer?.next) {
    command[offer.next.field] = choose(offer.next.domain, command[offer.next.field] ?? []);
    offer = (await ask({ type: 'options', draft: command })).offers?.[0];
  }
  const { type } = await ask({ type: 'command', command, question: message.view.question.id });
  if (type === 'refused' && newest === message) ask({ type: 'position' }); // it has gone on meanwhile, or asks still
});

function choose(domain, sofar) {
  if (domain.kind === 'one-of') return any(domain.values);
  if (domain.kind === 'range') return domain.min + Math.floor(Math.random() * (domain.max - domain.min + 1));
  if (domain.kind === 'some-of') return domain.values.slice(0, domain.least);
  if (domain.kind === 'list') return domain.mayStop ? sofar : [...sofar, choose(domain.next, [])];
  if (domain.kind === 'text') return '';
  const counts = {}; // so many of each kind, as few as allowed
  for (const [kind, most] of Object.entries(domain.max)) {
    const left = domain.least - Object.values(counts).reduce((sum, n) => sum + n, 0);
    if (left > 0) counts[kind] = Math.min(most, left);
  }
  return counts;
}
