import { type ReactNode, useEffect, useState } from 'react';
import { Said } from '../help/Term.tsx';
import { CopyLink } from '../online/Seats.tsx';
import { TopBar } from '../room/TopBar.tsx';
import { orRefused, type Solo } from '../solo/client.ts';
import type { Explored } from '../solo/explored.ts';
import { studyWords } from '../words.ts';
import { Found } from './Found.tsx';
import { Check, Row } from './inputs.tsx';
import { StrikeSide } from './StrikeSide.tsx';
import {
  type Force,
  type Kind,
  kindsOf,
  LEVELLED,
  MOST,
  type OddsSheet,
  readSheet,
  shipsIn,
  TACTICS,
  WHATS,
  writeSheet,
} from './sheet.ts';
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
  const { found, counting } = useExplored(solo, written);
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
          <p>
            <Said text={text.about} />
          </p>
          <label className="odds-choice">
            {text.what}
            <select
              value={sheet.what}
              onChange={(event) => change({ what: WHATS.find((each) => each === event.target.value) ?? 'battle' })}
            >
              {WHATS.map((what) => (
                <option key={what} value={what}>
                  {text.whats[what]}
                </option>
              ))}
            </select>
          </label>
        </header>
        {sheet.what === 'battle' ? (
          <BattleSides sheet={sheet} onChange={change} />
        ) : (
          <StrikeSide sheet={sheet} onChange={(strike) => change({ strike })} />
        )}
        <section className="chart-card odds-found" aria-label={text.result} aria-live="polite">
          <h3 className="eyebrow">{text.result}</h3>
          {found === undefined ? undefined : counting ? (
            <p>{text.counting}</p>
          ) : 'sentence' in found ? (
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

/** How long what was found before may stay while the next is counted, in milliseconds. */
const LONG = 400;

interface Counted {
  readonly found: Explored | { readonly sentence: string } | undefined;
  /** Whether somebody has to wait for it, so that what was found before must not be taken for it. */
  readonly counting: boolean;
}

/** What the worker's referee makes of the battle; what was found before stays for a moment, so that nothing flickers. */
function useExplored(solo: Solo, written: string): Counted {
  const [found, setFound] = useState<Counted['found']>();
  const [counting, setCounting] = useState(false);
  useEffect(() => {
    let current = true;
    const late = setTimeout(() => setCounting(true), LONG);
    orRefused(solo.ask({ do: 'explore', sheet: readSheet(written) })).then((answer) => {
      clearTimeout(late);
      if (!current) return;
      setCounting(false);
      setFound(answer);
    });
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [solo, written]);
  return { found, counting };
}

interface BattleSidesProps {
  readonly sheet: OddsSheet;
  readonly onChange: (more: Partial<OddsSheet>) => void;
}

/** Both forces of a battle, how they meet, and the sets that are played with. */
function BattleSides({ sheet, onChange: change }: BattleSidesProps) {
  return (
    <>
      <Side
        title={text.attacker}
        force={sheet.attacker}
        kinds={kindsOf(sheet, 'attacker')}
        sheet={sheet}
        onChange={(attacker) => change({ attacker })}
      >
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
        <Check
          label={text.merchantMarine}
          on={sheet.merchantMarine}
          onChange={(merchantMarine) => change({ merchantMarine })}
        />
        <Check label={text.highTech} on={sheet.highTech} onChange={(highTech) => change({ highTech })} />
        <Check label={text.chart} on={sheet.chart} onChange={(chart) => change({ chart })} />
      </Side>
      <Side
        title={text.defender}
        force={sheet.militia ? undefined : sheet.defender}
        kinds={kindsOf(sheet, 'defender')}
        sheet={sheet}
        onChange={(defender) => change({ defender })}
      >
        <Check label={text.militia} on={sheet.militia} onChange={(militia) => change({ militia })} />
        {shipsIn(sheet) > 0 && <p className="aside">{text.escorts}</p>}
      </Side>
    </>
  );
}

interface SideProps {
  readonly title: string;
  /** Nobody's where militia resist. */
  readonly force: Force | undefined;
  readonly kinds: readonly Kind[];
  readonly sheet: OddsSheet;
  readonly onChange: (force: Force) => void;
  readonly children: ReactNode;
}

function Side({ title, force, kinds, sheet, onChange, children }: SideProps) {
  return (
    <section className="chart-card odds-side" aria-label={title}>
      <h3 className="eyebrow">{title}</h3>
      {force !== undefined && (
        <>
          {kinds.map((kind) => (
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
          {sheet.highTech &&
            LEVELLED.map((kind) => (
              <Row
                key={kind}
                label={text.levels[kind]}
                of={title}
                value={force.levels[kind]}
                max={MOST.level}
                onChange={(level) => onChange({ ...force, levels: { ...force.levels, [kind]: level } })}
              />
            ))}
        </>
      )}
      {children}
    </section>
  );
}
