const KEY = 'marshall-theme';

/** Applies the theme chosen on an earlier visit; without one the system's holds. */
export function recallTheme(): void {
  const asked = new URLSearchParams(location.search).get('theme') ?? localStorage.getItem(KEY);
  if (asked === 'light' || asked === 'dark') document.documentElement.dataset.theme = asked;
}

/** Turns light to dark and dark to light, and remembers it. */
export function turnTheme(): void {
  const root = document.documentElement;
  const dark =
    (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  root.dataset.theme = dark ? 'light' : 'dark';
  localStorage.setItem(KEY, root.dataset.theme);
}
