import { useState } from 'react';
import { words } from '../words.ts';
import { keepSound, play, recallSound } from './sound.ts';

/** Sounds on or off; off until somebody wants them. */
export function SoundSwitch() {
  const [on, setOn] = useState(recallSound);
  return (
    <label className="switch">
      <span>{words.room.menu.sound}</span>
      <input
        type="checkbox"
        checked={on}
        onChange={() => {
          setOn(!on);
          keepSound(!on);
          play('ask');
        }}
      />
    </label>
  );
}
