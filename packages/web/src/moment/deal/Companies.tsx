import { companyOf, isCompany, type View } from '@marshall/rules';
import { Glyph } from '../../look/Glyph.tsx';
import { companyFacts, kindTitle } from '../../session/names.ts';
import { dealWords } from '../../words.ts';
import { Another } from '../Another.tsx';
import { glyphOf } from './offer.ts';
import type { Shelved } from './shelf.ts';

/** More than these are chosen from a list, so that everything of an offer is in sight. */
const MOST = 5;

interface CompaniesProps {
  readonly view: View;
  readonly shelf: readonly Shelved[];
  readonly onSet: (good: string, number: number) => void;
}

/** The companies of one side: a card each with what it makes; of many, those that are in the offer and a list of the rest. */
export function Companies({ view, shelf, onSet }: CompaniesProps) {
  const all = shelf.filter(({ kind, most }) => kind === 'companies' && most > 0);
  if (all.length === 0) return undefined;
  const many = all.length > MOST;
  const shown = many ? all.filter(({ number }) => number > 0) : all;
  const rest = all.filter((each) => !shown.includes(each));
  return (
    <fieldset className="cards">
      <legend className="unseen">{dealWords.companies}</legend>
      {shown.map(({ good, number }) => (
        <button
          key={good}
          type="button"
          className="choice"
          title={companyFacts(good)}
          aria-label={`${kindTitle(view, good)}, ${companyFacts(good)}`}
          aria-pressed={number > 0}
          onClick={() => onSet(good, number > 0 ? 0 : 1)}
        >
          <span>{kindTitle(view, good)}</span>
          <Yield good={good} />
        </button>
      ))}
      {rest.length > 0 && many && (
        <Another
          label={dealWords.companies}
          prompt={dealWords.addCompany}
          things={rest.map(({ good }) => ({ key: good, title: `${kindTitle(view, good)}: ${companyFacts(good)}` }))}
          onAdd={(good) => onSet(good, 1)}
        />
      )}
    </fieldset>
  );
}

/** What a company makes, as its mark on the map says it. */
function Yield({ good }: { readonly good: string }) {
  if (!isCompany(good)) return undefined;
  const { units, resource } = companyOf(good);
  return (
    <small style={{ '--c': `var(--${resource})` }}>
      <Glyph name={glyphOf(resource)} size={12} /> {units}
    </small>
  );
}
