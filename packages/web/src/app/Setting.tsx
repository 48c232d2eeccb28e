import { words } from '../words.ts';
import './setting.css';

interface SettingProps {
  /** What is under way. */
  readonly say?: string;
  /** Why nothing will come of it. */
  readonly no?: string | undefined;
}

/** The table while it is being set: its frame and the world, so that nothing jumps when the rest comes. */
export const Setting = ({ say = words.front.starting, no }: SettingProps) => (
  <div className="app setting" aria-busy={no === undefined}>
    <header className="top">
      <p className="mark">Marshall</p>
    </header>
    <div className="powers" />
    <main className="board world-behind">
      <p role="status">{no ?? say}</p>
    </main>
    <div className="rail" />
    <div className="deck" />
  </div>
);
