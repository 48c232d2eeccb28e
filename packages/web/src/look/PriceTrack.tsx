import { priceAt, type Resource } from '@marshall/rules';
import type { ReactNode } from 'react';
import { money, RESOURCE_NAMES, words } from '../words.ts';
import { Glyph } from './Glyph.tsx';
import { Tick } from './Tick.tsx';

const TRACK = Array.from({ length: 18 }, (_, spot) => ({ spot, price: priceAt(spot) }));

/** Tall enough to see the lowest price, to scale by the root so that the low ones differ. */
const height = (price: number): string => `${Math.round(14 + 86 * Math.sqrt(price / 1000))}%`;

interface PriceTrackProps {
  readonly resource: Resource;
  readonly spot: number;
  /** Where the marker stood when the cycle began. */
  readonly before: number;
  /** Whether there is no price yet, in the opening. */
  readonly closed?: boolean;
  /** What is drawn between track and price. */
  readonly children?: ReactNode;
}

/** The 18 prices of a resource with the present one, and what it did in this cycle. */
export function PriceTrack({ resource, spot, before, closed = false, children }: PriceTrackProps) {
  const change = priceAt(spot) - priceAt(before);
  return (
    <div className="track" style={{ '--c': `var(--${resource})` }}>
      <span className="resource">
        <Glyph name={resource} />
        <b>{RESOURCE_NAMES[resource]}</b>
      </span>
      <div className="bars" aria-hidden="true">
        {TRACK.map(({ price, spot: at }) => (
          <i
            key={at}
            className={closed ? '' : at === spot ? 'at' : at === before ? 'was' : ''}
            style={{ height: height(price) }}
          />
        ))}
      </div>
      {children}
      <span className="price">
        {!closed && <Tick>{money(priceAt(spot))}</Tick>}
        <small>
          {closed
            ? words.market.notOpen
            : change === 0
              ? words.market.steady
              : change > 0
                ? words.market.rose(change)
                : words.market.fell(-change)}
        </small>
      </span>
    </div>
  );
}
