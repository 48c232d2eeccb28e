/** A slow machine loads for a while; longer than this nobody waits for it. */
const AT_THE_LATEST = 8000;

/** Resolves when the page and its files are there and have been drawn once: what can wait begins then. */
export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    // Two frames: what was there in the first is on the screen in the second.
    const drawn = (): void => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    if (document.readyState === 'complete') drawn();
    else addEventListener('load', drawn, { once: true });
    setTimeout(resolve, AT_THE_LATEST);
  });

/** Does something so many milliseconds after the page was drawn; returns how to prevent it. */
export function afterDrawn(milliseconds: number, then: () => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void whenDrawn().then(() => {
    if (!stopped) timer = setTimeout(then, milliseconds);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
