import type { Seat, SeatView } from '@marshall/rules';
import { memo, type ReactNode, useState } from 'react';
import { Face } from '../leaders/Face.tsx';
import { Badge, Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { powerColours } from '../look/powers.ts';
import { Tick } from '../look/Tick.tsx';
import { personOf } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import type { Cue } from '../theatre/player.ts';
import { BidCard } from '../theatre/scenes/Bids.tsx';
import { isSamePosition } from '../theatre/shown.ts';
import { money, POWER_NAMES, RESOURCE_NAMES, standingsWords, words } from '../words.ts';
import { type Figures, figuresOf } from './facts.ts';
import { PowerCard } from './PowerCard.tsx';
import { Presence } from './Presence.tsx';
import { Change } from './Standings.tsx';
import { type Standing, standingsOf } from './standings.ts';
import { useDismiss } from './use-dismiss.ts';

type Fact = readonly [glyph: GlyphName, name: string, of: (seat: SeatView, figures: Figures) => number];

/** What everybody may know of a power: what it holds above, what it stores below. */
const FACTS: readonly Fact[] = [
  ['land', words.powers.territories, (_, { territories }) => territories],
  ['army', words.powers.armies, (_, { units }) => units.army ?? 0],
  ['navy', words.powers.navies, (_, { units }) => units.navy ?? 0],
  ['company', words.powers.companies, ({ holdings }) => holdings.length],
  ['loan', words.powers.loans, ({ loans }) => loans],
  ['grain', RESOURCE_NAMES.grain, ({ supplies }) => supplies.grain],
  ['oil', RESOURCE_NAMES.oil, ({ supplies }) => supplies.oil],
  ['minerals', RESOURCE_NAMES.minerals, ({ supplies }) => supplies.minerals],
  ['nuke', words.powers.nukes, ({ nukes }) => nukes],
  ['star', words.powers.lStars, ({ lStars }) => lStars],
];

interface PowersProps {
  readonly table: TableState;
  /** Bids that are turned over on the cards, and for how long. */
  readonly bids?: Cue | undefined;
  readonly lasts?: number | undefined;
}

/** One cell for each power with what everybody may know of it; opened, it shows the supply center and the companies. */
export const Powers = memo(function Powers({ table, bids, lasts }: PowersProps) {
  const standings = standingsOf(table.view, table.history, table.reckoned);
  return (
    <section className={`powers ${crowd(table.view.order.length)}`} aria-label={words.powers.heading}>
      {table.view.order.map((seat, i) => (
        <Cell key={seat} seat={seat} table={table} standing={standings.find((each) => each.seat === seat)}>
          {bids !== undefined && table.view.seats[seat]?.out === undefined && (
            <BidCard key={bids.beat.id} cue={bids} seat={seat} lasts={lasts ?? 0} nth={i} />
          )}
        </Cell>
      ))}
    </section>
  );
}, isSame);

/** How many there are at least, for what has to give way then. */
const crowd = (players: number): string => ['four', 'five', 'six'].filter((_, i) => players >= i + 4).join(' ');

function isSame(a: PowersProps, b: PowersProps): boolean {
  return a.bids === b.bids && a.lasts === b.lasts && isSamePosition(a, b);
}

interface CellProps {
  readonly seat: Seat;
  readonly table: TableState;
  readonly standing: Standing | undefined;
  readonly children: ReactNode;
}

function Cell({ seat, table, standing, children }: CellProps) {
  const { view, seat: mine } = table;
  const [open, setOpen] = useState(false);
  const host = useDismiss<HTMLElement>(open, () => setOpen(false));
  const player = view.seats[seat];
  if (player?.power === undefined) return undefined;
  const { name } = POWER_NAMES[player.power];
  const figures = figuresOf(view, seat);
  const person = personOf(table, seat);
  const leader = table.players[seat]?.leader;
  const awaited = view.question?.waiting.includes(seat) ?? false;
  const place = view.sequence.indexOf(seat);
  return (
    <article
      ref={host}
      className={`power ${awaited ? 'awaited' : ''} ${player.out ? 'out' : ''} ${seat === mine ? 'you' : ''}`}
      style={powerColours(player.power)}
      aria-label={name}
    >
      <button
        type="button"
        className="open-power"
        aria-label={words.powers.open(name)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
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
        {standing?.rank !== undefined && <span className="rank">{standingsWords.rank(standing.rank)}</span>}
        <span className="name-of">{name}</span>
        {leader !== undefined && <Face id={leader} size={16} />}
        {person !== undefined && <span className="person">{person}</span>}
        <Presence table={table} seat={seat} />
        {seat === mine && <em>{words.room.you}</em>}
      </h2>
      <span className="by" data-label={player.cash === undefined || player.out ? undefined : standingsWords.cash}>
        <Tick>{cashOf(player)}</Tick>
      </span>
      {standing?.rank !== undefined && (
        <span className="public-worth">
          <small>{standingsWords.worth}</small> {money(standing.worth)} <Change by={standing.change} />
        </span>
      )}
      <ul className="facts">
        {FACTS.map(([glyph, label, of]) => (
          <li key={glyph} className={of(player, figures) === 0 ? 'none' : ''} title={label}>
            <Glyph name={glyph} size={12} />
            <span className="unseen">{label}</span>
            <Tick>{of(player, figures)}</Tick>
          </li>
        ))}
      </ul>
      {children}
      {open && <PowerCard seat={seat} player={player} table={table} onClose={() => setOpen(false)} />}
    </article>
  );
}

/** All powers below each other with the same figures, where the cells above have no room for them. */
export function PowerRows({ table }: { readonly table: TableState }) {
  const { view } = table;
  const standings = standingsOf(view, table.history, table.reckoned);
  return (
    <ul className="power-rows" aria-label={words.powers.heading}>
      {standings.flatMap(({ seat, rank, worth }) => {
        const player = view.seats[seat];
        if (player?.power === undefined) return [];
        const figures = figuresOf(view, seat);
        const place = view.sequence.indexOf(seat);
        return (
          <li key={seat} style={powerColours(player.power)} className={seat === table.seat ? 'mine' : ''}>
            <Badge power={player.power} />
            <b>
              {rank !== undefined && <small>{standingsWords.rank(rank)}</small>} {POWER_NAMES[player.power].name}
              <small> {personOf(table, seat)}</small>
            </b>
            <span>{player.out ? words.powers.out : money(worth)}</span>
            <p>
              <Cubes left={player.cubes} />
              {place >= 0 && view.sequence.length > 1 && words.room.order(place + 1)}
            </p>
            <ul>
              {FACTS.map(([glyph, label, of]) => (
                <li key={glyph} className={of(player, figures) === 0 ? 'none' : ''}>
                  <Glyph name={glyph} size={12} />
                  <span className="unseen">{label}</span>
                  {of(player, figures)}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function cashOf(player: SeatView): string {
  if (player.out) return words.powers.out;
  if (player.cash !== undefined) return money(player.cash);
  return words.room.hidden;
}

const Cubes = ({ left }: { readonly left: number }) => (
  <span className="cubes" title={words.powers.cubes(left)}>
    <span className="unseen">{words.powers.cubes(left)}</span>
    {[0, 1, 2].map((cube) => (
      <i key={cube} className={cube < left ? 'on' : ''} />
    ))}
  </span>
);
