// Reasons for mutants that nothing can notice: they change the code and not what it does.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PATH = 'proof/mutants/survivors.json';

/** The reasons, each for one change of one piece of code; one that fits no candidate, or says nothing, is an error. */
export function readReasons(root, all) {
  const path = join(root, PATH);
  const rows = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  for (const row of rows) {
    if (typeof row.reason !== 'string' || row.reason.length < 20) {
      throw new Error(`${PATH}: '${row.code}' of ${row.file} has no reason.`);
    }
    // A bare number or truth value stands in many places: the row is about the one in its line.
    if (/^(\d+|true|false)$/.test(row.code) && row.in === undefined) {
      throw new Error(`${PATH}: '${row.code}' of ${row.file} needs the line that it stands in.`);
    }
    if (!all.some((mutant) => fits(root, row, mutant))) {
      throw new Error(`${PATH}: '${row.code}' (${row.what}) is no longer in ${row.file}: remove its row.`);
    }
  }
  return rows;
}

/** Why a mutant changes nothing, if that is known. */
export function reasonOf(root, reasons, mutant) {
  return reasons.find((row) => fits(root, row, mutant))?.reason;
}

/** The code that a mutant changes, on one line. */
export function codeOf(root, { file, start, end }) {
  return sourceOf(root, file).slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 120);
}

function fits(root, row, mutant) {
  if (row.file !== mutant.file || row.what !== mutant.what || row.code !== codeOf(root, mutant)) return false;
  return row.in === undefined || row.in === lineOf(root, mutant);
}

function lineOf(root, { file, line }) {
  return sourceOf(root, file).split('\n')[line - 1].trim();
}

const sources = new Map();

function sourceOf(root, file) {
  if (!sources.has(file)) sources.set(file, readFileSync(join(root, file), 'utf8'));
  return sources.get(file);
}
