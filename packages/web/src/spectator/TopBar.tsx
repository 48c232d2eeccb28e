import { SoundSwitch } from '../app/SoundSwitch.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { Stages } from '../look/Stages.tsx';
import { words } from '../words.ts';
import type { SpectatorView } from './feed.ts';
import type { LinkState } from './link.ts';
import { turnTheme } from './theme.ts';

interface TopBarProps {
  readonly view: SpectatorView | undefined;
  readonly phase: LinkState['phase'];
  readonly onFront: () => void;
}

/** Mark, cycle, the seven stages, the link, the way back and the theme. */
export function TopBar({ view, phase, onFront }: TopBarProps) {
  return (
    <header className="top">
      <h1 className="mark">
        <Glyph name="mark" size={20} />
        <span>{words.title}</span>
      </h1>
      {view && (
        <>
          <span className="cycle">
            {words.top.cycle} <b>{view.cycle}</b>
          </span>
          <Stages stage={view.stage} over={view.ended !== undefined} />
        </>
      )}
      <span className="spacer" />
      {view && <LinkPill phase={phase} over={view.ended !== undefined} />}
      <button type="button" className="text-link" onClick={onFront}>
        {words.front.front}
      </button>
      <SoundSwitch />
      <button type="button" className="icon-button" aria-label={words.top.theme} onClick={turnTheme}>
        <Glyph name="theme" />
      </button>
    </header>
  );
}

function LinkPill({ phase, over }: { readonly phase: LinkState['phase']; readonly over: boolean }) {
  const live = phase === 'live';
  const text = over ? words.top.ended : live ? words.top.watching : words.top.reconnecting;
  return (
    <span className="pill" role="status">
      {live || over ? <i className="dot" /> : <i className="triangle" />}
      <span>{text}</span>
    </span>
  );
}
