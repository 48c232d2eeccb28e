import { words } from '../words.ts';
import { STEPS, type Step } from './battle-story.ts';

interface DrillProps {
  readonly steps?: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
  readonly now: string;
}

/** The steps of a drill as a bar: those behind, the one it is at by name, those to come. */
export function Drill({ steps = STEPS, names = words.moment.battle.steps, now }: DrillProps) {
  const at = steps.indexOf(now);
  return (
    <ol className="drill" aria-label={words.moment.battle.drill}>
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < at ? 'done' : i === at ? 'now' : ''}
          aria-current={i === at ? 'step' : undefined}
          title={names[step]}
        >
          {i === at ? `${step} ${names[step] ?? ''}` : step}
          {i !== at && <span className="unseen">{names[step]}</span>}
        </li>
      ))}
    </ol>
  );
}

export type { Step };
