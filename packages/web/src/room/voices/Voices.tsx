import type { Speech } from '@marshall/bots/voice';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Face } from '../../leaders/Face.tsx';
import { Emblem } from '../../look/Glyph.tsx';
import { powerColours } from '../../look/powers.ts';
import { seatTitle } from '../../session/names.ts';
import type { TableState } from '../../session/session.ts';
import { voiceWords } from '../../words.ts';
import { powerOf } from '../facts.ts';
import { Voices as Heard } from './heard.ts';
import { sayLine } from './say.ts';
import { onVoices, recallVoices } from './switch.ts';
import './voices.css';

/** How long a line stays by itself. */
const STAYS = 9000;

/** What a computer commander says, beside the map: it stays for a while, or until it is put away. */
export function Voices({ table }: { readonly table: TableState }) {
  const on = useSyncExternalStore(onVoices, recallVoices);
  const heard = useRef(new Heard());
  const [seen, setSeen] = useState(() => table.log.at(-1)?.n ?? 0);
  const last = heard.current.of(table).findLast(({ of, by }) => of === table.seat || by !== table.seat);
  const speech = on && last !== undefined && last.n > seen ? last : undefined;
  const n = speech?.n;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(() => setSeen(n), STAYS);
    return () => clearTimeout(timer);
  }, [n]);
  return (
    <div className="voices" role="status" aria-label={voiceWords.heading}>
      {speech && <Line key={speech.n} speech={speech} table={table} onClose={() => setSeen(speech.n)} />}
    </div>
  );
}

interface LineProps {
  readonly speech: Speech;
  readonly table: TableState;
  readonly onClose: () => void;
}

function Line({ speech, table, onClose }: LineProps) {
  const { view, players } = table;
  const power = powerOf(view, speech.by);
  const player = players[speech.by];
  const title = seatTitle(view, speech.by);
  return (
    <blockquote style={power && powerColours(power)}>
      {player?.leader ? <Face id={player.leader} size={40} /> : power && <Emblem power={power} size={22} />}
      <div>
        <cite>{player === undefined || player.name === title ? title : voiceWords.says(player.name, title)}</cite>
        <p>{sayLine(view, speech)}</p>
      </div>
      <button type="button" aria-label={voiceWords.close} onClick={onClose}>
        {'\u00d7'}
      </button>
    </blockquote>
  );
}
