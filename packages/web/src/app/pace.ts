const KEY = 'marshall-pace';

/** How long an ordinary move of somebody else is shown, in milliseconds: the speed of everything that is played. 0 is at once. */
export const PACES = [0, 225, 450, 900, 1800] as const;
const NORMAL = 900;

const listeners = new Set<() => void>();
let kept: number | undefined;
let hurried = false;

export function recallPace(): number {
  if (hurried) return 0;
  if (kept !== undefined) return kept;
  const asked = new URLSearchParams(location.search).get('pace') ?? localStorage.getItem(KEY);
  const pace = asked === null ? Number.NaN : Number(asked);
  return PACES.find((each) => each === pace) ?? NORMAL;
}

/** Everything at once, whatever speed is set, until that is over. */
export function hurry(on: boolean): void {
  hurried = on;
  if (on) for (const listener of listeners) listener();
}

export function keepPace(milliseconds: number): void {
  kept = milliseconds;
  hurried = false;
  localStorage.setItem(KEY, String(milliseconds));
  for (const listener of listeners) listener();
}

/** Tells of another speed. */
export function onPace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Times the normal speed; 0 plays nothing. */
export const speedOf = (pace: number): number => (pace === 0 ? 0 : NORMAL / pace);
