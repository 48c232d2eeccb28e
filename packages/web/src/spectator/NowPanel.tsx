import { Emblem } from '../look/Glyph.tsx';
import { isPowerId } from '../look/powers.ts';
import { words } from '../words.ts';
import type { SpectatorView } from './feed.ts';

/** What is asked at the table now, and of whom; or how the game ended. */
export function NowPanel({ view }: { readonly view: SpectatorView }) {
  const powers = (view.ended?.winners ?? view.waitingFor).filter(isPowerId);
  const { title, more } = told(view);
  return (
    <section className="panel now" aria-live="polite" data-panel="now">
      <div className="head">
        <span className="eyebrow">{view.ended ? words.top.ended : words.now.stage(view.stage, view.stageName)}</span>
        <span className="emblems" aria-hidden="true">
          {powers.map((power) => (
            <Emblem key={power} power={power} />
          ))}
        </span>
      </div>
      <h2>{title}</h2>
      {more && <p>{more}</p>}
    </section>
  );
}

function told({ ended, asked, waitingFor }: SpectatorView): { readonly title: string; readonly more?: string } {
  if (ended) return { title: words.now.won(ended.winners.filter(isPowerId)), more: ended.how };
  const awaited = waitingFor.filter(isPowerId);
  const waiting = awaited.length > 0 ? words.now.waitingFor(awaited) : undefined;
  if (asked) return { title: asked, ...(waiting ? { more: waiting } : {}) };
  return { title: waiting ?? words.now.goesOn };
}
