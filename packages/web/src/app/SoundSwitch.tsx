import { useSyncExternalStore } from 'react';
import { Glyph } from '../look/Glyph.tsx';
import { words } from '../words.ts';
import { keepSound, onSound, play, recallSound } from './sound.ts';

/** What the first screen shows before the page is alive. */
const unlessTurnedOff = (): boolean => true;

/** Sounds on or off, where everybody finds it; the choice is kept. */
export function SoundSwitch() {
  const on = useSyncExternalStore(onSound, recallSound, unlessTurnedOff);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.room.menu.sound}
      aria-pressed={on}
      title={on ? words.room.menu.soundOff : words.room.menu.soundOn}
      onClick={() => {
        keepSound(!on);
        play('turn');
      }}
    >
      <Glyph name={on ? 'sound' : 'mute'} />
    </button>
  );
}
