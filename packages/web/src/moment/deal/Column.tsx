import type { Value, View } from '@marshall/rules';
import { useState } from 'react';
import { Glyph } from '../../look/Glyph.tsx';
import { kindTitle } from '../../session/names.ts';
import { dealWords, fieldWords, greyWords, list, money, words } from '../../words.ts';
import { Stepper } from '../Controls.tsx';
import type { Form, Row } from '../form.ts';
import { Companies } from './Companies.tsx';
import { glyphOf, goodsIn } from './offer.ts';
import { type Shelved, type Side, shelfOf } from './shelf.ts';
import { type Reasons, reasonKey } from './use-reasons.ts';

interface ColumnProps {
  readonly view: View;
  readonly form: Form;
  readonly side: Side;
  readonly reasons: Reasons;
  readonly worth: number;
  readonly onSet: (field: string, value: Value) => void;
}

/** One side of an offer: cash, supplies, weapons, companies, and what else can pass, with why the rest cannot. */
export function Column({ view, form, side, reasons, worth, onSet }: ColumnProps) {
  const title = side === 'gives' ? dealWords.gives : dealWords.gets;
  const cash = side === 'gives' ? 'givesCash' : 'wantsCash';
  const row = form.rows.find(({ field }) => field === cash);
  const shelf = shelfOf(view, form, side);
  const chosen = goodsIn(form.rows.find(({ field }) => field === side)?.value);
  const back = goodsIn(form.rows.find(({ field }) => field === (side === 'gives' ? 'wants' : 'gives'))?.value);
  const set = (good: string, number: number): void => onSet(side, { ...chosen, [good]: number });
  // Where no supplies can pass at all they have no counters: below stands why.
  const supplied = shelf.some(({ kind, most, number }) => kind === 'supplies' && most + number > 0);
  const counted = shelf.filter(({ kind, most, number }) =>
    kind === 'supplies' ? supplied || reasons.size === 0 : kind !== 'companies' && most + number > 0,
  );
  const label = (good: string): string =>
    side === 'gives' ? kindTitle(view, good) : dealWords.youGet(kindTitle(view, good));
  const whyNot = ({ good, most }: Shelved): string | undefined =>
    reasons.get(reasonKey(side, good)) ?? (most === 0 && (back[good] ?? 0) > 0 ? dealWords.bothWays : undefined);
  return (
    <section aria-label={title} data-side={side}>
      <h3 className="eyebrow">{title}</h3>
      <ul className="shelf">
        <li data-field={cash}>
          <Glyph name="loan" size={14} />
          <Cash field={cash} row={row} onSet={(value) => onSet(cash, value)} />
        </li>
        {counted.map((each) => (
          <li key={each.good} style={{ '--c': `var(--${each.good}, var(--ink2))` }}>
            <Glyph name={glyphOf(each.good)} size={14} />
            <span>
              {kindTitle(view, each.good)}
              {each.most > 0 && <small>{dealWords.of(each.most)}</small>}
            </span>
            <Stepper
              label={label(each.good)}
              value={each.number}
              min={0}
              max={each.most}
              whyFull={each.number >= each.most ? whyNot(each) : undefined}
              onChange={(number) => set(each.good, number)}
            />
          </li>
        ))}
      </ul>
      <Companies view={view} shelf={shelf} onSet={set} />
      <Why shelf={shelf} view={view} whyNot={whyNot} />
      <p className="worth" title={dealWords.worthAbout}>
        {dealWords.worth(money(worth))}
      </p>
    </section>
  );
}

/** Each reason once, with all that it keeps back. */
function Why({
  view,
  shelf,
  whyNot,
}: Pick<ColumnProps, 'view'> & {
  readonly shelf: readonly Shelved[];
  readonly whyNot: (each: Shelved) => string | undefined;
}) {
  const held = new Map<string, string[]>();
  for (const each of shelf) {
    const why = each.kind === 'supplies' ? whyNot(each) : undefined;
    if (why !== undefined) held.set(why, [...(held.get(why) ?? []), kindTitle(view, each.good)]);
  }
  if (held.size === 0) return undefined;
  return (
    <ul className="why">
      {[...held].map(([why, names]) => (
        <li key={why}>
          <b>{list(names)}:</b> {why}
        </li>
      ))}
    </ul>
  );
}

const STEP = 100;

interface CashProps {
  readonly field: string;
  readonly row: Row | undefined;
  readonly onSet: (value: number) => void;
}

/** A sum in steps of $100M, or typed; where the other side pays, it waits. */
function Cash({ field, row, onSet }: CashProps) {
  const [typed, setTyped] = useState<string>();
  const label = fieldWords(field);
  const range = row?.domain.kind === 'range' ? row.domain : undefined;
  const now = typeof row?.value === 'number' ? row.value : 0;
  const max = range?.max ?? 0;
  const fit = (value: number): number => Math.min(max, Math.max(0, Math.round(value)));
  const why = range === undefined ? dealWords.oneWay : undefined;
  const over = typed !== undefined && Number(typed) > max && why === undefined;
  const step = (by: number) => () => {
    setTyped(undefined);
    onSet(fit(now + by));
  };
  return (
    <span className="cash" title={why}>
      <button
        type="button"
        aria-label={dealWords.hundred.fewer(label)}
        aria-disabled={why !== undefined || now === 0}
        onClick={why === undefined && now > 0 ? step(-STEP) : undefined}
      >
        {'\u2212'}
      </button>
      <input
        type="number"
        aria-label={words.moment.exactly(label)}
        aria-invalid={over || undefined}
        min={0}
        max={max}
        step={STEP}
        disabled={why !== undefined}
        value={typed ?? now}
        onChange={({ target }) => {
          setTyped(target.value);
          onSet(fit(Number(target.value)));
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={dealWords.hundred.more(label)}
        aria-disabled={why !== undefined || now >= max}
        onClick={why === undefined && now < max ? step(STEP) : undefined}
      >
        +
      </button>
      {over && <small role="status">{greyWords.most(money(max))}</small>}
    </span>
  );
}
