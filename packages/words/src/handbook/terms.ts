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
  'stage-1': 'salaries',
  'stage-2': 'production',
  'stage-3': 'selling',
  'stage-4': 'attacking',
  'stage-5': 'move-costs',
  'stage-6': 'units',
  'stage-7': 'buying',
  grain: 'move-costs',
  oil: 'move-costs',
  minerals: 'weapons',
  price: 'prices',
  bank: 'loans',
  turn: 'order',
  pass: 'passing',
  sealed: 'bids',
  attack: 'attacking',
  battle: 'attacking',
  dice: 'dice',
  points: 'losses',
  odds: 'odds',
  occupy: 'occupying',
  destroyed: 'nukes',
  fallen: 'captured',
  abroad: 'taking-cards',
  closed: 'open-company',
  deck: 'prospecting',
  offer: 'trading',
  deal: 'trading',
  gift: 'player-loans',
  commander: 'commanders',
  recruit: 'commanders',
  officer: 'commanders',
  general: 'commanders',
  marshal: 'commanders',
  coach: 'hints',
  hint: 'hints',
  caretaker: 'away',
  substitute: 'away',
  'standing-order': 'away',
  referee: 'fair-dice',
  clause: 'fair-dice',
  ruling: 'fair-dice',
  convoy: 'ship-battles',
  carriers: 'freight',
  colony: 'legions',
  ransom: 'marine-siege',
  tank: 'apc-units',
  'fire-power-rating': 'apc-battle',
  'kill-points': 'apc-battle',
  'public-record': 'tech-sales',
  'top-secret': 'tech-sales',
  token: 'chart-battle',
  canal: 'chart-battle',
  mastermind: 'chart-battle',
} as const satisfies Readonly<Record<string, ParagraphId>>;

export type TermId = keyof typeof ROWS;

/** Every word that has a card. */
export const TERM_IDS = Object.keys(ROWS) as readonly TermId[];

/**
 * Words of everyday language. They have a card in the list of words and where newcomers are taught; marked in every
 * sentence of a game, they would drown the words that only this game has.
 */
const EVERYDAY: ReadonlySet<TermId> = new Set<TermId>([
  'grain',
  'oil',
  'minerals',
  'price',
  'bank',
  'turn',
  'pass',
  'sealed',
  'attack',
  'battle',
  'dice',
  'points',
  'odds',
  'occupy',
  'destroyed',
  'abroad',
  'deck',
  'offer',
  'deal',
  'gift',
  'recruit',
  'officer',
  'general',
  'marshal',
  'coach',
  'hint',
  'referee',
  'clause',
  'ruling',
]);

/** Where more is said about a term. */
export const paragraphOf = (term: TermId): ParagraphId => ROWS[term];

/** A term in a language. */
export interface Term {
  /** How it stands in texts, in all its forms; capitals matter only where a form has them. */
  readonly forms: readonly string[];
  readonly text: string;
  /** Further forms that are marked only where newcomers are taught. */
  readonly taught?: readonly string[];
  /** Longer phrases with one of its forms in which it means something else. */
  readonly except?: readonly string[];
}

export type Terms = Readonly<Record<TermId, Term>>;

/** A text in parts: plain ones, and words that have a card. */
export interface Part {
  readonly text: string;
  readonly term?: TermId;
}

/** Which words are looked for: those that only this game has, or everyday words too. */
export type Sought = 'game' | 'every';

/** Makes a reader of texts that finds each term once in a text, where it stands first. */
export function termsIn(terms: Terms, which: Sought = 'game'): (text: string) => readonly Part[] {
  const ids = new Map<string, TermId>();
  const sought = TERM_IDS.filter((id) => which === 'every' || !EVERYDAY.has(id));
  for (const id of sought)
    for (const form of [...terms[id].forms, ...((which === 'every' && terms[id].taught) || [])]) ids.set(form, id);
  const others = sought.flatMap((id) => terms[id].except ?? []);
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
