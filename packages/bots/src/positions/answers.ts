// Every answer that is worth comparing: all that the referee offers, with as many units as can be.
import {
  type Command,
  type Domain,
  type Draft,
  type Game,
  isTerritory,
  LIGHT_SEAS,
  openCommands,
  options,
  type Seat,
  type Value,
} from '@marshall/rules';
import type { PositionKind } from './position.ts';

const TYPES: Readonly<Record<PositionKind, readonly Command['type'][]>> = {
  attack: ['attack', 'pass'],
  siege: ['attack', 'launch', 'pass'],
  defend: ['build', 'pass'],
  sell: ['sell', 'pass'],
  crisis: ['shoot', 'hold-fire'],
};

/** All answers to what is asked in a position of that kind. */
export function answersTo(kind: PositionKind, game: Game, seat: Seat): readonly Command[] {
  return TYPES[kind].flatMap((type) =>
    type === 'launch' ? launches(game, seat) : filled(game, seat, { type }, kind === 'sell'),
  );
}

/** Whether such a command is among the answers that a position compares; others answer the question too, in other ways. */
export function isCompared(kind: PositionKind, command: Command): boolean {
  if (!TYPES[kind].includes(command.type)) return false;
  if (command.type !== 'attack') return true;
  return kind === 'siege' ? !isTerritory(command.to) : isTerritory(command.to) && command.against !== 'militia';
}

/** All nukes on one sea. */
function launches(game: Game, seat: Seat): Command[] {
  const [offer] = options(game, seat, { type: 'launch' });
  const { domain } = offer?.next ?? {};
  if (domain?.kind !== 'counts') return [];
  const most = game.state.seats[seat]?.nukes ?? 0;
  return LIGHT_SEAS.filter((sea) => (domain.max[sea] ?? 0) > 0).map((sea) => ({
    type: 'launch',
    targets: { [sea]: Math.min(most, domain.max[sea] ?? 0) },
  }));
}

/** Whether a command answers what is asked; anything else may be done as well, and is not judged. */
export const isAnswer = (game: Game, seat: Seat, { type }: Command): boolean =>
  openCommands(game, seat).some(({ command, question }) => command === type && question !== undefined);

/** The ways to fill in a draft: every listed value, of units all, of numbers the most or each. */
function filled(game: Game, seat: Seat, draft: Readonly<Record<string, Value>>, eachNumber: boolean): Command[] {
  const [offer] = options(game, seat, draft as Draft<Command>);
  if (offer === undefined) return [];
  // Every field was chosen from its domain.
  if (offer.next === undefined) return [draft as unknown as Command];
  const { field, domain } = offer.next;
  return valuesIn(domain, eachNumber).flatMap((value) => filled(game, seat, { ...draft, [field]: value }, eachNumber));
}

function valuesIn(domain: Domain, eachNumber: boolean): readonly Value[] {
  switch (domain.kind) {
    case 'one-of': {
      const numbers = domain.values.filter((value) => typeof value === 'number');
      return eachNumber || numbers.length === 0 ? domain.values : [Math.max(...numbers)];
    }
    case 'range':
      return eachNumber ? Array.from({ length: domain.max - domain.min + 1 }, (_, i) => domain.min + i) : [domain.max];
    case 'counts':
      return [domain.max];
    default:
      return [];
  }
}
