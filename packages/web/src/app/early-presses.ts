import { useEffect } from 'react';

/** What was done to the first screen while it was only a picture of the page: see `early-plugin.ts`. */
interface Press {
  readonly type: 'click' | 'change' | 'input';
  readonly target: HTMLElement;
  /** What stood in a field then. */
  readonly value?: string;
  readonly checked?: boolean;
}

declare global {
  /** Gives what was pressed so far, and keeps nothing from then on; undefined where no first screen was drawn. */
  var marshallEarly: (() => readonly Press[]) | undefined;
}

/** Does what was pressed and chosen on the first screen, as soon as the page that it shows is alive. */
export function EarlyPresses() {
  useEffect(() => {
    const presses = globalThis.marshallEarly?.() ?? [];
    globalThis.marshallEarly = undefined;
    void again(presses);
  }, []);
  return undefined;
}

/** One after the other: each sees what those before it have changed. */
async function again(presses: readonly Press[]): Promise<void> {
  for (const press of presses) {
    await new Promise((resolve) => setTimeout(resolve));
    const { type, target } = press;
    if (type === 'click') target.click();
    else if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file'))
      choose(target, press);
    // A field says both when it is left and with every letter; once is enough.
    else if (target instanceof HTMLInputElement && type === 'input') retype(target, press);
  }
}

function choose(field: HTMLSelectElement | HTMLInputElement, { type, value }: Press): void {
  // What was chosen before may have drawn the page again, and this field with it.
  if (field instanceof HTMLSelectElement && value !== undefined) field.value = value;
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A field tells what is done to it; what stood in it when the page came alive it takes for its own. */
function retype(field: HTMLInputElement, { value, checked }: Press): void {
  if (field.type === 'checkbox') {
    field.checked = checked !== true;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
