import { NumberBox } from '../help/chart/NumberBox.tsx';
import { Said } from '../help/Term.tsx';

interface RowProps {
  readonly label: string;
  readonly of: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number of something that one side has. */
export const Row = ({ label, of, min = 0, ...box }: RowProps) => (
  <div className="odds-row">
    <span>
      <Said text={label} />
    </span>
    <NumberBox label={`${of}: ${label}`} min={min} {...box} />
  </div>
);

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Check = ({ label, on, onChange }: CheckProps) => (
  <label className="odds-check">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {label}
  </label>
);
