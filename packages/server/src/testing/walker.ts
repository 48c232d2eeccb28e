// Plays a seat over a socket by walking what is offered, with no knowledge of the rules.
import type { Domain, Offer, Value } from '@marshall/rules';
import type { ServerMessage } from '../live/protocol.ts';
import type { Line, Of } from './player.ts';

/** How a walker chooses. */
export interface Choosing {
  offer(offers: readonly Offer[]): Offer | undefined;
  below(n: number): number;
}

/** Passes where it can, and takes the first of everything else. */
export const CALM: Choosing = {
  offer: (offers) => {
    const answers = offers.filter((offer) => offer.question !== undefined);
    return answers.find(({ command }) => /pass|done|decline/.test(command)) ?? answers[0];
  },
  below: () => 0,
};

/** Does whatever is offered, except for ending the game. */
export const LIVELY: Choosing = {
  offer: (offers) => {
    const open = offers.filter(({ command }) => !/resign|detente/.test(command));
    const answers = open.filter((offer) => offer.question !== undefined);
    const pool = Math.random() < 0.1 ? open : answers;
    return pool[Math.floor(Math.random() * pool.length)] ?? answers[0];
  },
  below: (n) => Math.floor(Math.random() * n),
};

/** Joins a game and answers until it is over, or for so many commands; gives how many were accepted. */
export async function playSeat(
  line: Line,
  game: string,
  choosing: Choosing = CALM,
  most = Number.POSITIVE_INFINITY,
  onAccepted: (id: string) => void = () => undefined,
): Promise<number> {
  let from = line.heard.length;
  await line.ask({ type: 'join', game, positions: 'asked' });
  let accepted = 0;
  while (accepted < most) {
    const message = await line.until(({ type }) => type === 'position' || type === 'opened', from);
    from = line.heard.indexOf(message, from) + 1;
    if (message.type === 'opened') break;
    if (message.type !== 'position' || message.asks === undefined) continue;
    // What was said since may have settled the question: only the newest position is answered.
    if (line.heard.slice(from).some(({ type }) => type === 'position')) continue;
    const id = `w${Math.random().toString(36).slice(2)}`;
    const answer = await answerPosition(line, message, choosing, id);
    if (answer === 'accepted') {
      accepted += 1;
      onAccepted(id);
    }
    // Where an offer was gone and the question is still the same, nobody is told again: they ask.
    else line.send({ type: 'position', id: `${id}p`, game });
  }
  return accepted;
}

/** Why something is refused that was offered: others have acted meanwhile. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'stale-answer',
  'not-your-turn',
  'answered',
  'not-asked',
  'game-over',
  'no-offer',
  // Passage was granted, and is not yet told to the player who asks for it.
  'may-pass',
]);

const isFeed = ({ type }: ServerMessage): boolean => type === 'feed';

/** Answers one position. */
export async function answerPosition(
  line: Line,
  position: Of<'position'>,
  choosing: Choosing,
  id: string,
): Promise<string> {
  const { game, view } = position;
  const offer = choosing.offer(position.offers);
  if (offer === undefined) throw new Error(`nothing is offered: ${position.asks}`);
  // What the table answers at once is heard after the position, and before the first choice is made.
  const from = Math.max(0, line.heard.indexOf(position));
  const command = await walk(line, game, offer, choosing, from);
  if (command === undefined) return 'overtaken';
  const question = view.question?.id;
  const answer = await line.ask({
    type: 'command',
    id,
    game,
    command,
    ...(question === undefined ? {} : { question }),
  });
  if (answer.type === 'error') throw new Error(`${answer.sentence} ${JSON.stringify(command)}`);
  // A standing right answers no question: what others did while it was filled in may have changed its fields.
  const moved = question === undefined || offer.question === undefined ? line.heard.slice(from).some(isFeed) : false;
  if (answer.type === 'refused' && !moved && !OVERTAKEN.has(answer.code))
    throw new Error(`${answer.sentence} ${JSON.stringify(command)}`);
  return answer.type;
}

/** Fills a command field by field, asking for each next choice; undefined where the question was settled meanwhile. */
export async function walk(
  line: Line,
  game: string,
  offer: Offer,
  choosing: Choosing,
  from = line.heard.length,
): Promise<Record<string, unknown> | undefined> {
  const draft: Record<string, Value> = { type: offer.command };
  for (let now: Offer | undefined = offer; now?.next !== undefined; ) {
    const { field, domain } = now.next;
    const sofar = draft[field];
    draft[field] = pick(domain, choosing, Array.isArray(sofar) ? sofar : []);
    const answer = await line.ask({ type: 'options', game, draft });
    if (answer.type !== 'options') throw new Error(JSON.stringify(answer));
    [now] = answer.offers;
    if (now === undefined) {
      if (line.heard.slice(from).some(isFeed)) return undefined;
      throw new Error(`a draft leads nowhere: ${JSON.stringify(draft)}`);
    }
  }
  return draft;
}

function pick(domain: Domain, choosing: Choosing, prefix: readonly Value[]): Value {
  switch (domain.kind) {
    case 'one-of':
      return domain.values[choosing.below(domain.values.length)] ?? '';
    case 'range':
      return domain.min + choosing.below(domain.max - domain.min + 1);
    case 'text':
      return '';
    case 'some-of':
      return domain.values.slice(0, domain.least);
    case 'counts': {
      const chosen: Record<string, number> = {};
      let left = domain.least;
      for (const [key, most] of Object.entries(domain.max)) {
        const n = Math.min(most, left);
        if (n > 0) chosen[key] = n;
        left -= n;
      }
      return chosen;
    }
    case 'list':
      return domain.mayStop ? prefix : [...prefix, pick(domain.next, choosing, [])];
  }
}
