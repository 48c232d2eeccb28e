import { type ReactNode, useEffect, useState } from 'react';
import { NumberBox } from '../help/chart/NumberBox.tsx';
import { language } from '../language.ts';
import { CopyLink } from '../online/Seats.tsx';
import { TopBar } from '../room/TopBar.tsx';
import { orRefused, type Solo } from '../solo/client.ts';
import type { Explored, Told } from '../solo/explored.ts';
import { studyWords } from '../words.ts';
import { type Force, KINDS, MOST, type OddsSheet, readSheet, TACTICS, writeSheet } from './sheet.ts';
import '../spectator/frame.css';
import '../front/front.css';
import '../help/chart/page.css';
import '../help/chart/inputs.css';
import './explorer.css';

const text = studyWords.explorer;

interface ExplorerProps {
  readonly solo: Solo;
  /** The battle as the address names it. */
  readonly sheet: string;
  readonly onRules: () => void;
  readonly onFront: () => void;
}

/** The odds of any battle: two forces, how they meet, and what comes of it, exactly. */
export function Explorer({ solo, sheet: named, onRules, onFront }: ExplorerProps) {
  const [sheet, setSheet] = useState<OddsSheet>(() => readSheet(named));
  const written = writeSheet(sheet);
  const found = useExplored(solo, written);
  useEffect(() => history.replaceState(history.state, '', `#odds/${written}`), [written]);
  const change = (more: Partial<OddsSheet>): void => setSheet({ ...sheet, ...more });
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="chart-page odds-page">
        <header>
          <h2>{text.heading}</h2>
          <nav>
            <button type="button" className="text-link" onClick={onFront}>
              {text.back}
            </button>
          </nav>
          <p>{text.about}</p>
        </header>
        <Side title={text.attacker} force={sheet.attacker} sheet={sheet} onChange={(attacker) => change({ attacker })}>
          <label className="odds-choice">
            {text.tactic}
            <select
              value={sheet.tactic}
              onChange={(event) => {
                const tactic = TACTICS.find((each) => each === event.target.value) ?? 'direct';
                change({ tactic, ...(tactic === 'direct' ? { toTheEnd: false } : {}) });
              }}
            >
              {TACTICS.map((tactic) => (
                <option key={tactic} value={tactic}>
                  {text.tactics[tactic]}
                </option>
              ))}
            </select>
          </label>
          {sheet.tactic !== 'direct' && (
            <Check label={text.toTheEnd} on={sheet.toTheEnd} onChange={(toTheEnd) => change({ toTheEnd })} />
          )}
          <Check label={text.apc} on={sheet.apc} onChange={(apc) => change({ apc })} />
        </Side>
        <Side
          title={text.defender}
          force={sheet.militia ? undefined : sheet.defender}
          sheet={sheet}
          onChange={(defender) => change({ defender })}
        >
          <Check label={text.militia} on={sheet.militia} onChange={(militia) => change({ militia })} />
        </Side>
        <section className="chart-card odds-found" aria-label={text.result} aria-live="polite">
          <h3 className="eyebrow">{text.result}</h3>
          {found === undefined ? undefined : 'sentence' in found ? (
            <p className="chart-refusal">{found.sentence}</p>
          ) : (
            <Found found={found} />
          )}
          <CopyLink
            key={written}
            label={studyWords.share.copy}
            describe={text.link}
            address={`${location.origin}${location.pathname}#odds/${written}`}
          />
        </section>
      </main>
    </div>
  );
}

/** What the worker's referee makes of the battle; what was found before stays until then. */
function useExplored(solo: Solo, written: string): Explored | { readonly sentence: string } | undefined {
  const [found, setFound] = useState<Explored | { readonly sentence: string }>();
  useEffect(() => {
    let current = true;
    orRefused(solo.ask({ do: 'explore', sheet: readSheet(written) })).then((answer) => current && setFound(answer));
    return () => {
      current = false;
    };
  }, [solo, written]);
  return found;
}

interface SideProps {
  readonly title: string;
  /** Nobody's where militia resist. */
  readonly force: Force | undefined;
  readonly sheet: OddsSheet;
  readonly onChange: (force: Force) => void;
  readonly children: ReactNode;
}

function Side({ title, force, sheet, onChange, children }: SideProps) {
  return (
    <section className="chart-card odds-side" aria-label={title}>
      <h3 className="eyebrow">{title}</h3>
      {force !== undefined && (
        <>
          {KINDS.filter((kind) => kind !== 'apc' || sheet.apc).map((kind) => (
            <Row
              key={kind}
              label={text.units[kind]}
              of={title}
              value={force.units[kind]}
              max={MOST.units}
              onChange={(number) => onChange({ ...force, units: { ...force.units, [kind]: number } })}
            />
          ))}
          <Row
            label={text.lStars}
            of={title}
            value={force.lStars}
            max={MOST.lStars}
            onChange={(lStars) => onChange({ ...force, lStars })}
          />
          <Row
            label={text.sets}
            of={title}
            value={force.sets}
            max={MOST.sets}
            onChange={(sets) => onChange({ ...force, sets })}
          />
        </>
      )}
      {children}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly of: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Row = ({ label, of, ...box }: RowProps) => (
  <div className="odds-row">
    <span>{label}</span>
    <NumberBox label={`${of}: ${label}`} min={0} {...box} />
  </div>
);

const Check = ({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <label className="odds-check">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {label}
  </label>
);

const say = language.speaker().remark;

function Found({ found }: { readonly found: Explored }) {
  const { captured, emptied, wipedOut, dice, supposed } = found;
  return (
    <>
      <p className="odds-take">
        {text.captured}
        <b>{captured.percent}</b>
      </p>
      {dice && <p className="odds-dice">{text.dice(dice.attacker, dice.defender)}</p>}
      <dl className="odds-bars">
        <Bar label={text.emptied} told={emptied} />
        <Bar label={text.wipedOut} told={wipedOut} />
      </dl>
      <div className="odds-losses">
        {(['defenderLost', 'attackerLost'] as const).map((side) => (
          <section key={side} aria-label={text[side]}>
            <h4>{text[side]}</h4>
            <dl className="odds-bars">
              {found[side].map(({ number, ...told }) => (
                <Bar key={number} label={text.number(number)} told={told} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <details className="supposed">
        <summary>{text.supposed}</summary>
        <ul>
          {supposed.map(say).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

const Bar = ({ label, told: { percent, exact, share } }: { readonly label: string; readonly told: Told }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <i style={{ '--w': `${Math.round(share * 100)}%` }} />
      <b>{percent}</b>
      <small>{exact ?? ''}</small>
    </dd>
  </div>
);
