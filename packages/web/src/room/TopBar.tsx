import { type ReactNode, useState } from 'react';
import { SoundSwitch } from '../app/SoundSwitch.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { turnTheme } from '../spectator/theme.ts';
import { words } from '../words.ts';
import { useDismiss } from './use-dismiss.ts';

interface TopBarProps {
  /** What is said of a game; pages without one do not load it. */
  readonly game?: ReactNode;
  readonly onRules: () => void;
  /** What stands in the menu. */
  readonly children?: ReactNode;
}

/** Mark, what is said of a game, rules, sound, theme and menu. */
export function TopBar({ game, onRules, children }: TopBarProps) {
  return (
    <header className={game === undefined ? 'top' : 'top at-table'}>
      <h1 className="mark">
        <Glyph name="mark" size={20} />
        <span>{words.title}</span>
      </h1>
      {game ?? <span className="spacer" />}
      <button type="button" className="icon-button labeled" aria-label={words.room.menu.rules} onClick={onRules}>
        <Glyph name="book" />
        <span className="icon-label">{words.room.menu.rules}</span>
      </button>
      <SoundSwitch />
      <button
        type="button"
        className="icon-button"
        aria-label={words.top.theme}
        title={words.top.theme}
        onClick={turnTheme}
      >
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
        className="icon-button labeled"
        aria-label={words.room.menu.heading}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="menu" />
        <span className="icon-label">{words.room.menu.heading}</span>
      </button>
      {open && <div className="menu-sheet">{children}</div>}
    </div>
  );
}
