import type { Seat, SeatView, View } from '@marshall/rules';
import { Badge, Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { powerColours } from '../look/powers.ts';
import type { TableState } from '../session/session.ts';
import { money, POWER_NAMES, RESOURCE_NAMES, words } from '../words.ts';
import { type Figures, figuresOf } from './facts.ts';

type Fact = readonly [glyph: GlyphName, name: string, of: (seat: SeatView, figures: Figures) => number];

const FACTS: readonly Fact[] = [
  ['land', words.powers.territories, (_, figures) => figures.territories],
  ['grain', RESOURCE_NAMES.grain, ({ supplies }) => supplies.grain],
  ['oil', RESOURCE_NAMES.oil, ({ supplies }) => supplies.oil],
  ['minerals', RESOURCE_NAMES.minerals, ({ supplies }) => supplies.minerals],
  ['nuke', words.powers.nukes, ({ nukes }) => nukes],
  ['star', words.powers.lStars, ({ lStars }) => lStars],
];

/** One cell for each power with what everybody may know of it. */
export const Powers = ({ table }: { readonly table: TableState }) => (
  <section className="powers" aria-label={words.powers.heading}>
    {table.view.order.map((seat) => (
      <Cell key={seat} seat={seat} table={table} />
    ))}
  </section>
);

function Cell({ seat, table: { view, seat: mine } }: { readonly seat: Seat; readonly table: TableState }) {
  const player = view.seats[seat];
  if (player?.power === undefined) return undefined;
  const { name } = POWER_NAMES[player.power];
  const figures = figuresOf(view, seat);
  const awaited = view.question?.waiting.includes(seat) ?? false;
  const place = view.sequence.indexOf(seat);
  return (
    <article
      className={`power ${awaited ? 'awaited' : ''} ${player.out ? 'out' : ''} ${seat === mine ? 'you' : ''}`}
      style={powerColours(player.power)}
      aria-label={name}
    >
      <div className="plate">
        <Badge power={player.power} />
        {place >= 0 && view.sequence.length > 1 && (
          <span className="place" title={words.room.order(place + 1)}>
            {place + 1}
          </span>
        )}
        <Cubes left={player.cubes} />
      </div>
      <h2>
        {name}
        {seat === mine && <em>{words.room.you}</em>}
      </h2>
      <span className="by">{cashOf(player, view)}</span>
      <ul className="facts">
        {FACTS.map(([glyph, label, of]) => (
          <li key={glyph} className={of(player, figures) === 0 ? 'none' : ''} title={label}>
            <Glyph name={glyph} size={12} />
            <span className="unseen">{label}</span>
            {of(player, figures)}
          </li>
        ))}
      </ul>
    </article>
  );
}

function cashOf(player: SeatView, view: View): string {
  if (player.out) return words.powers.out;
  if (player.cash !== undefined) return money(player.cash);
  return view.ended ? '' : words.room.hidden;
}

const Cubes = ({ left }: { readonly left: number }) => (
  <span className="cubes" title={words.powers.cubes(left)}>
    <span className="unseen">{words.powers.cubes(left)}</span>
    {[0, 1, 2].map((cube) => (
      <i key={cube} className={cube < left ? 'on' : ''} />
    ))}
  </span>
);
