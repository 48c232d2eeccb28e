import { useState } from 'react';
import { LeaderPicker } from '../leaders/LeaderPicker.tsx';
import { LevelSelect } from '../leaders/LevelSelect.tsx';
import { leadersAt, levelOf, nameOf, promoted } from '../leaders/table-leaders.ts';
import { Badge, Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { POWER_IDS, type PowerId, powerColours } from '../look/powers.ts';
import type { Plan } from '../solo/messages.ts';
import { POWER_NAMES, words } from '../words.ts';
import { Expansions } from './Expansions.tsx';
import { LENGTHS } from './lengths.ts';
import { seedOf } from './seats.ts';

const SEATS = ['person', 'computer', 'nobody'] as const;
type SeatKind = (typeof SEATS)[number];

const BEGINNING: Readonly<Record<PowerId, SeatKind>> = {
  usa: 'person',
  ussr: 'person',
  europe: 'computer',
  china: 'nobody',
  africa: 'nobody',
  'south-america': 'nobody',
};
const LONGEST_NAME = 24;

interface HotSeatProps {
  /** Why no game can be started now. */
  readonly why: string | undefined;
  readonly onStart: (plan: Plan) => void;
}

/** A game of several people at this screen: who leads what, how long it takes and how well computers play. */
export function HotSeat({ why, onStart }: HotSeatProps) {
  const text = words.front;
  const [seats, setSeats] = useState(BEGINNING);
  const [names, setNames] = useState<Readonly<Partial<Record<PowerId, string>>>>({});
  const [cycles, setCycles] = useState<number>(8);
  const [leaders, setLeaders] = useState(() => leadersAt('recruit'));
  const [sets, setSets] = useState<Parameters<typeof Expansions>[0]['chosen']>({});
  const players = POWER_IDS.filter((power) => seats[power] !== 'nobody');
  const people = POWER_IDS.filter((power) => seats[power] === 'person');
  const ready = players.length >= 2 && people.length >= 1;
  const called = (power: PowerId): string => text.personNumber(people.indexOf(power) + 1);
  const start = (): void =>
    onStart({
      players: players.map((power) => {
        const typed = names[power]?.trim() ?? '';
        return seats[power] === 'person'
          ? { power, name: typed === '' ? called(power) : typed, commander: 'person' }
          : { power, name: nameOf(leaders[power]), commander: leaders[power] };
      }),
      options: { detenteCycle: cycles, ...sets },
      ...seedOf(),
    });
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
            {seats[power] === 'person' && (
              <input
                type="text"
                aria-label={text.personName(POWER_NAMES[power].inText)}
                placeholder={called(power)}
                maxLength={LONGEST_NAME}
                value={names[power] ?? ''}
                onChange={(event) => setNames({ ...names, [power]: event.target.value })}
              />
            )}
            {seats[power] === 'computer' && (
              <LeaderPicker
                of={power}
                value={leaders[power]}
                onChange={(commander) => setLeaders({ ...leaders, [power]: commander })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="front-terms">
        <label>
          {text.howLong}
          <select value={cycles} onChange={(event) => setCycles(Number(event.target.value))}>
            {LENGTHS.map((each) => (
              <option key={each} value={each}>
                {text.cycles(each)}
              </option>
            ))}
          </select>
        </label>
        {players.length > people.length && (
          <LevelSelect
            label={text.computersPlay}
            level={levelOf(
              leaders,
              players.filter((power) => seats[power] === 'computer'),
            )}
            onChange={(level) => setLeaders(promoted(leaders, level))}
          />
        )}
      </div>
      <Expansions chosen={sets} onChoose={setSets} />
      {!ready && <p className="small">{text.atLeastTwo}</p>}
      <button type="button" className="plain" {...greyed(ready ? why : text.atLeastTwo, start)}>
        {text.hotSeatStart}
      </button>
    </details>
  );
}
