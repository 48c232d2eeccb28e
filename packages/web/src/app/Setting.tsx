import { words } from '../words.ts';
import './setting.css';

/** The table while it is being set: its frame and the world, so that nothing jumps when the rest comes. */
export const Setting = ({ say = words.front.starting }: { readonly say?: string }) => (
  <div className="app setting" aria-busy="true">
    <header className="top">
      <p className="mark">Marshall</p>
    </header>
    <div className="powers" />
    <main className="board world-behind">
      <p role="status">{say}</p>
    </main>
    <div className="rail" />
    <div className="deck" />
  </div>
);
