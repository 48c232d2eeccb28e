import { type RefObject, useEffect, useRef } from 'react';
import { useBeatSounds } from '../app/use-sounds.ts';
import { Said } from '../help/Term.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { WorldMapHandle } from '../map/WorldMap.tsx';
import { powerOf } from '../room/facts.ts';
import { words } from '../words.ts';
import type { Player, Playing } from './player.ts';
import { Speed } from './Speed.tsx';
import { sceneOf } from './scenes.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStill } from './use-theatre.ts';
import './scenes/index.ts';
import './theatre.css';

interface StageProps {
  readonly player: Player;
  readonly playing: Playing;
  readonly map: RefObject<WorldMapHandle | null>;
  /** Whether what is held is acknowledged here, and not where one decides. */
  readonly ok: boolean;
  /** Whether a decision waits that is not shown until this was seen. */
  readonly covered: boolean;
}

/** Over the map, while something is played: its scene, one sentence, and what can be done with it. */
export function Stage({ player, playing, map, ok, covered }: StageProps) {
  const still = useStill();
  useStageKeys(player, covered);
  useBeatSounds(playing);
  const { cue, lasts, phase } = playing;
  if (cue === undefined) return undefined;
  const { beat, before, told } = cue;
  const after = { ...cue.after, log: told };
  const held = beat.held && !playing.again;
  const Over = sceneOf(beat.kind)?.Over;
  return (
    <>
      {Over !== undefined && (
        <div className="scene" data-beat={beat.kind} key={`scene ${beat.id}`}>
          <Over
            beat={beat}
            before={before}
            after={after}
            lasts={lasts}
            still={still}
            held={held}
            place={(zone) => map.current?.place(zone)}
          />
        </div>
      )}
      <section
        className={`stage ${beat.againstMe ? 'against' : ''}`}
        aria-label={words.theatre.heading}
        data-beat={beat.kind}
        data-phase={phase}
        data-still={still || undefined}
        data-held={held && !ok ? '' : undefined}
      >
        <Caption playing={playing} />
        {held ? ok && <Ok onOk={player.ok} more={playing.heldLeft} /> : <Controls player={player} playing={playing} />}
        {!held && !playing.paused && !still && (
          <i className="stage-time" key={`${beat.id} ${lasts}`} style={{ animationDuration: `${lasts}ms` }} />
        )}
      </section>
    </>
  );
}

function Caption({ playing: { cue, phase } }: { readonly playing: Playing }) {
  if (cue === undefined) return undefined;
  const { beat, after } = cue;
  // How it comes out is said when it is seen.
  const ahead = phase === 'goes' ? words.theatre.ahead[beat.kind] : undefined;
  const power = powerOf(after.view, beat.actor);
  return (
    <p className="stage-caption" aria-live="polite">
      {power === undefined ? <Glyph name="mark" size={14} /> : <Emblem power={power} size={14} />}
      <span>
        <Said text={ahead ?? beat.caption} />
      </span>
    </p>
  );
}

interface ControlsProps {
  readonly player: Player;
  readonly playing: Playing;
}

function Controls({ player, playing }: ControlsProps) {
  const text = words.theatre;
  const { paused, left } = playing;
  return (
    <div className="stage-controls">
      <button
        type="button"
        className="stage-button stage-back"
        aria-label={text.back}
        title={text.keyed(text.back, ',')}
        disabled={!playing.mayGoBack}
        onClick={player.back}
      >
        <Glyph name="previous" size={14} />
      </button>
      <button
        type="button"
        className="stage-button"
        aria-label={paused ? text.goOn : text.pause}
        title={text.keyed(paused ? text.goOn : text.pause, text.space)}
        onClick={() => player.pause(!paused)}
      >
        <Glyph name={paused ? 'play' : 'pause'} size={14} />
      </button>
      <button
        type="button"
        className="stage-button"
        aria-label={text.step}
        title={text.keyed(text.step, '.')}
        onClick={player.step}
      >
        <Glyph name="next" size={14} />
      </button>
      <button type="button" className="stage-button words" title={text.keyed(text.skip, 'S')} onClick={player.skip}>
        {text.skip}
        {left > 0 && <small>{left}</small>}
      </button>
      <Speed />
      <small className="stage-keys" aria-hidden="true">
        {text.keys}
      </small>
    </div>
  );
}

/** Presses so soon after it appeared were meant for something else. */
const SOON = 350;

interface OkProps {
  readonly onOk: () => void;
  readonly more: number;
  /** What the button says, if not that something was seen. */
  readonly say?: string;
}

/** Says that something was seen. */
export function Ok({ onOk, more, say }: OkProps) {
  const born = useRef(0);
  useEffect(() => {
    born.current = performance.now();
  }, []);
  const press = (): void => {
    if (performance.now() - born.current > SOON) onOk();
  };
  return (
    <button type="button" className="filled stage-ok" onClick={press}>
      {say ?? (more > 0 ? words.theatre.okMore(more) : words.theatre.ok)}
    </button>
  );
}
