import { LEVELS, type Level } from '@marshall/bots/leaders';
import { leaderWords, words } from '../words.ts';

interface LevelSelectProps {
  readonly label: string;
  /** The level of all of them; undefined where they differ. */
  readonly level: Level | undefined;
  readonly onChange: (level: Level) => void;
}

/** How well all computers of a table play. */
export const LevelSelect = ({ label, level, onChange }: LevelSelectProps) => (
  <label>
    {label}
    <select
      value={level ?? ''}
      onChange={(event) => {
        const chosen = LEVELS.find((each) => each === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {level === undefined && <option value="">{leaderWords.mixed}</option>}
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {words.front.levels[each]}
        </option>
      ))}
    </select>
  </label>
);
