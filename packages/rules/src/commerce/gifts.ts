// Cash from hand to hand, at any time and without a word from the other side (Q-B-30, X-26).
import { z } from 'zod';
import { oneOf, range } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { refuse } from '../referee/refusal.ts';
import { seat as seatId } from '../state/seat.ts';
import { ownMoney, whyBanksMoney } from './loans.ts';
import { MOST_CASH } from './prices.ts';

const giveSchema = z.strictObject({
  type: z.literal('give-cash'),
  to: z.string().max(40),
  amount: z.int().min(1).max(MOST_CASH),
});
export type GiveCashCommand = z.infer<typeof giveSchema>;

export const giveCashCommand: CommandDef<GiveCashCommand> = {
  type: 'give-cash',
  schema: giveSchema,
  clause: 'B-DIPLO-01',
  may: (play, seat) => {
    if (play.seat(seat).cash === 0) return refuse('no-cash:gift', 'Q-B-30');
    if (ownMoney(play, seat) === 0) return whyBanksMoney(play, seat);
    // Gifts count as offers, so that two programs cannot pass the same note to and fro forever.
    const most = play.options.tradeOffers;
    return (play.state.offers.made[seat] ?? 0) < most ? undefined : refuse('too-many-offers:gifts', 'X-32', { most });
  },
  fields: [
    field('to', (play, seat) =>
      oneOf<string>(
        play.living().filter((other) => other !== seat),
        () => undefined,
        () => refuse('no-partner:gift', 'B-DIPLO-01'),
      ),
    ),
    field('amount', (play, seat) => {
      const { cash } = play.seat(seat);
      const most = Math.min(MOST_CASH, ownMoney(play, seat));
      return range(1, most, (amount) =>
        amount > most && amount <= Math.min(MOST_CASH, cash)
          ? whyBanksMoney(play, seat)
          : refuse('too-poor:gift', 'Q-B-30', { most }),
      );
    }),
  ],
  run: (play, seat, { to, amount }) => {
    const receiver = seatId(to);
    play.emit({ type: 'cash-given', giver: seat, receiver, amount, to: [seat, receiver] });
  },
};
