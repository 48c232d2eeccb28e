/** Chances of the sums of some dice: `chances[sum]`. */
export function sumsOf(dice: number): readonly number[] {
  let chances: number[] = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(chances.length + 6).fill(0);
    for (const [sum, chance] of chances.entries())
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    chances = next;
  }
  return chances;
}

/** The chance to remove at least so many units, one for each three points (B-ATK-34). */
export const removesAtLeast = (dice: number, units: number): number =>
  sumsOf(dice).reduce((sum, chance, points) => (Math.floor(points / 3) >= units ? sum + chance : sum), 0);

/** `72%`; what can happen is never 0%, what need not never 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-12) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}
