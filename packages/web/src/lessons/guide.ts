// Which control to press next on the way to a command: the same for every command, by what its form asks.
import { isZone, type Value } from '@marshall/rules';
import type { Form, Row } from '../moment/form.ts';
import { isCounts } from '../moment/map-plan.ts';
import { isOrder, keyOf } from '../moment/orders.ts';
import type { Draft } from '../session/session.ts';

/** What to light up: a control of the moment, the choice in it where it is a list, and a zone of the map that does the same. */
export interface Light {
  /** Selectors, of which the first that finds something counts. */
  readonly control: readonly string[];
  readonly option?: string;
  readonly zone?: string;
}

/** Where a button asks whether the player is sure, the answer. */
const SURE = '.moment-foot [data-sure] [data-leads]';

/** The next control towards a command. */
export function lightFor(wants: Draft, form: Form | undefined): Light {
  const { type, ...fields } = wants;
  if (Object.keys(fields).length === 0) return { control: [SURE, `.moment-foot [data-send="${type}"]`] };
  if (form?.type !== type) return { control: [`.moment [data-take="${type}"]`] };
  for (const row of form.rows) {
    const wanted = fields[row.field];
    if (wanted === undefined || same(row.value, wanted)) continue;
    const light = lightOfRow(row, wanted);
    if (light !== undefined) return light;
  }
  return { control: [SURE, '.moment-foot [data-act]'] };
}

function lightOfRow(row: Row, wanted: Value): Light | undefined {
  const { field, domain, value } = row;
  const place = `.moment [data-field="${field}"]`;
  switch (domain.kind) {
    case 'one-of': {
      const at = domain.values.findIndex((each) => same(each, wanted));
      const zone = typeof wanted === 'string' && isZone(wanted) ? { zone: wanted } : {};
      return {
        control: [`.moment [data-choice="${field}:${String(wanted)}"]`, `${place} select`],
        option: String(at),
        ...zone,
      };
    }
    case 'range':
      return {
        control: [
          `.moment [data-choice="${field}:${String(wanted)}"]`,
          ...steps(place, Number(value ?? domain.min), Number(wanted), domain.max),
        ],
      };
    case 'counts': {
      const [key, number] = Object.entries(isCounts(wanted) ? wanted : {})[0] ?? [];
      if (key === undefined || number === undefined) return undefined;
      const now = isCounts(value) ? (value[key] ?? 0) : 0;
      const one = now < number ? 'more' : 'fewer';
      return {
        control: [
          `${place} [data-key="${key}"] [data-step="${one}"]`,
          `${place} .another[data-chosen="${key}"] button`,
          `${place} .another select`,
        ],
        option: key,
        ...(one === 'more' && isZone(key) ? { zone: key } : {}),
      };
    }
    case 'list': {
      const lines = Array.isArray(wanted) ? wanted.filter(isOrder) : [];
      const chosen = Array.isArray(value) ? value.filter(isOrder) : [];
      const next = lines[chosen.length];
      return next && { control: [`${place} [data-line="${keyOf(next)}"] .adds button`] };
    }
    default:
      return undefined;
  }
}

/** All of it where that is nearer, else one more or one fewer. */
function steps(place: string, now: number, wanted: number, max: number): readonly string[] {
  const byOne = `[data-step="${now < wanted ? 'more' : 'fewer'}"]`;
  const all = now < wanted && max - wanted + 1 < wanted - now;
  return all ? ['.moment [data-choice="units:all"]'] : [`${place} ${byOne}`, `.moment .quantity ${byOne}`];
}

const same = (a: Value | undefined, b: Value): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

/** Counts are the same in any order, and nothing of a thing is as if it were not named. */
const ordered = (value: Value | undefined): unknown =>
  isCounts(value)
    ? Object.entries(value)
        .filter(([, number]) => number !== 0)
        .sort(([a], [b]) => a.localeCompare(b))
    : value;

/** Whether a form holds a command as it is meant: nothing is left but to send it. */
export function isSetUp({ type, ...fields }: Draft, form: Form | undefined): boolean {
  return (
    form?.type === type &&
    form.complete &&
    Object.entries(fields).every(([field, value]) => same(form.draft[field], value))
  );
}
