// Exact chances: one whole number over another, never a rounded one.

/** So many ways out of so many that are equally likely. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

export const CERTAIN: Chance = { ways: 1n, of: 1n };
export const NEVER: Chance = { ways: 0n, of: 1n };

/** Either of two things that exclude each other. */
export function either(a: Chance, b: Chance): Chance {
  if (a.of === b.of) return { ways: a.ways + b.ways, of: a.of };
  // Throws of more and of fewer dice: one number of ways is a multiple of the other.
  if (a.of % b.of === 0n) return { ways: a.ways + b.ways * (a.of / b.of), of: a.of };
  if (b.of % a.of === 0n) return { ways: b.ways + a.ways * (b.of / a.of), of: b.of };
  return inLowestTerms({ ways: a.ways * b.of + b.ways * a.of, of: a.of * b.of });
}

/** One thing, and then another that is so likely after it. */
export function inTurn(a: Chance, b: Chance): Chance {
  return { ways: a.ways * b.ways, of: a.of * b.of };
}

/** One thing if another that contains it has happened. */
export function within(part: Chance, whole: Chance): Chance {
  return { ways: part.ways * whole.of, of: part.of * whole.ways };
}

/** That something does not happen. */
export function without({ ways, of }: Chance): Chance {
  return { ways: of - ways, of };
}

/** The same chance over the least number of ways. */
export function inLowestTerms({ ways, of }: Chance): Chance {
  let a = ways;
  let b = of;
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? NEVER : { ways: ways / a, of: of / a };
}

/** Whether two chances are the same. */
export function isSameChance(a: Chance, b: Chance): boolean {
  return a.ways * b.of === b.ways * a.of;
}

/** A chance as a fraction: `5/36`, `0`, `1`. */
export function fraction(chance: Chance): string {
  const { ways, of } = inLowestTerms(chance);
  return of === 1n ? String(ways) : `${ways}/${of}`;
}

/**
 * A chance in per cent, rounded to so many decimals. What can happen is never rounded to 0%, what need not happen never
 * to 100%: those are `<1%` and `>99%`.
 */
export function percent(chance: Chance, decimals = 0): string {
  const { ways, of } = chance;
  const scale = 10n ** BigInt(decimals);
  const full = 100n * scale;
  const rounded = (2n * ways * full + of) / (2n * of);
  if (rounded === 0n && ways > 0n) return `<${decimal(1n, decimals)}%`;
  if (rounded === full && ways < of) return `>${decimal(full - 1n, decimals)}%`;
  return `${decimal(rounded, decimals)}%`;
}

/** A whole number of the last decimal, written with its point. */
function decimal(number: bigint, decimals: number): string {
  if (decimals === 0) return String(number);
  const digits = String(number).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
