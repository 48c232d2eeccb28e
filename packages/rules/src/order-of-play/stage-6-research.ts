// Stage 6, phase E: searching the resource deck for the first nuke or L-star (B-RND).
import { z } from 'zod';
import { type Card, isResearchCard, type Weapon, weaponOf } from '../board/index.ts';
import { CARD_PRICE } from '../commerce/prices.ts';
import { hasResearched, WEAPON_ROWS, WEAPONS, whyNeither, whyNoMaterial, whyNoMoney } from '../commerce/weapons.ts';
import { oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs, Secret } from '../referee/event.ts';
import { GOES, TURNING } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { type FrameOf, top } from '../state/agenda.ts';
import { arm, pay, seatOf, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';

/** The goes left, in their order, and who has searched for what. */
export type ResearchFrame = FrameOf<'research'> & { goes: Seat[]; searched: { seat: Seat; weapon: Weapon }[] };
/** One search: the cards turned so far are the first of the deck; which ones they are is the researcher's secret. */
export type ResearchSearchFrame = FrameOf<'research-search'> & { seat: Seat; weapon: Weapon; turned: number };
export type ResearchQuestion = 'research' | 'turn-research-card';

const researchSchema = z.strictObject({ type: z.literal('research'), weapon: z.enum(WEAPONS) });
const turnSchema = z.strictObject({ type: z.literal('turn-research-card') });
const stopSchema = z.strictObject({ type: z.literal('stop-research') });
export type ResearchCommand = z.infer<typeof researchSchema>;
export type TurnResearchCardCommand = z.infer<typeof turnSchema>;
export type StopResearchCommand = z.infer<typeof stopSchema>;

export type ResearchEvent = ResearchOpened | ResearchBegan | ResearchCardTurned | WeaponDeveloped | ResearchStopped;
interface ResearchOpened extends EventBase {
  readonly type: 'research-opened';
  readonly sequence: readonly Seat[];
}
interface ResearchBegan extends EventBase {
  readonly type: 'research-began';
  readonly seat: Seat;
  readonly weapon: Weapon;
}
interface ResearchCardTurned extends EventBase {
  readonly type: 'research-card-turned';
  readonly seat: Seat;
  readonly weapon: Weapon;
  readonly cost: number;
  readonly found: boolean;
  readonly secret: Secret<{ readonly card: Card }>;
}
interface WeaponDeveloped extends EventBase {
  readonly type: 'weapon-developed';
  readonly seat: Seat;
  readonly weapon: Weapon;
  readonly minerals: number;
  readonly cost: number;
}
interface ResearchStopped extends EventBase {
  readonly type: 'research-stopped';
  readonly seat: Seat;
  readonly weapon: Weapon;
}

/** The L-star text stops short of the nuke's; where it is silent the nuke's holds (Q-B-84). */
const CLAUSES: Readonly<
  Record<
    Weapon,
    { readonly search: readonly Clause[]; readonly card: readonly Clause[]; readonly find: readonly Clause[] }
  >
> = {
  nuke: {
    search: ['B-RND-02', 'B-RND-03', 'B-RND-04'],
    card: ['B-RND-05', 'B-RND-06', 'Q-B-85', 'X-34'],
    find: ['B-RND-07', 'B-RND-08', 'B-RND-09', 'B-RND-10', 'Q-B-85', 'Q-B-86'],
  },
  'l-star': {
    search: ['B-RND-02', 'B-RND-12', 'B-RND-13'],
    card: ['B-RND-05', 'B-RND-06', 'B-RND-13', 'Q-B-85', 'X-34'],
    find: ['B-RND-14', 'Q-B-84', 'Q-B-85', 'Q-B-86'],
  },
};

export const researchEvents: EventDefs<ResearchEvent> = {
  'research-opened': {
    clauses: ['B-BUILD-01', 'B-FLOW-09', 'B-RND-02', 'Q-B-21', 'X-03'],
    evolve: () => {},
  },
  'research-began': {
    clauses: ['B-RND-02'],
    evolve: (state, { seat, weapon }) => {
      top(state.agenda, 'research').searched.push({ seat, weapon });
    },
  },
  'research-card-turned': {
    clauses: ['B-RND-05', 'B-RND-06'],
    evolve: (state, { seat, cost }) => {
      pay(state, seat, 'bank', cost);
      top(state.agenda, 'research-search').turned += 1;
    },
  },
  'weapon-developed': {
    clauses: ['B-RND-07', 'B-RND-14'],
    evolve: (state, { seat, weapon, minerals, cost }) => {
      const { row, mark } = WEAPON_ROWS[weapon];
      pay(state, seat, 'bank', cost);
      store(state, seat, 'minerals', -minerals);
      arm(state, seat, row, 1);
      // B-RND-09: the card was never taken out of the deck, so there is nothing to put back.
      seatOf(state, seat).researched[mark] = true;
    },
  },
  'research-stopped': {
    clauses: ['B-RND-05', 'B-RND-11'],
    evolve: () => {},
  },
};

export const researchCommand: CommandDef<ResearchCommand> = {
  type: 'research',
  schema: researchSchema,
  answers: ['research'],
  clause: 'B-RND-02',
  may: (play, seat) => {
    const why = whyNeither((weapon) => whyNotResearch(play, seat, weapon));
    return why === undefined ? undefined : sumUp(why);
  },
  fields: [field('weapon', (play, seat) => oneOf(WEAPONS, (weapon) => whyNotResearch(play, seat, weapon)))],
  run: (play, seat, { weapon }) => {
    play.emit({ type: 'research-began', seat, weapon, clauses: CLAUSES[weapon].search });
    play.shuffleDeck(`${seat}, research, ${weapon}`, play.state.deck, [weapon === 'nuke' ? 'B-RND-04' : 'B-RND-13']);
    play.begin({ procedure: 'research-search', seat, weapon, turned: 0 });
  },
};

export const turnResearchCardCommand: CommandDef<TurnResearchCardCommand> = {
  type: 'turn-research-card',
  schema: turnSchema,
  answers: ['turn-research-card'],
  clause: 'B-RND-05',
  may: (play, seat) => whyNoCard(play, seat, top(play.state.agenda, 'research-search').weapon),
  fields: [],
  run: (play, seat) => {
    const { weapon, turned } = top(play.state.agenda, 'research-search');
    const card = play.state.deck[turned];
    // Nuke and L-star cards never leave the deck, so a search meets one before the last card (B-RND-09).
    if (card === undefined) throw new Error('a card was asked for beyond the end of the deck');
    const found = isResearchCard(card) && weaponOf(card) === weapon;
    const { minerals, price } = WEAPON_ROWS[weapon];
    play.emit({
      type: 'research-card-turned',
      seat,
      weapon,
      cost: CARD_PRICE,
      found,
      secret: { [seat]: { card } },
      clauses: CLAUSES[weapon].card,
    });
    if (!found) return;
    play.emit({ type: 'weapon-developed', seat, weapon, minerals, cost: price, clauses: CLAUSES[weapon].find });
    play.end();
  },
};

export const stopResearchCommand: CommandDef<StopResearchCommand> = {
  type: 'stop-research',
  schema: stopSchema,
  answers: ['turn-research-card'],
  clause: 'B-RND-11',
  fields: [],
  run: (play, seat) => {
    const { weapon } = top(play.state.agenda, 'research-search');
    play.emit({ type: 'research-stopped', seat, weapon });
    play.end();
  },
};

export const researchQuestions: QuestionDefs<ResearchQuestion> = {
  research: {
    bidders: true,
    clause: 'B-RND-02',
    facts: () => ({ price: CARD_PRICE }),
    fallback: () => ({ type: 'pass' }),
  },
  'turn-research-card': {
    clause: 'B-RND-05',
    facts: () => ({ price: CARD_PRICE }),
    fallback: () => ({ type: 'stop-research' }),
  },
};

const BANNED: readonly Clause[] = ['B-RND-01', 'B-FLOW-11', 'Q-B-13', 'Q-B-14', 'X-03'];

export const researchProcedures: ProcedureDefs<ResearchFrame | ResearchSearchFrame> = {
  research: {
    parts: GOES,
    opens: (play) => {
      if (play.state.cycle !== 1) play.emit({ type: 'research-opened', sequence: [...play.state.sequence] });
      else play.emit({ type: 'first-turn-ban', phase: 'research', clauses: BANNED });
    },
    start: ({ state: { cycle, sequence } }) => ({
      procedure: 'research',
      goes: cycle !== 1 ? [...sequence] : [],
      searched: [],
    }),
    advance: (play, { goes }) => {
      const [next] = goes;
      if (next === undefined) play.end();
      // A player with too little cash is asked like the others, because nobody else may learn of it.
      else if (WEAPONS.some((weapon) => whyNoSearch(play, next, weapon) === undefined)) play.ask('research', [next]);
      else play.emit({ type: 'passed', seat: next, idle: true });
    },
  },
  'research-search': {
    parts: TURNING,
    advance: (play, { seat }) => {
      if (play.seat(seat).out === undefined) play.ask('turn-research-card', [seat]);
      else play.end();
    },
  },
};

function whyNotResearch(play: Play, seat: Seat, weapon: Weapon): Refusal | undefined {
  return whyNoSearch(play, seat, weapon) ?? whyNoCard(play, seat, weapon);
}

/** Why a player has nothing to search for, for everybody to see. */
function whyNoSearch(play: Play, seat: Seat, weapon: Weapon): Refusal | undefined {
  if (hasResearched(play, seat, weapon))
    return refuse('researched:weapon', weapon === 'nuke' ? 'B-RND-07' : 'B-RND-14', { weapon });
  const { searched } = top(play.state.agenda, 'research');
  if (searched.some((search) => search.seat === seat && search.weapon === weapon))
    return refuse('searched:weapon', 'B-RND-02', { weapon });
  return whyNoMaterial(play, seat, weapon);
}

/** a card is turned only if cash and minerals cover it and the weapon that it may bring. */
function whyNoCard(play: Play, seat: Seat, weapon: Weapon): Refusal | undefined {
  return whyNoMaterial(play, seat, weapon) ?? whyNoMoney(play, seat, CARD_PRICE + WEAPON_ROWS[weapon].price, 'X-34');
}
