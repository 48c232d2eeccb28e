import { useState } from 'react';
import { POWER_IDS } from '../look/powers.ts';
import { POWER_NAMES, weekWords } from '../words.ts';
import { call, type TableInfo } from './api.ts';

interface AddSeatProps {
  readonly info: TableInfo;
  readonly onInfo: (info: TableInfo) => void;
  readonly onNo: (sentence: string | undefined) => void;
}

/** The host of a table adds seats to it until the game begins; where seats are known by their powers, one is chosen. */
export function AddSeat({ info, onInfo, onNo }: AddSeatProps) {
  const text = weekWords.coming;
  const [chosen, setChosen] = useState('');
  const byPower = info.seats.some(({ power }) => power !== undefined);
  const left = POWER_IDS.filter((power) => info.seats.every((seat) => seat.power !== power));
  const power = left.find((each) => each === chosen) ?? left[0];
  const full = info.seats.length >= POWER_IDS.length;
  if (!info.owner || info.status !== 'open' || info.fork !== undefined || full) return undefined;
  const add = (): void => {
    onNo(undefined);
    call<TableInfo>('POST', `/api/games/${info.id}/seats`, byPower ? { power } : {}).then(onInfo, (error: Error) =>
      onNo(error.message),
    );
  };
  return (
    <div className="add-seat">
      {byPower && (
        <select aria-label={text.whichPower} value={power} onChange={(event) => setChosen(event.target.value)}>
          {left.map((each) => (
            <option key={each} value={each}>
              {POWER_NAMES[each].name}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="text-link" onClick={add}>
        {text.addSeat}
      </button>
    </div>
  );
}
