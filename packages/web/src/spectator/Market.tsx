import { PriceTrack } from '../look/PriceTrack.tsx';
import { words } from '../words.ts';
import { RESOURCES } from './feed.ts';
import type { Story } from './story.ts';

/** Three tracks with the present price, and what it did in this cycle. */
export const Market = ({ story: { view, opening } }: { readonly story: Story }) => (
  <section className="panel market" aria-label={words.market.heading} data-panel="market">
    <div className="head">
      <h2 className="eyebrow">{words.market.heading}</h2>
      <span className="aside">{words.market.track}</span>
    </div>
    {RESOURCES.map((resource) => (
      <PriceTrack
        key={resource}
        resource={resource}
        spot={view.market[resource].spot}
        before={opening[resource].spot}
      />
    ))}
  </section>
);
