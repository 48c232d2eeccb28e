import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusNear<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** The control that has the focus, the line it is part of, and its place among the others. */
interface Held {
  readonly control: Element;
  readonly line: string | undefined;
  readonly place: number;
}

/**
 * A control that is gone once it has done its work leaves the focus to its line (`data-line`), if that stands elsewhere
 * now, else to what stands in its place.
 */
export function useFocusNear<E extends HTMLElement>(): FocusNear<E> {
  const ref = useRef<E>(null);
  const held = useRef<Held>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    const { control, line, place } = held.current;
    if (control.isConnected) {
      held.current = heldIn(ref.current, control);
    } else if (document.activeElement === document.body) {
      const all = controlsIn(ref.current);
      const there = all.findLast((each) => line !== undefined && lineOf(each) === line);
      (there ?? all[Math.min(place, all.length - 1)])?.focus();
    }
  });
  return {
    ref,
    onFocus: ({ target }) => {
      held.current = heldIn(ref.current, target);
    },
    // React tells of no blur while it takes a control away, only when the focus goes elsewhere.
    onBlur: () => {
      held.current = undefined;
    },
  };
}

const heldIn = (group: Element | null, control: Element): Held => ({
  control,
  line: lineOf(control),
  place: controlsIn(group).findIndex((each) => each === control),
});

/** What of a group can be reached by keys. */
const controlsIn = (group: Element | null): HTMLElement[] =>
  [...(group?.querySelectorAll<HTMLElement>('button, input, select, summary, textarea') ?? [])].filter((control) =>
    control.checkVisibility(),
  );

const lineOf = (control: Element): string | undefined => control.closest<HTMLElement>('[data-line]')?.dataset.line;
