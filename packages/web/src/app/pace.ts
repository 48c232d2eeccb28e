const KEY = 'marshall-pace';

/** How long computer commanders take for a visible move, in milliseconds. */
export const PACES = [0, 350, 900] as const;

export function recallPace(): number {
  const asked = new URLSearchParams(location.search).get('pace') ?? localStorage.getItem(KEY);
  const pace = asked === null ? Number.NaN : Number(asked);
  return PACES.find((each) => each === pace) ?? 350;
}

export const keepPace = (milliseconds: number): void => localStorage.setItem(KEY, String(milliseconds));
