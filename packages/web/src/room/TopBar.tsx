import { type ReactNode, useState } from 'react';
import { SoundSwitch } from '../app/SoundSwitch.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { Stages } from '../look/Stages.tsx';
import type { TableState } from '../session/session.ts';
import { turnTheme } from '../spectator/theme.ts';
import { standingsWords, words } from '../words.ts';
import { Standings } from './Standings.tsx';
import { lastCycle } from './standings.ts';
import { useDismiss } from './use-dismiss.ts';

interface TopBarProps {
  readonly table?: TableState;
  readonly onRules: () => void;
  /** What stands in the menu. */
  readonly children?: ReactNode;
}

/** Mark, cycle, the seven stages, the standings, where the game runs, rules, theme and menu. */
export function TopBar({ table, onRules, children }: TopBarProps) {
  const last = lastCycle(table?.options);
  return (
    <header className="top">
      <h1 className="mark">
        <Glyph name="mark" size={20} />
        <span>{words.title}</span>
      </h1>
      {table && (
        <>
          <span className="cycle">
            {words.top.cycle} <b>{table.view.cycle}</b>
            {last !== undefined && ` ${standingsWords.cycleOf(last)}`}
          </span>
          <Stages stage={table.view.stage ?? 0} over={table.view.ended !== undefined} />
          <Standings table={table} onRules={onRules} />
        </>
      )}
      <span className="spacer" />
      {table && (
        <span className="pill" role="status">
          <i className={table.link === 'lost' ? 'triangle' : 'dot'} />
          <span>
            {table.link === 'here' ? words.room.here : table.link === 'live' ? words.top.live : words.top.reconnecting}
          </span>
        </span>
      )}
      <button type="button" className="icon-button" aria-label={words.room.menu.rules} onClick={onRules}>
        <Glyph name="book" />
      </button>
      <SoundSwitch />
      <button type="button" className="icon-button" aria-label={words.top.theme} onClick={turnTheme}>
        <Glyph name="theme" />
      </button>
      {children && <Menu>{children}</Menu>}
    </header>
  );
}

function Menu({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const host = useDismiss<HTMLDivElement>(open, () => setOpen(false));
  return (
    <div className="menu" ref={host}>
      <button
        type="button"
        className="icon-button"
        aria-label={words.room.menu.heading}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="menu" />
      </button>
      {open && <div className="menu-sheet">{children}</div>}
    </div>
  );
}
