// Step C: champions commit, sealed and shown together, and holders of secret cards come forward or stay silent
// (B-STRAT-15 to -18, B-TAC-59, -60, Q-B-68, Q-B-70).
import { z } from 'zod';
import { COMPANIES, type Company, companyOf, isCompany } from '../../board/index.ts';
import { someOf, yesOrNo } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import type { QuestionDefs } from '../../referee/procedure.ts';
import { refuse } from '../../referee/refusal.ts';
import { sealedBy } from '../../referee/sealed.ts';
import { mayHoldFaceDown } from '../../state/face-down.ts';
import { changeHolding, seatOf } from '../../state/ledger.ts';
import { wake } from '../../state/orders.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly, State } from '../../state/state.ts';
import { type Defender, isAttackedAt, liesIn, nuclearAttack, nuclearAttackIn, type StrategicFrame } from '../salvo.ts';

export type ChampionsQuestion = 'champion';

const standSchema = z.strictObject({
  type: z.literal('stand'),
  /** Whether their L-stars will fire at nukes aimed at others. */
  champion: z.boolean(),
  /** Secret cards in targeted zones that they show in order to defend them. */
  show: z.array(z.enum(COMPANIES)).max(COMPANIES.length),
});
export type StandCommand = z.infer<typeof standSchema>;

export type ChampionsEvent = ChampionsRevealed;
export interface ChampionsRevealed extends EventBase {
  readonly type: 'champions-revealed';
  readonly champions: readonly Seat[];
  readonly shown: readonly { readonly seat: Seat; readonly cards: readonly Company[] }[];
  readonly defenders: readonly DeepReadonly<Defender>[];
}

export const championsEvents: EventDefs<ChampionsEvent> = {
  'champions-revealed': {
    clauses: ['B-STRAT-15', 'B-STRAT-16', 'B-STRAT-17', 'B-STRAT-18', 'B-TAC-59', 'B-TAC-60', 'Q-B-68', 'Q-B-70'],
    evolve: (state, { champions, shown, defenders }) => {
      const attack = nuclearAttackIn(state);
      attack.champions = [...champions];
      attack.defenders = defenders.map(({ seat, at }) => ({ seat, at: [...at] }));
      for (const { seat } of defenders) wake(state, seat);
      for (const seat of state.order) attack.shots[seat] = seatOf(state, seat).lStars;
      for (const { seat, cards } of shown) for (const card of cards) showToAll(state, seat, card);
      state.sealed = {};
    },
  },
};

export const standCommand: CommandDef<StandCommand> = {
  type: 'stand',
  schema: standSchema,
  answers: ['champion'],
  sealed: true,
  clause: 'B-STRAT-16',
  fields: [
    field('champion', (play, seat) =>
      yesOrNo((champion) => {
        if (!champion || mayBeChampion(play, nuclearAttack(play), seat)) return undefined;
        return play.seat(seat).lStars === 0 ? refuse('no-l-stars', 'B-STRAT-16') : refuse('own-zones', 'B-TAC-59');
      }),
    ),
    field('show', (play, seat) => {
      const cards = secretCardsUnderAttack(play, seat);
      return someOf(
        cards,
        () => undefined,
        { least: 0, most: cards.length },
        () => undefined,
      );
    }),
  ],
  run: (play, seat, command) => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer: command } }, clauses: ['B-STRAT-16', 'Q-B-70'] });
  },
};

export const championsQuestions: QuestionDefs<ChampionsQuestion> = {
  champion: {
    clause: 'B-STRAT-16',
    facts: null,
    fallback: () => ({ type: 'stand', champion: false, show: [] }),
  },
};

/** Asks everybody who public facts allow to be asked: being asked must not tell where a secret card lies. */
export function askChampions(play: Play, attack: DeepReadonly<StrategicFrame>): void {
  const asked = play
    .living()
    .filter(
      (seat) => seat !== attack.attacker && (mayBeChampion(play, attack, seat) || mayHoldSecretly(play, attack, seat)),
    );
  play.step<StrategicFrame>('strategic', { step: 'reveal' });
  if (asked.length > 0) play.ask('champion', asked);
}

/** Shows the sealed decisions together; from now on they cannot be withdrawn. */
export function revealChampions(play: Play, attack: DeepReadonly<StrategicFrame>): void {
  const others = play.living().filter((seat) => seat !== attack.attacker);
  const answers = others.map((seat) => ({ seat, answer: sealedBy(play, seat, 'stand') }));
  const champions: Seat[] = [];
  const shown: { seat: Seat; cards: Company[] }[] = [];
  for (const { seat, answer } of answers) {
    if (answer === undefined) continue;
    if (answer.champion) champions.push(seat);
    // A card that was opened since it was sealed needs no showing.
    const cards = secretCardsUnderAttack(play, seat).filter((card) => answer.show.includes(card));
    if (cards.length > 0) shown.push({ seat, cards });
  }
  const shownBy = (seat: Seat) => shown.find((each) => each.seat === seat)?.cards ?? [];
  const defenders = others.flatMap((seat) => {
    const at = attack.salvo
      .map((salvo) => salvo.at)
      .filter((aim) => isAttackedAt(play, seat, aim) || shownBy(seat).some((card) => companyOf(card).location === aim));
    return at.length === 0 ? [] : [{ seat, at }];
  });
  play.emit({ type: 'champions-revealed', champions, shown, defenders });
  play.step<StrategicFrame>('strategic', { step: 'screen' });
}

/** Whether a player has an L-star and some nuke is aimed elsewhere than at them. */
function mayBeChampion(play: Play, { salvo }: DeepReadonly<StrategicFrame>, seat: Seat): boolean {
  return play.seat(seat).lStars > 0 && salvo.some(({ at }) => !isAttackedAt(play, seat, at));
}

/** Whether, for all that everybody can see, a player who is not seen to be attacked may be attacked by a secret card of theirs. */
function mayHoldSecretly(play: Play, { salvo }: DeepReadonly<StrategicFrame>, seat: Seat): boolean {
  if (salvo.some(({ at }) => isAttackedAt(play, seat, at))) return false;
  const zones = salvo.flatMap(({ at }) => (at === 'space' ? [] : [at]));
  return mayHoldFaceDown(play.state, seat, zones);
}

/** A player's own secret cards in targeted zones; they alone are told of them. */
function secretCardsUnderAttack(play: Play, seat: Seat): Company[] {
  const { salvo } = nuclearAttack(play);
  return play
    .seat(seat)
    .holdings.flatMap((holding) =>
      holding.face === 'secret' && isCompany(holding.card) && salvo.some(({ at }) => liesIn(holding, at))
        ? [holding.card]
        : [],
    );
}

/**
 * A shown card stays face down: it was never opened, so that it is neither closed nor to be reopened for a fee. But
 * everybody at the table knows it now. It defends by being shown each time.
 */
function showToAll(state: State, seat: Seat, company: Company): void {
  changeHolding(state, seat, company, () => ({ knownTo: state.order.filter((other) => other !== seat) }));
}
