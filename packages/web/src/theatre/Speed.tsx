import { useSyncExternalStore } from 'react';
import { keepPace, onPace, PACES, recallPace } from '../app/pace.ts';
import { words } from '../words.ts';

/** How quickly everything is played. */
export function Speed() {
  const pace = useSyncExternalStore(onPace, recallPace);
  return (
    <label className="stage-speed">
      <span className="unseen">{words.theatre.speed}</span>
      <select value={pace} onChange={(event) => keepPace(Number(event.target.value))}>
        {PACES.toReversed().map((each) => (
          <option key={each} value={each}>
            {words.room.menu.paces[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
