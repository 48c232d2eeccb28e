import { BEAR_PIT, clampSpot, PRICE_TRACK, priceAt, type Resource } from '@marshall/rules';
import type { PointerEvent } from 'react';
import { money, RESOURCE_NAMES, words } from '../words.ts';

interface LadderProps {
  readonly resource: Resource;
  readonly spot: number;
  /** Up or down, in spots. */
  readonly units: number;
  /** Where the number of units can be chosen on the track. */
  readonly pick?: Picking;
}

interface Picking {
  readonly min: number;
  readonly max: number;
  readonly direction: 1 | -1;
  readonly onPick: (units: number) => void;
}

const SPOTS = PRICE_TRACK.map((price, spot) => ({ price, spot }));

/** The 18 prices to scale: where the marker is, what it passes, and where it comes to rest; it can be dragged there. */
export function Ladder({ resource, spot, units, pick }: LadderProps) {
  const after = clampSpot(spot + units);
  const [low, high] = [Math.min(spot, after), Math.max(spot, after)];
  return (
    <div className="ladder" style={{ '--c': `var(--${resource})` }} data-spot={spot}>
      <div className={`ladder-bars ${pick ? 'draggable' : ''}`} {...(pick && dragging(spot, pick))}>
        {SPOTS.map(({ price, spot: at }) => (
          <i
            key={at}
            data-at={at}
            className={at === spot ? 'at' : at === after ? 'to' : at > low && at < high ? 'path' : ''}
            style={{ height: `${Math.round(10 + 90 * Math.sqrt(price / 1000))}%` }}
          />
        ))}
        {pick && <Keys resource={resource} spot={spot} units={Math.abs(units)} pick={pick} />}
      </div>
      <p>
        <span>{money(priceAt(0))}</span>
        <b>{words.moment.trade.nowAfter(money(priceAt(spot)), money(priceAt(after)))}</b>
        <span>{money(priceAt(BEAR_PIT))}</span>
      </p>
    </div>
  );
}

/** The same by keys, and for those who hear the page: the price after so many units. */
function Keys({ resource, spot, units, pick }: Required<LadderProps>) {
  const { min, max, direction, onPick } = pick;
  const say = (number: number): string => money(priceAt(clampSpot(spot + number * direction)));
  return (
    <input
      type="range"
      className="ladder-keys"
      aria-label={words.moment.trade.drag(RESOURCE_NAMES[resource])}
      min={min}
      max={max}
      value={units}
      aria-valuetext={words.moment.trade.priceAfter(units, say(units))}
      onChange={(event) => onPick(Number(event.target.value))}
    />
  );
}

/** Pressing a price, or dragging along the prices, chooses the number of units that brings the marker there. */
function dragging(spot: number, { min, max, direction, onPick }: Picking) {
  const choose = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * SPOTS.length);
    // Beyond the last price it goes on, where there is more to trade than the track has spots.
    const units = (at - spot) * direction;
    onPick(Math.min(max, Math.max(min, units)));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      choose(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event);
    },
  };
}
