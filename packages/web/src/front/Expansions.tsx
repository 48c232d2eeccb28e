import type { GameOptions } from '@marshall/rules';
import { expansionChoices, OPTION_TITLES } from '../words.ts';

type Chosen = Partial<Pick<GameOptions, 'apc' | 'highTech' | 'merchantMarine' | 'pirates' | 'combatResolution'>>;

interface ExpansionsProps {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

const SWITCHES = ['apc', 'highTech', 'merchantMarine'] as const;
const PIRATES = [0, 1, 2, 3, 4, 5, 6];

/** Which expansions are played; any of them go together. */
export function Expansions({ chosen, onChoose }: ExpansionsProps) {
  const text = expansionChoices;
  const chart = chosen.combatResolution === 'chart';
  const number = SWITCHES.filter((id) => chosen[id]).length + (chart ? 1 : 0);
  const { pirates: _, ...ashore } = chosen;
  return (
    <details className="expansions">
      <summary>
        {text.heading}: {text.chosen(number)}
      </summary>
      {SWITCHES.map((id) => (
        <Tick
          key={id}
          title={OPTION_TITLES[id] ?? id}
          about={text.about[id]}
          on={chosen[id] ?? false}
          // Pirates need ships to prey on.
          onTick={(on) => onChoose({ ...(id === 'merchantMarine' ? ashore : chosen), [id]: on })}
        />
      ))}
      {chosen.merchantMarine && (
        <label className="pirates">
          {text.pirates}
          <select
            value={chosen.pirates ?? 0}
            onChange={(event) => onChoose({ ...chosen, pirates: Number(event.target.value) })}
          >
            {PIRATES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      <Tick
        title={text.chart}
        about={text.about.chart}
        on={chart}
        onTick={(on) => onChoose({ ...chosen, combatResolution: on ? 'chart' : 'drill' })}
      />
    </details>
  );
}

interface TickProps {
  readonly title: string;
  readonly about: string;
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
}

const Tick = ({ title, about, on, onTick }: TickProps) => (
  <label className="tick">
    <input type="checkbox" checked={on} onChange={(event) => onTick(event.target.checked)} />
    <span>
      <b>{title}</b>
      <small>{about}</small>
    </span>
  </label>
);
