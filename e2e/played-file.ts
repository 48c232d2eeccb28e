import { officers, playGame } from '@marshall/bots';
import { type Entry, FILE_VERSION } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';

/** A game of officers to its end, as a file; the first of them gives its cash away. */
export function playedFile(): string {
  const { setup, secret } = planSetup({ players: 4, seed: 'analysis', options: { detenteCycle: 3 } });
  const entries: Entry[] = [];
  const [generous, other] = setup.seats;
  const [sound] = officers;
  if (sound === undefined || generous === undefined || other === undefined) throw new Error('nobody plays');
  let given = false;
  const spoiling: typeof sound = {
    ...sound,
    decide: (moment) => {
      const gift = { type: 'give-cash', to: other, amount: 3000 } as const;
      if (given || moment.view.cycle < 2 || moment.allows?.(gift) !== true) return sound.decide(moment);
      given = true;
      return gift;
    },
  };
  const seats = Object.fromEntries(setup.seats.map((seat) => [seat, seat === generous ? spoiling : sound]));
  playGame(setup, secret, seats, undefined, (entry) => entries.push(entry));
  return JSON.stringify({ marshall: FILE_VERSION, setup, secret, entries });
}
