import {
  NUKE_SPOTS,
  PRICE_TRACK,
  RESOURCES,
  type Resource,
  ROW_SPOTS,
  type Seat,
  type SeatView,
} from '@marshall/rules';
import { memo } from 'react';
import { Said } from '../help/Term.tsx';
import { Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { PriceTrack } from '../look/PriceTrack.tsx';
import type { CycleFacts, TableState } from '../session/session.ts';
import { isSamePosition } from '../theatre/shown.ts';
import { RESOURCE_NAMES, words } from '../words.ts';
import { setsOf } from './facts.ts';
import { PowerRows } from './Powers.tsx';

/** Three tracks with the present price, the last cycles, and what it did in this one. */
export const Market = memo(
  ({ table: { view, history } }: { readonly table: TableState }) => (
    <section className="panel market" aria-label={words.market.heading} data-panel="market">
      <div className="head">
        <h2 className="eyebrow">
          <Said text={words.market.heading} as="market" />
        </h2>
        <span className="aside">{words.market.track(Math.min(...PRICE_TRACK), Math.max(...PRICE_TRACK))}</span>
      </div>
      {RESOURCES.map((resource) => (
        <Track
          key={resource}
          resource={resource}
          spot={view.market[resource]}
          history={history}
          closed={view.cycle === 0}
        />
      ))}
    </section>
  ),
  isSamePosition,
);

interface TrackProps {
  readonly resource: Resource;
  readonly spot: number;
  readonly history: readonly CycleFacts[];
  readonly closed: boolean;
}

const SHOWN_CYCLES = 6;

function Track({ resource, spot, history, closed }: TrackProps) {
  const past = [...history.slice(-SHOWN_CYCLES).map(({ spots }) => spots[resource]), spot];
  return (
    <PriceTrack resource={resource} spot={spot} before={history.at(-1)?.spots[resource] ?? spot} closed={closed}>
      <svg className="spark" viewBox="0 0 50 32" aria-hidden="true">
        <polyline
          points={past
            .map((at, i) => `${past.length < 2 ? 0 : (i * 50) / (past.length - 1)},${30 - (at * 28) / 17}`)
            .join(' ')}
        />
      </svg>
    </PriceTrack>
  );
}

type Store = readonly [glyph: GlyphName, name: string, number: number, colour: string, spots: number];

/** The player's own supply center. */
export const Supply = memo(
  function Supply({ table, all }: SupplyProps) {
    const me = table.view.seats[table.seat as Seat];
    // Who only looks on has no stores.
    if (me === undefined && !all) return undefined;
    return (
      <section className="panel supply" aria-label={words.room.supply.heading} data-panel="supply">
        {all && <PowerRows table={table} />}
        {me !== undefined && <Stores title={words.room.supply.heading} player={me} />}
      </section>
    );
  },
  (a, b) => a.all === b.all && isSamePosition(a, b),
);

interface SupplyProps {
  readonly table: TableState;
  /** With all the other powers above it, as a phone shows them behind a tab. */
  readonly all: boolean;
}

interface StoresProps {
  readonly title: string;
  readonly player: SeatView;
  /** Whether its words can be asked about. */
  readonly said?: boolean;
}

/** What a supply center stores, as rows of twelve: one more row for each supply center that was captured. */
export function Stores({ title, player, said = false }: StoresProps) {
  const stores: readonly Store[] = [
    ...RESOURCES.map(
      (resource): Store => [resource, RESOURCE_NAMES[resource], player.supplies[resource], resource, ROW_SPOTS],
    ),
    ['nuke', words.powers.nukes, player.nukes, 'ink2', NUKE_SPOTS],
    ['star', words.powers.lStars, player.lStars, 'ink2', NUKE_SPOTS],
    ['loan', words.powers.loans, player.loans, 'danger', NUKE_SPOTS],
  ];
  return (
    <>
      <div className="head">
        <h2 className="eyebrow">{said ? <Said text={title} /> : title}</h2>
        <span className="aside">
          {said ? <Said text={words.room.supply.sets(setsOf(player))} /> : words.room.supply.sets(setsOf(player))}
        </span>
      </div>
      {stores.map(([glyph, name, number, colour, spots]) => (
        <div key={name} className="store" style={{ '--c': `var(--${colour})` }}>
          <span>
            <Glyph name={glyph} size={12} />
            {said ? <Said text={name} /> : name}
          </span>
          <span className="pips" aria-hidden="true" style={{ '--rows': player.centers }}>
            {Array.from({ length: spots * player.centers }, (_, i) => i).map((spot) => (
              <i key={spot} className={spot < number ? 'on' : ''} />
            ))}
          </span>
          <b>{number}</b>
        </div>
      ))}
    </>
  );
}
