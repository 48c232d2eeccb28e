import { isTerritory, isZone, type Value } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import type { Arrow } from '../map/types.ts';
import type { Draft } from '../session/session.ts';
import type { Form, Row } from './form.ts';
import { isOrder, type OrderLine, withOneMore } from './orders.ts';
import type { Hand } from './use-hand.ts';

/** Units that would stand on the map once the command is carried out. */
export interface Placing {
  readonly zone: string;
  readonly kind: string;
  readonly number: number;
}

/** What of the moment can be done on the map. */
export interface MapPlan {
  /** The question, the command in the making and what was chosen for it: other players' moves do not change it. */
  readonly about: string;
  readonly targets: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  /** Zones from which units of the player's may be sent. */
  readonly ready: ReadonlySet<string>;
  readonly arrows: readonly Arrow[];
  readonly placing: readonly Placing[];
  /** Whether the last click is still being thought about: what it changes is not on the map yet. */
  readonly busy: boolean;
  /** Takes a click; false if the zone means nothing now. */
  readonly pick: (zone: string) => boolean;
  /** Why a zone means nothing now. */
  readonly whyNot: (zone: string) => Promise<ToldRefusal | undefined>;
  /** Dragging units of the player's to another zone. */
  readonly grab?: { readonly start: (from: string) => void; readonly drop: (from: string, to: string) => void };
}

const NONE: ReadonlySet<string> = new Set();

export const NO_PLAN: MapPlan = {
  about: '',
  targets: NONE,
  selected: NONE,
  ready: NONE,
  arrows: [],
  placing: [],
  busy: false,
  pick: () => false,
  whyNot: () => Promise.resolve(undefined),
};

/** Reads the zones that a command in the making speaks of, so that they can be clicked. */
export function planOf(hand: Hand, explain: (draft: Draft) => Promise<ToldRefusal | undefined>): MapPlan {
  const { form } = hand;
  if (form === undefined) return { ...NO_PLAN, busy: hand.filling };
  const open = form.rows.filter(isOnMap);
  const active = open.findLast((row) => row.value === undefined) ?? open.at(-1);
  if (active === undefined) return { ...NO_PLAN, busy: hand.filling, arrows: arrowsOf(form) };
  const earlier = open.filter((row) => row !== active);
  return {
    ...NO_PLAN,
    targets: new Set(zonesToPick(active)),
    selected: new Set(form.rows.flatMap((row) => zonesChosen(row.value))),
    arrows: arrowsOf(form),
    placing: placingOf(form),
    busy: hand.filling,
    pick: (zone) => {
      if (form.type === 'build' && buildsOneMore(hand, form, zone)) return true;
      const row = zonesToPick(active).includes(zone)
        ? active
        : earlier.findLast((other) => zonesToPick(other).includes(zone));
      if (row === undefined) return false;
      // Every place begins with as many as the text says, whatever was chosen for another.
      if (form.type === 'build' && row.field === 'zone') hand.clear('number');
      hand.set(row.field, picked(row, zone));
      return true;
    },
    whyNot: async (zone) => {
      const value = isZone(zone) ? supposed(active, zone) : undefined;
      const refusal =
        value === undefined ? undefined : await explain({ ...upTo(form, active.field), [active.field]: value });
      // Orders that only want more after them are no obstacle.
      return refusal?.code === 'goes-on' ? undefined : refusal;
    },
  };
}

/** What of a whole command shows on the map. */
export function sketchOf({ type, ...fields }: Draft): Pick<MapPlan, 'selected' | 'arrows' | 'placing'> {
  const rows = Object.entries(fields).map(([field, value]) => ({ field, value }));
  return {
    selected: new Set(rows.flatMap(({ value }) => zonesChosen(value))),
    arrows: arrowsOf({ type, rows }),
    placing: placingOf({ type, draft: { ...fields, type } }),
  };
}

/** Another click on the zone where units are to be built: one more, and from the most back to one. */
function buildsOneMore(hand: Hand, form: Form, zone: string): boolean {
  const at = (field: string) => form.rows.find((row) => row.field === field);
  const number = at('number');
  if (at('zone')?.value !== zone || number?.domain.kind !== 'range') return false;
  const now = typeof number.value === 'number' ? number.value : 0;
  hand.set('number', now >= number.domain.max ? number.domain.min : now + 1);
  return true;
}

/** What a command that brings new units to the board would put where. */
function placingOf({ type, draft }: Pick<Form, 'type' | 'draft'>): Placing[] {
  const { kind, zone, number, territories, navies } = draft;
  if (type === 'build' && typeof zone === 'string' && typeof kind === 'string')
    return [{ zone, kind, number: typeof number === 'number' ? number : 1 }];
  if (type === 'place-armies' && Array.isArray(territories))
    return territories.filter(isZoneId).map((each) => ({ zone: each, kind: 'army', number: 1 }));
  if (type === 'place-navies' && Array.isArray(navies))
    return navies.flatMap((berth) => {
      const sea = typeof berth === 'object' && 'sea' in berth ? berth.sea : undefined;
      return isZoneId(sea ?? '') ? [{ zone: String(sea), kind: 'navy', number: 1 }] : [];
    });
  const placed = PLACED[type] ?? {};
  return Object.entries(placed).flatMap(([field, unit]) =>
    Object.entries(countsIn(draft[field])).map(([zone, number]) => ({ zone, kind: unit, number })),
  );
}

/** Fields that say how many units of a kind are put where. */
const PLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'place-apc': { at: 'apc' },
  'station-navies': { navies: 'navy' },
  'sea-lanes': { dark: 'ship' },
  'bonus-dozen': { navies: 'navy', ships: 'ship', armies: 'army' },
};

/** Units by zone; a zone alone means one. */
function countsIn(value: Value | undefined): Readonly<Record<string, number>> {
  if (typeof value === 'string') return isZone(value) ? { [value]: 1 } : {};
  return isCounts(value) ? value : {};
}

const upTo = (form: Form, field: string): Draft => {
  const at = form.rows.findIndex((row) => row.field === field);
  const sofar = form.rows.slice(0, at).flatMap((row) => (row.value === undefined ? [] : [[row.field, row.value]]));
  return { ...Object.fromEntries(sofar), type: form.type };
};

const isOnMap = (row: Row): boolean => zonesToPick(row).length > 0;

/** The zones that may be clicked for a field. */
function zonesToPick({ domain, value }: Row): string[] {
  switch (domain.kind) {
    case 'one-of':
    case 'some-of':
      return domain.values.filter(isZoneId);
    case 'counts':
      return Object.keys(domain.max).filter(isZone);
    case 'list': {
      if (domain.next.kind !== 'one-of') return [];
      const chosen = Array.isArray(value) ? value : [];
      return [...new Set([...domain.next.values, ...chosen].flatMap(zonesIn))];
    }
    default:
      return [];
  }
}

/** The value of a field after a click on a zone. */
function picked({ domain, value }: Row, zone: string): Value {
  const chosen = Array.isArray(value) ? value : [];
  if (domain.kind === 'some-of') return toggled(chosen, zone, domain.most);
  if (domain.kind === 'counts') {
    const counts = isCounts(value) ? value : {};
    const number = (counts[zone] ?? 0) + 1;
    return { ...counts, [zone]: number > (domain.max[zone] ?? 0) ? 0 : number };
  }
  if (domain.kind === 'list') return longer(domain.next.kind === 'one-of' ? domain.next.values : [], chosen, zone);
  return zone;
}

/** The value of a field as if a zone that cannot be chosen had been, so that the referee says why; undefined if none is like it. */
function supposed({ domain, value }: Row, zone: string): Value | undefined {
  const chosen = Array.isArray(value) ? value : [];
  if (domain.kind === 'some-of') return [...chosen, zone];
  if (domain.kind === 'counts') return { ...(isCounts(value) ? value : {}), [zone]: 1 };
  if (domain.kind !== 'list') return zone;
  const like = [...(domain.next.kind === 'one-of' ? domain.next.values : []), ...chosen];
  const [line] = like.flatMap((each) => lineFrom(each, zone) ?? []);
  return line === undefined ? undefined : [...chosen, line];
}

/** A line of a list as it would begin in another zone: a march elsewhere on land, a berth at another sea. */
function lineFrom(like: Value, zone: string): Value | undefined {
  const isSuch = (part: Value): boolean => isZoneId(part) && isTerritory(part) === isTerritory(zone);
  if (typeof like !== 'object' || Array.isArray(like)) return isSuch(like) ? zone : undefined;
  const parts = Object.entries(like);
  if (!parts.some(([, part]) => isSuch(part))) return undefined;
  return Object.fromEntries(parts.map(([name, part]) => [name, isSuch(part) ? zone : part]));
}

function longer(next: readonly Value[], chosen: readonly Value[], zone: string): Value {
  const orders = next.filter(isOrder);
  if (orders.length > 0 || chosen.some(isOrder)) return withOneMore(orders, chosen.filter(isOrder), zone);
  const there = next.find((value) => zonesIn(value).includes(zone));
  return there === undefined ? chosen.filter((value) => !zonesIn(value).includes(zone)) : [...chosen, there];
}

function toggled(chosen: readonly Value[], zone: string, most: number): Value {
  if (chosen.includes(zone)) return chosen.filter((other) => other !== zone);
  return chosen.length >= most && most === 1 ? [zone] : [...chosen, zone];
}

/** Zones that a value speaks of; of an order, where it begins. */
function zonesIn(value: Value): string[] {
  if (isZoneId(value)) return [value];
  if (isOrder(value)) return value.how === 'by' ? [] : [String(value.from ?? value.on)];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.values(value).filter(isZoneId);
}

function zonesChosen(value: Value | undefined): string[] {
  if (value === undefined || typeof value === 'string') return value !== undefined && isZone(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(zonesIn);
  return isCounts(value) ? Object.keys(value).filter((key) => isZone(key) && (value[key] ?? 0) > 0) : [];
}

/** An arrow from every chosen origin to the place it leads to. */
function arrowsOf({
  type,
  rows,
}: {
  readonly type: string;
  readonly rows: readonly Pick<Row, 'field' | 'value'>[];
}): Arrow[] {
  const at = (field: string) => rows.find((row) => row.field === field)?.value;
  const to = at('to') ?? at('zone');
  if (typeof to !== 'string' || !isZone(to)) return [];
  const from = at('from');
  const orders = at('orders');
  const lines: readonly OrderLine[] = Array.isArray(orders) ? orders.filter(isOrder) : [];
  const origins = [
    ...(typeof from === 'string' ? [from] : []),
    ...lines.flatMap(({ how, from: origin }) => (how === 'board' || origin === undefined ? [] : [origin])),
  ];
  const kind = type.includes('attack') || type.includes('assault') ? 'attack' : 'move';
  return [...new Set(origins)].filter((zone) => zone !== to).map((origin) => ({ from: origin, to, kind }));
}

const isZoneId = (value: Value): value is string => typeof value === 'string' && isZone(value);

export const isCounts = (value: Value | undefined): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((part) => typeof part === 'number');
