import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clause as its ledger defines it; `needs` says what the clause lacks, if the ledger marks it so. */
export interface Clause {
  readonly id: string;
  readonly needs?: string;
}

/** Every clause of every ledger in a folder, in the order of the files and of the lines. */
export function readLedgers(folder: string): readonly Clause[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const inOrder = files.sort((a, b) => ledgerRank(a) - ledgerRank(b) || (a < b ? -1 : 1));
  return inOrder.flatMap((name) => clausesOf(readFileSync(join(folder, name), 'utf8')));
}

/** The base game first, then the expansions by name. */
const ledgerRank = (name: string): number => (name === 'base.md' ? 0 : 1);

/** The clauses that a ledger's text defines: list items that begin with a bold id, and rule tables headed by an id. */
export function clausesOf(ledger: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let section = '';
  let sectionNeeds: string | undefined;
  for (const line of ledger.split('\n')) {
    const heading = /^## (.+)/.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
      sectionNeeds = undefined;
      continue;
    }
    sectionNeeds = wholeSectionNeeds(line) ?? sectionNeeds;
    const id = clauseIdOf(line, section);
    if (id === undefined) continue;
    const needs = clauseNeeds(line) ?? sectionNeeds;
    clauses.push(needs === undefined ? { id } : { id, needs });
  }
  return clauses;
}

// Tables under "Reference tables" repeat what clauses say; those within an area hold the rule itself.
function clauseIdOf(line: string, section: string): string | undefined {
  const item = /^- \*\*([ABCMT]-[A-Z]+-\d{2})\*\*/.exec(line)?.[1];
  if (item !== undefined || section === 'Reference tables') return item;
  return /^### ([ABCMT]-[A-Z]+-\d{2})\b/.exec(line)?.[1];
}

const wholeSectionNeeds = (line: string): string | undefined =>
  reasonOf(/^(?:Whole area: )?\[needs: ([^\]]+)\]/.exec(line)?.[1]);

// "Boomers: [needs: Boomers]" marks one word of the clause; the rest of it can be enforced.
const clauseNeeds = (line: string): string | undefined => reasonOf(/(?<!\w: )\[needs: ([^\]]+)\]/.exec(line)?.[1]);

const reasonOf = (text: string | undefined): string | undefined => text?.split(/ - minimal state/)[0]?.trim();
