import { Badge, Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { isPowerId, powerColours } from '../look/powers.ts';
import { POWER_NAMES, RESOURCE_NAMES, words } from '../words.ts';
import type { SeatFacts, SpectatorView } from './feed.ts';

type Fact = readonly [glyph: GlyphName, name: string, of: (seat: SeatFacts) => number];

const FACTS: readonly Fact[] = [
  ['land', words.powers.territories, (seat) => seat.territories],
  ['grain', RESOURCE_NAMES.grain, (seat) => seat.grain],
  ['oil', RESOURCE_NAMES.oil, (seat) => seat.oil],
  ['minerals', RESOURCE_NAMES.minerals, (seat) => seat.minerals],
  ['nuke', words.powers.nukes, (seat) => seat.nukes],
  ['star', words.powers.lStars, (seat) => seat.lStars],
];

const CUBES = [0, 1, 2];

/** One cell for each power with its public facts. */
export const PowerStrip = ({ view }: { readonly view: SpectatorView }) => (
  <section className="powers" aria-label={words.powers.heading}>
    {view.seats.map((seat) => (
      <Cell key={seat.power} seat={seat} awaited={view.waitingFor.includes(seat.power)} />
    ))}
  </section>
);

function Cell({ seat, awaited }: { readonly seat: SeatFacts; readonly awaited: boolean }) {
  if (!isPowerId(seat.power)) return undefined;
  const name = POWER_NAMES[seat.power].name;
  return (
    <article
      className={`power ${awaited ? 'awaited' : ''} ${seat.out ? 'out' : ''}`}
      style={powerColours(seat.power)}
      aria-label={name}
    >
      <div className="plate">
        <Badge power={seat.power} />
        {seat.cubes !== undefined && <Cubes left={seat.cubes} />}
      </div>
      <h2>{name}</h2>
      <span className="by">{seat.out ? words.powers.out : seat.name}</span>
      <ul className="facts">
        {FACTS.map(([glyph, label, of]) => (
          <li key={glyph} className={of(seat) === 0 ? 'none' : ''} title={label}>
            <Glyph name={glyph} size={12} />
            <span className="unseen">{label}</span>
            {of(seat)}
          </li>
        ))}
      </ul>
    </article>
  );
}

const Cubes = ({ left }: { readonly left: number }) => (
  <span className="cubes" title={words.powers.cubes(left)}>
    <span className="unseen">{words.powers.cubes(left)}</span>
    {CUBES.map((cube) => (
      <i key={cube} className={cube < left ? 'on' : ''} />
    ))}
  </span>
);
