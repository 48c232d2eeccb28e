import { studyWords } from '../words.ts';
import { Row } from './inputs.tsx';
import { MOST, type OddsSheet, type Strike } from './sheet.ts';

const text = studyWords.explorer;

interface StrikeSideProps {
  readonly sheet: OddsSheet;
  readonly onChange: (strike: Strike) => void;
}

/** Nukes, and the L-stars in their way. */
export function StrikeSide({ sheet: { what, strike }, onChange }: StrikeSideProps) {
  const { nukes } = strike;
  const targets = what === 'strike' ? nukes : nukes.slice(0, 1);
  const aim = (at: number, number: number): void =>
    onChange({ ...strike, nukes: nukes.map((now, i) => (i === at ? number : now)) });
  return (
    <>
      <section className="chart-card odds-side" aria-label={text.attacker}>
        <h3 className="eyebrow">{text.attacker}</h3>
        {what === 'clash' ? (
          <p>{text.clash.about}</p>
        ) : (
          targets
            .map((number, at) => ({ number, at, label: what === 'strike' ? text.target(at + 1) : text.nukes }))
            .map(({ number, at, label }) => (
              <Row
                key={label}
                label={label}
                of={text.attacker}
                value={number}
                min={1}
                max={MOST.nukes}
                onChange={(next) => aim(at, next)}
              />
            ))
        )}
        {what === 'strike' && (
          <p className="odds-targets">
            {nukes.length < MOST.targets && (
              <button type="button" className="text-link" onClick={() => onChange({ ...strike, nukes: [...nukes, 1] })}>
                {text.moreTargets}
              </button>
            )}
            {nukes.length > 1 && (
              <button
                type="button"
                className="text-link"
                onClick={() => onChange({ ...strike, nukes: nukes.slice(0, -1) })}
              >
                {text.fewerTargets}
              </button>
            )}
          </p>
        )}
      </section>
      {what !== 'clash' && (
        <section className="chart-card odds-side" aria-label={text.defender}>
          <h3 className="eyebrow">{text.defender}</h3>
          <Row
            label={text.lStars}
            of={text.defender}
            value={strike.lStars}
            max={MOST.lStars}
            onChange={(lStars) => onChange({ ...strike, lStars })}
          />
          {what === 'strike' && (
            <>
              <Row
                label={text.champion}
                of={text.defender}
                value={strike.champion}
                max={MOST.lStars}
                onChange={(champion) => onChange({ ...strike, champion })}
              />
              <Row
                label={text.destroyed}
                of={text.defender}
                value={strike.destroyed}
                max={MOST.destroyed}
                onChange={(destroyed) => onChange({ ...strike, destroyed })}
              />
            </>
          )}
        </section>
      )}
    </>
  );
}
