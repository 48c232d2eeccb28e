import { useSyncExternalStore } from 'react';
import { voiceWords } from '../../words.ts';
import { keepVoices, onVoices, recallVoices } from './switch.ts';

/** Commanders talk or are silent, in the menu; the choice is kept. */
export function VoiceSwitch() {
  const on = useSyncExternalStore(onVoices, recallVoices);
  return (
    <button type="button" aria-pressed={on} onClick={() => keepVoices(!on)}>
      {on ? voiceWords.on : voiceWords.off}
    </button>
  );
}
