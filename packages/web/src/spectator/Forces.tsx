import { Emblem } from '../look/Glyph.tsx';
import { isPowerId } from '../look/powers.ts';
import { POWER_NAMES, RESOURCE_NAMES, words } from '../words.ts';
import type { SeatFacts, SpectatorView } from './feed.ts';

/** Rows of the table; those in the power strip are shown where the strip has no room for them. */
const ROWS: readonly (readonly [name: string, of: (seat: SeatFacts) => number, inStrip?: true])[] = [
  [words.powers.territories, (seat) => seat.territories, true],
  [words.powers.armies, (seat) => seat.armies],
  [words.powers.navies, (seat) => seat.navies],
  [words.powers.companies, (seat) => seat.companies],
  [words.powers.loans, (seat) => seat.loans],
  [RESOURCE_NAMES.grain, (seat) => seat.grain, true],
  [RESOURCE_NAMES.oil, (seat) => seat.oil, true],
  [RESOURCE_NAMES.minerals, (seat) => seat.minerals, true],
  [words.powers.nukes, (seat) => seat.nukes, true],
  [words.powers.lStars, (seat) => seat.lStars, true],
];

/** The powers side by side. */
export function Forces({ view }: { readonly view: SpectatorView }) {
  const seats = view.seats.flatMap((seat) => (isPowerId(seat.power) ? [{ ...seat, power: seat.power }] : []));
  return (
    <section className="panel forces" aria-label={words.powers.forces} data-panel="powers">
      <table>
        <thead>
          <tr>
            <th scope="col" className="eyebrow">
              {words.powers.forces}
            </th>
            {seats.map(({ power }) => (
              <th key={power} scope="col" title={POWER_NAMES[power].name}>
                <Emblem power={power} size={12} />{' '}
                <abbr title={POWER_NAMES[power].name}>{POWER_NAMES[power].code}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, of, inStrip]) => (
            <tr key={name} className={inStrip ? 'in-strip' : ''}>
              <th scope="row">{name}</th>
              {seats.map((seat) => (
                <td key={seat.power} className={of(seat) === 0 ? 'none' : ''}>
                  {of(seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
