// Which paragraphs tell of a rule: those that name it, else those of the rules that it settles, else those of the rules next to it.
import { type Needs, OUTLINE, type Paragraph, type ParagraphId } from '@marshall/words/handbook';
import { AT, setsInPlay } from './handbook.ts';

/** More than these would be no answer. */
const MOST = 3;

/** Parts of the rules that no paragraph names, and the paragraph that a reader of them wants. */
const PARTS: Readonly<Record<string, ParagraphId>> = {
  'A-AIR': 'apc-moves',
  'A-AMP': 'landing',
  'A-ATK': 'apc-battle',
  'A-EDG': 'apc-battle',
  'A-EQP': 'apc-units',
  'A-INH': 'apc-battle',
  'A-OIL': 'apc-battle',
  'A-RES': 'apc-battle',
  'A-SEL': 'apc-units',
  'A-SPO': 'captured',
  'A-TAB': 'apc-moves',
  'A-TEC': 'apc-battle',
  'A-WIN': 'wealth',
  'B-KIT': 'start',
  'B-MAP': 'reach',
  'B-OPEN': 'start',
  'C-GEN': 'chart-battle',
  'C-HLF': 'chart-results',
  'C-RES': 'chart-results',
  'C-RET': 'chart-results',
  'C-SOL': 'chart-battle',
  'C-TAB': 'chart-battle',
  'C-TOT': 'chart-battle',
  'M-AMPHIB': 'landing',
  'M-BAZAAR': 'ships',
  'M-BUY': 'freight',
  'M-CARRIER': 'freight',
  'M-MOVE': 'ships',
  'M-PIRATE': 'freight',
  'M-REINFORCE': 'freight',
  'M-REROUTE': 'ships',
  'M-SETUP': 'ships',
  'M-SPOILS': 'captured',
  'M-WIN': 'wealth',
  'T-AMP': 'tech-battle',
  'T-ARN': 'tech-battle',
  'T-DRW': 'tech-cards',
  'T-EQP': 'tech-cards',
  'T-M': 'marine-siege',
  'T-ROT': 'tech-cards',
  'T-SET': 'tech-cards',
  'T-SPO': 'captured',
  'T-TAB': 'tech-moves',
  'T-UPG': 'tech-cards',
  'T-WIN': 'wealth',
};

/** Rules that stand among others of another subject. */
const APART: readonly (readonly [from: string, to: number, paragraph: ParagraphId])[] = [
  ['B-PAY-06', 8, 'loans'],
  ['B-SETUP-01', 8, 'start'],
  ['B-TAC-27', 29, 'space-blast'],
  ['B-TAC-59', 62, 'champions'],
  ['B-STRAT-05', 5, 'nukes'],
  ['B-STRAT-17', 18, 'champions'],
  ['B-STRAT-22', 27, 'l-stars'],
  ['B-ATK-01', 1, 'attacking'],
  ['B-ATK-03', 3, 'attacking'],
  ['B-ATK-06', 6, 'counterattack'],
  ['B-ATK-09', 9, 'attacking'],
  ['B-BUILD-14', 17, 'where-to-build'],
  ['B-RND-02', 2, 'research'],
  ['B-STRAT-31', 33, 'counterattack'],
  ['B-TAC-51', 52, 'defending'],
  ['B-ATK-18', 22, 'attacking'],
];

/** The paragraphs that tell of what is asked, the best first; none where only the ledger does. */
export function tellingOf(
  asked: string,
  sentenceOf: (clause: string) => string | undefined,
  sets: ReadonlySet<Needs> = setsInPlay(),
): readonly Paragraph[] {
  if (asked === '') return [];
  const all = OUTLINE.filter(({ needs }) => needs === undefined || sets.has(needs)).flatMap(
    ({ paragraphs }) => paragraphs,
  );
  const exact = all.filter(({ id, clauses }) => asked === `${AT}${id}` || clauses.some((clause) => clause === asked));
  if (exact.length > 0) return exact;
  const rule = parsed(asked);
  if (rule === undefined) return [];
  if (!isRuling(rule)) return nextTo(all, rule);
  const rules = settledBy(asked, sentenceOf, 2);
  const settled = rules.flatMap(({ name }) => all.filter(({ clauses }) => clauses.some((clause) => clause === name)));
  const near = rules.flatMap((each) => nextTo(all, each).slice(0, 1));
  return [...new Set([...settled, ...near])].slice(0, MOST);
}

/** A ruling begins with the rules that it settles, or with other rulings. */
function settledBy(ruling: string, sentenceOf: (clause: string) => string | undefined, depth: number): readonly Rule[] {
  const named = rulesIn(sentenceOf(ruling) ?? '');
  const rules = named.filter((rule) => !isRuling(rule));
  if (rules.length > 0 || depth === 0) return rules;
  return named.flatMap(({ name }) => settledBy(name, sentenceOf, depth - 1));
}

interface Rule {
  readonly name: string;
  /** `B-ATK` */
  readonly part: string;
  readonly number: number;
}

function parsed(name: string): Rule | undefined {
  const [, part, number] = /^([A-Z]+(?:-[A-Z]+)*)-(\d+)$/.exec(name) ?? [];
  return part === undefined ? undefined : { name, part, number: Number(number) };
}

/** Rulings on one set, and on sets together. */
const isRuling = ({ part }: Rule): boolean => part === 'X' || part.startsWith('Q-');

/** The rules that a sentence names: `B-TAC-49 to -52`, `B-STRAT-15, -19`. */
function rulesIn(sentence: string): readonly Rule[] {
  const found: Rule[] = [];
  let part = '';
  for (const [, named, number] of sentence.matchAll(/(?:\b([A-Z]+(?:-[A-Z]+)+)|(?<=[\s,(]))-(\d{2})\b/g)) {
    part = named ?? part;
    const rule = part === '' ? undefined : parsed(`${part}-${number}`);
    if (rule !== undefined) found.push(rule);
  }
  return found;
}

/** The paragraph with the nearest rule of the same part. */
function nextTo(all: readonly Paragraph[], { name, part, number }: Rule): readonly Paragraph[] {
  const apart = APART.find(([from, to]) => {
    const first = parsed(from);
    return first !== undefined && first.part === part && number >= first.number && number <= to;
  });
  const told = all.find(({ id }) => id === (apart?.[2] ?? PARTS[part]));
  if (told !== undefined) return [told];
  const rows = all.flatMap((paragraph) => {
    const distances = paragraph.clauses.flatMap((clause) => {
      const other = parsed(clause);
      return other?.part === part && other.name !== name ? [Math.abs(other.number - number)] : [];
    });
    return distances.length === 0 ? [] : [{ paragraph, distance: Math.min(...distances) }];
  });
  const least = Math.min(...rows.map(({ distance }) => distance));
  return rows
    .filter(({ distance }) => distance === least)
    .map(({ paragraph }) => paragraph)
    .slice(0, 2);
}
