import { Said } from '../help/Term.tsx';
import { language } from '../language.ts';
import type { Explored, ExploredBattle, Told } from '../solo/explored.ts';
import { studyWords } from '../words.ts';

const text = studyWords.explorer;
const say = language.speaker().remark;

/** What comes of it, exactly. */
export function Found({ found }: { readonly found: Explored }) {
  switch (found.what) {
    case 'battle':
      return <Battle found={found} />;
    case 'strike':
      return (
        <>
          <Take label={text.allStopped} told={found.struck.find(({ number }) => number === 0) ?? NEVER} />
          {found.ends && <Take label={text.ends} told={found.ends} />}
          <div className="odds-losses">
            <Spread title={text.struck} rows={found.struck} />
            <Spread title={text.shotDown} rows={found.shotDown} />
          </div>
          <Supposed found={found} />
        </>
      );
    case 'blast':
      return (
        <>
          <Take label={text.blasted} told={found.blasted} />
          <Spread title={text.shotDown} rows={found.shotDown} />
          <Supposed found={found} />
        </>
      );
    case 'clash':
      return (
        <dl className="odds-bars">
          <Bar label={text.clash.defender} told={found.defender} />
          <Bar label={text.clash.attacker} told={found.attacker} />
          <Bar label={text.clash.both} told={found.both} />
        </dl>
      );
  }
}

function Battle({ found }: { readonly found: ExploredBattle }) {
  const { captured, emptied, wipedOut, dice, letters, ships } = found;
  if (ships !== undefined)
    return (
      <>
        <Take label={text.sunk} told={ships.sunk} />
        {dice && <p className="odds-dice">{text.dice(dice.attacker, dice.defender)}</p>}
        <div className="odds-losses">
          <Spread title={text.shipsLost} rows={ships.lost} />
          {ships.escortsLost && <Spread title={text.escortsLost} rows={ships.escortsLost} />}
          <Spread title={text.attackerLost} rows={found.attackerLost} />
        </div>
        <Supposed found={found} />
      </>
    );
  return (
    <>
      <Take label={text.captured} told={captured} />
      {dice && <p className="odds-dice">{text.dice(dice.attacker, dice.defender)}</p>}
      <dl className="odds-bars">
        <Bar label={text.emptied} told={emptied} />
        <Bar label={text.wipedOut} told={wipedOut} />
        {letters?.map(({ letter, ...told }) => (
          <Bar key={letter} label={text.letters[letter] ?? letter} told={told} />
        ))}
      </dl>
      <div className="odds-losses">
        <Spread title={text.defenderLost} rows={found.defenderLost} />
        <Spread title={text.attackerLost} rows={found.attackerLost} />
      </div>
      <Supposed found={found} />
    </>
  );
}

const NEVER: Told = { percent: '0%', share: 0 };

const Take = ({ label, told: { percent } }: { readonly label: string; readonly told: Told }) => (
  <p className="odds-take">
    <span>
      <Said text={label} />
    </span>
    <b>{percent}</b>
  </p>
);

interface SpreadProps {
  readonly title: string;
  readonly rows: readonly (Told & { readonly number: number })[];
}

const Spread = ({ title, rows }: SpreadProps) => (
  <section aria-label={title}>
    <h4>{title}</h4>
    <dl className="odds-bars">
      {rows.map(({ number, ...told }) => (
        <Bar key={number} label={text.number(number)} told={told} />
      ))}
    </dl>
  </section>
);

const Bar = ({ label, told: { percent, exact, share } }: { readonly label: string; readonly told: Told }) => (
  <div>
    <dt>
      <Said text={label} />
    </dt>
    <dd>
      <i style={{ '--w': `${Math.round(share * 100)}%` }} />
      <b>{percent}</b>
      <small>{exact ?? ''}</small>
    </dd>
  </div>
);

const Supposed = ({ found: { supposed } }: { readonly found: Exclude<Explored, { what: 'clash' }> }) => (
  <details className="supposed">
    <summary>{text.supposed}</summary>
    <ul>
      {supposed.map(say).map((line) => (
        <li key={line}>
          <Said text={line} />
        </li>
      ))}
    </ul>
  </details>
);
