import { useRef } from 'react';

/** A value that is the same object for as long as it says the same, so that nothing is laid out or painted again for it. */
export function useAlike<T>(value: T): T {
  const kept = useRef<{ readonly value: T; readonly text: string }>(undefined);
  if (kept.current?.value === value) return value;
  const text = JSON.stringify(value);
  if (kept.current?.text === text) return kept.current.value;
  kept.current = { value, text };
  return value;
}
