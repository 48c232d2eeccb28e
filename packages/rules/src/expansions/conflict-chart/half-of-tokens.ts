// Half of the tokens that a winner used, in whole tokens (C-HLF, Q-C-05).
import { citeRefusal } from '../../referee/cite.ts';
import { type Refusal, type Result, refuse } from '../../referee/refusal.ts';

/** Sets of tokens worth at least half, from which none could be put back, each listed once and its dearest token first. */
export function halvesOf(tokens: readonly number[]): readonly (readonly number[])[] {
  const all = dearestFirst(tokens);
  const found: (readonly number[])[] = [];
  // The last token taken is the least: without it the set was worth less than half.
  const walk = (at: number, chosen: readonly number[]): void => {
    if (2 * sum(chosen) >= sum(all)) {
      found.push(chosen);
      return;
    }
    for (const [i, token] of all.entries())
      if (i >= at && (i === at || token !== all[i - 1])) walk(i + 1, [...chosen, token]);
  };
  walk(0, []);
  return found;
}

/** The tokens a winner keeps who gives up these. */
export function giveUp(tokens: readonly number[], given: readonly number[]): Result<readonly number[]> {
  const picks = dearestFirst(given);
  if (halvesOf(tokens).some((half) => half.join() === picks.join())) return { ok: true, value: without(tokens, picks) };
  const refusal = whyNot(tokens, picks);
  citeRefusal(refusal);
  return { ok: false, refusal };
}

function whyNot(tokens: readonly number[], given: readonly number[]): Refusal {
  const whole = sum(tokens);
  const foreign = given.find((token, i) => count(given.slice(0, i + 1), token) > count(tokens, token));
  if (foreign !== undefined) return refuse('not-used', 'C-HLF-02', { token: foreign, tokens: dearestFirst(tokens) });
  const figures = { given: sum(given), used: whole };
  return 2 * sum(given) < whole
    ? refuse('less-than-half', 'C-HLF-01', figures)
    : refuse('more-than-half', 'Q-C-05', figures);
}

function without(tokens: readonly number[], given: readonly number[]): number[] {
  const left = [...tokens];
  for (const token of given) left.splice(left.indexOf(token), 1);
  return left;
}

const dearestFirst = (tokens: readonly number[]): number[] => [...tokens].sort((a, b) => b - a);

const count = (tokens: readonly number[], token: number): number => tokens.filter((each) => each === token).length;

const sum = (tokens: readonly number[]): number => tokens.reduce((all, token) => all + token, 0);
