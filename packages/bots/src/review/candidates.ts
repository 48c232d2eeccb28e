// What else could have been done: the moves that others would think of.
import { type Command, type Draft, type Offer, type QuestionKind, quickStream } from '@marshall/rules';
import type { Reason } from '@marshall/words';
import { CHARACTERS, steady } from '../characters.ts';
import { type Moment, random } from '../commander.ts';
import type { Decision } from '../mind.ts';
import { consider, mindOf } from '../officer.ts';
import { STANDPOINTS, think } from '../search/general.ts';

const GENERAL = mindOf('general', steady.weights);
const TEMPERS = CHARACTERS.map(({ weights }) => mindOf('officer', { ...weights, deal: 0 }));
/** Nobody is told to do these because there is nothing better. */
const DRASTIC: ReadonlySet<string> = new Set(['launch', 'space-blast', 'surrender', 'resign']);
/** Nobody names a price by chance. */
const PRICED: ReadonlySet<string> = new Set(['offer', 'counter-offer', 'raise', 'carry-goods']);
/** To ask others for something is no move: nobody can show what it would lead to. */
const ASKING: ReadonlySet<string> = new Set(['ask-passage']);
const SURPRISES = 8;

/** Deals are rights too, but they are what the time for trade is for. */
const DEALS: ReadonlySet<string> = new Set(['offer', 'counter-offer', 'accept-offer', 'decline-offer']);
const FOR_DEALS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['trade', 'answer-offers']);
const TRADERS = CHARACTERS.map(({ weights }) => mindOf('officer', weights));

/** The moment with only what answers the question: rights that can be used at any time are no answer. */
export function answering(moment: Moment): Moment {
  const { seat, setup, fallback, stream, notes, heard } = moment;
  const offers = moment.offers.filter((offer) => answers(moment, offer));
  const types = new Set<string | undefined>(offers.map(({ command }) => command));
  const walk: Moment['walk'] = (draft) => (types.has(draft.type) ? moment.walk(draft) : []);
  // To ask for trade is a right as well; one who has asked already thinks of the question.
  const view = { ...moment.view, wanting: [...moment.view.wanting, seat] };
  return { seat, setup, view, offers, walk, fallback, stream, notes, heard };
}

const isForDeals = ({ view }: Pick<Moment, 'view'>): boolean =>
  view.question !== undefined && FOR_DEALS.has(view.question.kind);

const answers = (moment: Moment, { question, command }: Offer): boolean =>
  question !== undefined || (DEALS.has(command) && isForDeals(moment));

/** Whether the referee would take a whole command as an answer. */
export function isLegal(moment: Moment, command: Command): boolean {
  // A whole command is a draft with nothing left out.
  const [offer] = moment.walk(command as unknown as Draft<Command>);
  return offer !== undefined && offer.next === undefined;
}

/** What a general would answer. */
export const generalsAnswer = (moment: Moment, seed: string): Command => generalsThought(moment, seed).command;

/** The same with its reason, where the answer is the general's own. */
export function generalsThought(moment: Moment, seed: string): Pick<Decision, 'command'> & Partial<Decision> {
  const thought = think(GENERAL, { ...moment, stream: quickStream(seed) }, { standpoints: STANDPOINTS.general });
  return isLegal(moment, thought.command) ? thought : { command: moment.fallback };
}

/** Why officers would answer like that; nothing if none of them would. */
export function officersReason(moment: Moment, seed: string, command: Command): Reason | undefined {
  for (const mind of TEMPERS) {
    const thought = consider(mind, { ...moment, stream: quickStream(seed) });
    if (keyOf(thought.command) === keyOf(command)) return thought.why;
  }
  return undefined;
}

/** Other answers than those given, as long as more are wanted: what officers of all tempers would do, and also doing nothing and similar answers. */
export function otherAnswers(
  moment: Moment,
  seed: string,
  given: readonly Command[],
  wanted: number,
  { only }: { readonly only?: 'commanders' } = {},
): readonly Command[] {
  const known = new Set(given.map(keyOf));
  const found: Command[] = [];
  const add = (command: Command): void => {
    if (found.length >= wanted || known.has(keyOf(command)) || !isLegal(moment, command)) return;
    known.add(keyOf(command));
    found.push(command);
  };
  const asked = (name: string): Moment => ({ ...moment, stream: quickStream(`${seed}${name}`) });
  // To do nothing is the measure of everything else.
  if (only === undefined) add(moment.fallback);
  for (const mind of TEMPERS) if (found.length < wanted) add(consider(mind, asked('')).command);
  if (isForDeals(moment)) {
    for (const command of dealAnswers(moment)) add(command);
    for (const mind of TRADERS) if (found.length < wanted) add(consider(mind, asked('')).command);
  }
  if (only === 'commanders') return found;
  for (const command of bareAnswers(moment)) add(command);
  for (const command of leastRaise(moment)) add(command);
  if (moment.offers.some(({ command }) => command === 'bid')) for (const cubes of [0, 1]) add({ type: 'bid', cubes });
  // Where all agree, what comes to mind by chance shows what it would cost.
  for (let n = 0; n < SURPRISES && found.length < wanted; n++) {
    const command = random.decide(asked(`, surprise ${n}`));
    if (!(command instanceof Promise) && ![DRASTIC, PRICED, ASKING].some((kinds) => kinds.has(command.type)))
      add(command);
  }
  // What is drastic is told of only where there is nothing else, and as another than the general's.
  for (let n = 0; n < SURPRISES && found.length < wanted; n++) {
    const command = random.decide(asked(`, drastic ${n}`));
    if (!(command instanceof Promise) && command.type !== 'resign' && !PRICED.has(command.type)) add(command);
  }
  return found;
}

/** What can be said to offers that wait for the seat. */
const dealAnswers = ({ view, seat }: Moment): Command[] =>
  view.offers
    .filter(({ to }) => to === seat)
    .flatMap(({ id: offer }): Command[] => [
      { type: 'accept-offer', offer },
      { type: 'decline-offer', offer },
    ]);

/** The least that can be bid for a company. */
function leastRaise({ offers, walk }: Moment): Command[] {
  if (!offers.some(({ command }) => command === 'raise')) return [];
  const [offer] = walk({ type: 'raise' });
  const { domain } = offer?.next ?? {};
  return domain?.kind === 'range' ? [{ type: 'raise', amount: domain.min }] : [];
}

/** Answers with nothing to choose. */
const bareAnswers = ({ offers }: Moment): Command[] =>
  offers
    .filter(({ next, command }) => next === undefined && !DRASTIC.has(command))
    // Without a next field the type is the whole command.
    .map(({ command }) => ({ type: command }) as Command);

/** Commands in which the order of a list is the choice. */
const ORDERED: ReadonlySet<string> = new Set(['write-agenda', 'order-strikes']);

/** The same command, in whatever order its fields and what they list were chosen. */
export const keyOf = (command: Command): string =>
  JSON.stringify(
    Object.entries(command)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([field, value]) => [field, ORDERED.has(command.type) ? value : unordered(value)]),
  );

const unordered = (value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.toSorted() : value;
