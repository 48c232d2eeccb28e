// What the rules define and the API hands on, described for programs: every command, what is offered, and a view.
import { COMPANIES, commandShapes, LIGHT_SEAS, SEAS, TERRITORIES, ZONES } from '@marshall/rules';
import { z } from 'zod';

type Json = { readonly [key: string]: unknown };

const seat = z.string();
const seats = z.array(seat);
const counts = z.record(z.string(), z.number());
/** A part that only the rules explain: see the types of @marshall/rules. */
const part = z.looseObject({});

const holding = z.union([
  z.strictObject({ card: z.string(), face: z.string(), paid: z.boolean(), knownTo: seats }),
  z.strictObject({ face: z.literal('secret'), resource: z.string() }),
]);

const seatShape = z.strictObject({
  power: z.string().optional(),
  cash: z.number().optional().describe('In millions; missing if you can’t know it'),
  arrears: z.number().optional(),
  inDefault: z.boolean(),
  interestDue: z.number(),
  loans: z.number(),
  supplies: counts,
  nukes: z.number(),
  lStars: z.number(),
  centers: z.number(),
  holdings: z.array(holding),
  cubes: z.number(),
  researched: z.record(z.string(), z.boolean()),
  out: z.string().optional().describe('How this player left the game; missing while they play'),
  record: counts,
});

const force = z.strictObject({
  seat,
  units: counts,
  laden: z.array(z.strictObject({ carrier: z.string(), cargo: counts })),
});

/** A view as JSON; a test holds it against views of real games. */
export const viewShape = z.strictObject({
  viewer: z.string().describe('A seat, or `spectator`'),
  edition: z.number(),
  order: seats,
  seats: z.record(z.string(), seatShape),
  cycle: z.number(),
  stage: z.number().optional(),
  bids: counts,
  sequence: seats,
  bought: seats,
  board: z.array(z.strictObject({ zone: z.string(), forces: z.array(force) })),
  nuked: z.array(z.string()),
  fates: z.unknown(),
  market: counts,
  openingPrices: counts,
  deckSize: z.number(),
  piles: z.number(),
  offers: z.array(part),
  offersMade: z.number(),
  orders: z.array(part),
  loans: z.array(part),
  auction: part.optional(),
  standingOrders: part.optional(),
  wanting: seats,
  doneTrading: z.boolean(),
  passage: z.record(z.string(), seats),
  sealed: part.optional(),
  agenda: z.array(part),
  question: z
    .strictObject({ id: z.number(), kind: z.string(), of: seats, waiting: seats })
    .optional()
    .describe('The question that is asked now, and who is asked. A command that answers it carries its id'),
  consent: seats,
  proposers: seats,
  timeCalled: z.boolean(),
  idleCycles: z.number(),
  draws: z.number(),
  assaults: z.array(part),
  lastLost: z.record(z.string(), z.string()),
  losers: seats,
  sets: part,
  ended: z
    .looseObject({ how: z.string(), winners: seats })
    .optional()
    .describe('How the game ended; missing while it runs'),
});

const values = z.array(z.unknown());
const domain = z.union([
  z.strictObject({ kind: z.literal('one-of'), values }),
  z.strictObject({ kind: z.literal('range'), min: z.number(), max: z.number() }),
  z.strictObject({ kind: z.literal('some-of'), values, least: z.number(), most: z.number() }),
  z.strictObject({ kind: z.literal('counts'), max: counts, least: z.number(), most: z.number() }),
  z.strictObject({ kind: z.literal('text'), most: z.number() }),
  z.strictObject({ kind: z.literal('list'), next: z.looseObject({ kind: z.string() }), mayStop: z.boolean() }),
]);
const open = z.looseObject({ domain });

export const offerShape = z.strictObject({
  command: z.string(),
  clause: z.string(),
  question: z.number().optional(),
  next: open.optional().describe('The next field to choose; missing when the draft is complete'),
  more: open.optional(),
});

/** The components of the description that come from the rules. */
export function rulesComponents(jsonOf: (shape: z.ZodType, io: 'input' | 'output') => Json): Record<string, Json> {
  const shapes = commandShapes().map(({ type, clause, schema }) => ({ type, clause, name: nameOf(type), schema }));
  const byName = Object.fromEntries(
    shapes.map(({ name, clause, schema }) => [name, { title: clause, ...sharing(jsonOf(schema, 'input')) }]),
  );
  return {
    Command: {
      description: 'Any command; `type` says which. The offers list the ones you can make now',
      oneOf: shapes.map(({ name }) => ({ $ref: `#/components/schemas/${name}` })),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(shapes.map(({ type, name }) => [type, `#/components/schemas/${name}`])),
      },
    },
    Offer: jsonOf(offerShape, 'output'),
    View: jsonOf(viewShape, 'output'),
    ...Object.fromEntries(NAMES.map(({ name, values: names }) => [name, { type: 'string', enum: names }])),
    ...byName,
  };
}

/** `place-armies` as `PlaceArmiesCommand`. */
function nameOf(type: string): string {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Command`;
}

/** Long lists of names that stand in many commands. */
const NAMES: readonly { readonly name: string; readonly values: readonly string[] }[] = [
  { name: 'Territory', values: TERRITORIES },
  { name: 'Zone', values: ZONES },
  { name: 'Company', values: COMPANIES },
  { name: 'Sea', values: SEAS },
  { name: 'LightSea', values: LIGHT_SEAS },
];

/** The same schema with the long lists referred to instead of written out. */
function sharing(schema: Json): Json {
  const shared = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shared);
    if (typeof value !== 'object' || value === null) return value;
    const listed =
      'enum' in value && Array.isArray(value.enum)
        ? NAMES.find((known) => isSame(known.values, value.enum))
        : undefined;
    if (listed !== undefined) return { $ref: `#/components/schemas/${listed.name}` };
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shared(inner)]));
  };
  // An object stays one.
  return shared(schema) as Json;
}

function isSame(known: readonly string[], listed: unknown): boolean {
  return Array.isArray(listed) && listed.length === known.length && known.every((name) => listed.includes(name));
}
