import { Glyph } from '../look/Glyph.tsx';
import { money, RESOURCE_NAMES, words } from '../words.ts';
import { RESOURCES, type Resource, type SpectatorView } from './feed.ts';
import type { Story } from './story.ts';

/** The 18 prices of the track, in millions. */
const TRACK = [1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000].map(
  (price, spot) => ({ price, spot }),
);

/** Tall enough to see the lowest price, to scale by the root so that the low ones differ. */
const height = (price: number): string => `${Math.round(14 + 86 * Math.sqrt(price / 1000))}%`;

/** Three tracks with the present price, and what it did in this cycle. */
export const Market = ({ story: { view, opening } }: { readonly story: Story }) => (
  <section className="panel market" aria-label={words.market.heading} data-panel="market">
    <div className="head">
      <h2 className="eyebrow">{words.market.heading}</h2>
      <span className="aside">{words.market.track}</span>
    </div>
    {RESOURCES.map((resource) => (
      <Track key={resource} resource={resource} now={view.market[resource]} before={opening[resource]} />
    ))}
  </section>
);

interface TrackProps {
  readonly resource: Resource;
  readonly now: SpectatorView['market'][Resource];
  readonly before: SpectatorView['market'][Resource];
}

function Track({ resource, now, before }: TrackProps) {
  const change = now.price - before.price;
  return (
    <div className="track" style={{ '--c': `var(--${resource})` }}>
      <span className="resource">
        <Glyph name={resource} />
        <b>{RESOURCE_NAMES[resource]}</b>
      </span>
      <div className="bars" aria-hidden="true">
        {TRACK.map(({ price, spot }) => (
          <i
            key={spot}
            className={spot === now.spot ? 'at' : spot === before.spot ? 'was' : ''}
            style={{ height: height(price) }}
          />
        ))}
      </div>
      <span className="price">
        {money(now.price)}
        <small>
          {change === 0 ? words.market.steady : change > 0 ? words.market.rose(change) : words.market.fell(-change)}
        </small>
      </span>
    </div>
  );
}
