import type { SeatInfo } from '../online/api.ts';
import { seatInText, seatName } from '../online/Seats.tsx';
import { EVERYBODY } from '../online/talk.ts';
import { list, words } from '../words.ts';

/** A person by their name; a seat without one by its power. */
export const personOf = (seat: Pick<SeatInfo, 'seat' | 'power' | 'player'>): string => seat.player ?? seatName(seat);

/** A conversation by the other people in it. */
export function titleOf(conversation: string, seats: readonly SeatInfo[], mine: string | undefined): string {
  const text = words.online.talk;
  if (conversation === EVERYBODY) return text.all;
  const others = conversation.split('+').filter((seat) => seat !== mine);
  return text.with(
    list(
      others.map((name) => {
        const seat = seats.find((each) => each.seat === name) ?? { seat: name };
        return 'player' in seat && seat.player !== undefined ? seat.player : seatInText(seat);
      }),
    ),
  );
}
