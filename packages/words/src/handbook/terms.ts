// Words of the game that a newcomer does not know: each has a card of a sentence or two, and a paragraph that says more.
import type { ParagraphId } from './outline.ts';

const ROWS = {
  cube: 'bids',
  bid: 'bids',
  cycle: 'the-cycle',
  stage: 'the-cycle',
  set: 'battle-cost',
  'supply-center': 'production',
  company: 'open-company',
  market: 'prices',
  salary: 'salaries',
  loan: 'loans',
  default: 'default',
  nuke: 'nukes',
  'l-star': 'l-stars',
  champion: 'champions',
  'first-strike': 'first-strike',
  'space-blast': 'space-blast',
  clash: 'space-blast',
  home: 'supremacy',
  'light-sea': 'passage',
  'dark-sea': 'passage',
  port: 'convoy',
  passage: 'passage',
  militia: 'militia',
  'fire-power': 'dice',
  counterattack: 'counterattack',
  amphibious: 'landing',
  airborne: 'airborne',
  withdraw: 'defending',
  resist: 'defending',
  blockade: 'blockade',
  siege: 'siege',
  spoils: 'captured',
  prospect: 'prospecting',
  research: 'research',
  bazaar: 'bazaar',
  'drop-ship': 'drop-ship',
  'trading-window': 'trading',
  detente: 'detente',
  supremacy: 'supremacy',
  'coup-final': 'coup-final',
  stars: 'stars',
  apc: 'apc-units',
  agenda: 'tech-cards',
  licence: 'tech-sales',
  'merchant-ship': 'ships',
  freight: 'freight',
  escort: 'ship-battles',
  reroute: 'ships',
  generalship: 'chart-battle',
  supplies: 'production',
  zone: 'passage',
  territory: 'taking-cards',
  power: 'supremacy',
  army: 'units',
  navy: 'convoy',
  interest: 'loans',
  'face-down': 'open-company',
  surrender: 'defending',
  reinforce: 'reinforcing',
  retaliation: 'first-strike',
  roulette: 'coup-final',
  promise: 'promises',
  technology: 'tech-cards',
  deploy: 'tech-cards',
  legion: 'legions',
  'half-siege': 'marine-siege',
  'danger-pay': 'ship-battles',
  pirates: 'freight',
  cash: 'wealth',
  unit: 'units',
  wealth: 'wealth',
} as const satisfies Readonly<Record<string, ParagraphId>>;

export type TermId = keyof typeof ROWS;

/** Where more is said about a term. */
export const paragraphOf = (term: TermId): ParagraphId => ROWS[term];

/** A term in a language. */
export interface Term {
  /** How it stands in texts, in all its forms; capitals matter only where a form has them. */
  readonly forms: readonly string[];
  readonly text: string;
  /** Longer phrases with one of its forms in which it means something else. */
  readonly except?: readonly string[];
}

export type Terms = Readonly<Record<TermId, Term>>;

/** A text in parts: plain ones, and words that have a card. */
export interface Part {
  readonly text: string;
  readonly term?: TermId;
}

/** Makes a reader of texts that finds each term once in a text, where it stands first. */
export function termsIn(terms: Terms): (text: string) => readonly Part[] {
  const ids = new Map<string, TermId>();
  // The table's keys are its ids.
  for (const [id, { forms }] of Object.entries(terms) as [TermId, Term][]) for (const form of forms) ids.set(form, id);
  const others = Object.values(terms).flatMap(({ except = [] }) => except);
  const longestFirst = [...ids.keys(), ...others].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  // At the beginning of a sentence a form has a capital that it has nowhere else.
  const idOf = (word: string): TermId | undefined =>
    ids.get(word) ?? ids.get(word.charAt(0).toLowerCase() + word.slice(1)) ?? ids.get(word.toLowerCase());
  return (text) => {
    const parts: Part[] = [];
    const seen = new Set<TermId>();
    let from = 0;
    for (const found of text.matchAll(pattern)) {
      const [word] = found;
      const term = idOf(word);
      if (term === undefined || seen.has(term)) continue;
      seen.add(term);
      if (found.index > from) parts.push({ text: text.slice(from, found.index) });
      parts.push({ text: word, term });
      from = found.index + word.length;
    }
    if (from < text.length) parts.push({ text: text.slice(from) });
    return parts;
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
