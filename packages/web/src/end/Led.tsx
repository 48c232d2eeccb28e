import { powerColours } from '../look/powers.ts';
import type { TableInfo } from '../online/api.ts';
import { seatName } from '../online/Seats.tsx';
import { weekWords } from '../words.ts';
import { reignsOf } from './led.ts';
import './led.css';

/** Who led what when, as bars over the cycles; nothing where everyone led their own power throughout. */
export function Led({ info, cycles }: { readonly info: TableInfo; readonly cycles: number }) {
  const rows = reignsOf(info, cycles);
  const text = weekWords.led;
  if (rows.length === 0) return undefined;
  return (
    <section className="led" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      <dl>
        {rows.map(({ seat, reigns }) => {
          const row = info.seats.find((each) => each.seat === seat);
          return (
            <div key={seat} style={row?.power && powerColours(row.power)}>
              <dt>{row === undefined ? seat : seatName(row)}</dt>
              <dd>
                <span className="led-bar" aria-hidden="true">
                  {reigns.map(({ who, by, first, last }) => (
                    <span key={`${first} ${who}`} data-by={by} style={{ '--share': Math.max(0.4, last - first) }} />
                  ))}
                </span>
                {reigns.map(({ who, first, last }) => (
                  <small key={`${first} ${who}`}>{text.say(who, text.cycles(first, last))}</small>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
