import { useState } from 'react';
import { Badge, Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { POWER_IDS, type PowerId, powerColours } from '../look/powers.ts';
import type { Plan } from '../solo/messages.ts';
import { POWER_NAMES, words } from '../words.ts';
import { Expansions } from './Expansions.tsx';
import { seedOf } from './seats.ts';

const SEATS = ['person', 'recruit', 'nobody'] as const;
type SeatKind = (typeof SEATS)[number];

const BEGINNING: Readonly<Record<PowerId, SeatKind>> = {
  usa: 'person',
  ussr: 'person',
  europe: 'recruit',
  china: 'nobody',
  africa: 'nobody',
  'south-america': 'nobody',
};

interface HotSeatProps {
  /** Why no game can be started now. */
  readonly why: string | undefined;
  readonly onStart: (plan: Plan) => void;
}

/** A game of several people at this screen: who leads what. */
export function HotSeat({ why, onStart }: HotSeatProps) {
  const text = words.front;
  const [seats, setSeats] = useState(BEGINNING);
  const [sets, setSets] = useState<Parameters<typeof Expansions>[0]['chosen']>({});
  const players = POWER_IDS.filter((power) => seats[power] !== 'nobody');
  const people = POWER_IDS.filter((power) => seats[power] === 'person').length;
  const ready = players.length >= 2 && people >= 1;
  return (
    <details className="plain-card hot-seat">
      <summary>
        <b>
          <Glyph name="people" /> {text.hotSeat}
        </b>
        <small>{text.hotSeatAbout}</small>
      </summary>
      <ul>
        {POWER_IDS.map((power) => (
          <li key={power} style={powerColours(power)}>
            <Badge power={power} />
            <label>
              {POWER_NAMES[power].name}
              <select
                value={seats[power]}
                onChange={(event) =>
                  setSeats({ ...seats, [power]: SEATS.find((kind) => kind === event.target.value) ?? 'nobody' })
                }
              >
                {SEATS.map((kind) => (
                  <option key={kind} value={kind}>
                    {text.seatKinds[kind]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <Expansions chosen={sets} onChoose={setSets} />
      {!ready && <p className="small">{text.atLeastTwo}</p>}
      <button
        type="button"
        className="plain"
        {...greyed(ready ? why : text.atLeastTwo, () =>
          onStart({
            players: players.map((power) => ({
              power,
              name: POWER_NAMES[power].name,
              commander: seats[power] === 'person' ? 'person' : 'recruit',
            })),
            options: sets,
            ...seedOf(),
          }),
        )}
      >
        {text.hotSeatStart}
      </button>
    </details>
  );
}
