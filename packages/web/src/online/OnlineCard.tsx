import { useState } from 'react';
import { POWER_IDS, type PowerId } from '../look/powers.ts';
import { POWER_NAMES, words } from '../words.ts';
import { call, hasTable, type Me, type TableInfo, whoAmI } from './api.ts';
import { NameForm } from './NameForm.tsx';

const KINDS = ['me', 'open', 'bot', 'none'] as const;
type Kind = (typeof KINDS)[number];

const BEGINNING: Readonly<Record<PowerId, Kind>> = {
  usa: 'me',
  ussr: 'open',
  europe: 'none',
  china: 'none',
  africa: 'none',
  'south-america': 'none',
};

/** Opens a table for friends, where one stands behind this page. */
export function OnlineCard({ onTable }: { readonly onTable: (id: string) => void }) {
  const text = words.online;
  const [there, setThere] = useState<boolean>();
  const [me, setMe] = useState<Me>();
  const [seats, setSeats] = useState(BEGINNING);
  const [no, setNo] = useState<string>();
  // Nobody is asked before somebody wants to play online: the page also lives where no table is.
  const look = async (): Promise<void> => {
    const found = await hasTable();
    setThere(found);
    if (found) setMe(await whoAmI());
  };
  const make = (): void => {
    const chosen = POWER_IDS.filter((power) => seats[power] !== 'none').map((power) => ({
      power,
      player: seats[power] === 'bot' ? { bot: 'recruit' } : seats[power],
    }));
    call<TableInfo>('POST', '/api/games', { seats: chosen }).then(
      ({ id }) => onTable(id),
      (error: Error) => setNo(error.message),
    );
  };
  return (
    <details
      className="plain-card hot-seat"
      onToggle={(event) => event.currentTarget.open && there === undefined && void look()}
    >
      <summary>
        <b>{words.front.online}</b>
        <small>{words.front.onlineAbout}</small>
      </summary>
      {there === false && <p className="small">{text.missing}</p>}
      {there && me === undefined && <NameForm onMe={setMe} />}
      {there && me && (
        <>
          <ul>
            {POWER_IDS.map((power) => (
              <li key={power} className="bare">
                <label>
                  {POWER_NAMES[power].name}
                  <select
                    value={seats[power]}
                    onChange={(event) =>
                      setSeats({ ...seats, [power]: KINDS.find((kind) => kind === event.target.value) ?? 'none' })
                    }
                  >
                    {KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {text[kind]}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
          {no && (
            <p className="refusal" role="alert">
              {no}
            </p>
          )}
          <button type="button" className="plain" onClick={make}>
            {text.make}
          </button>
        </>
      )}
    </details>
  );
}
