import { Glyph } from '../look/Glyph.tsx';
import { STAGE_NAMES, words } from '../words.ts';
import type { SpectatorView } from './feed.ts';
import type { LinkState } from './link.ts';
import { turnTheme } from './theme.ts';

interface TopBarProps {
  readonly view: SpectatorView | undefined;
  readonly phase: LinkState['phase'];
}

/** Mark, cycle, the seven stages, the link and the theme. */
export function TopBar({ view, phase }: TopBarProps) {
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
      <button type="button" className="icon-button" aria-label={words.top.theme} onClick={turnTheme}>
        <Glyph name="theme" />
      </button>
    </header>
  );
}

const Stages = ({ stage, over }: { readonly stage: number; readonly over: boolean }) => (
  <ol className="stages" aria-label={words.top.stages}>
    {STAGE_NAMES.map((name, i) => {
      const is = i + 1 < stage || over ? 'done' : i + 1 === stage ? 'now' : 'next';
      return (
        <li key={name} className={is} aria-current={is === 'now' ? 'step' : undefined}>
          <span aria-hidden="true">{is === 'done' ? '\u2713' : i + 1}</span>
          {name}
        </li>
      );
    })}
  </ol>
);

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
