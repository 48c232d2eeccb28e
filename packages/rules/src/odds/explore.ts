// Every way an attack can go, with its exact chance: the real commands and procedures on copies of the position, every
// face of every die, positions that have become the same looked at once.
import type { Command, GameEvent } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { act, advance } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import type { Refusal, Result } from '../referee/refusal.ts';
import { hashPosition } from '../state/hash.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { CERTAIN, type Chance, either, inLowestTerms, inTurn, isSameChance, NEVER, within, without } from './chance.ts';
import { STILL, type Throws, Trial } from './trial.ts';

/** What is asked about an attack. Tallies and outcomes are plain data. */
export interface Inquiry<T, O> {
  /** What has been counted before anything happens, and after an event. */
  readonly nothing: T;
  count(tally: T, event: GameEvent): T;
  /** Whether all that is asked about has been decided. */
  isOver(state: Position): boolean;
  /** What a seat that is asked answers, the best first: the first that is legal is taken. Undefined ends the inquiry. */
  answers(play: Play, seat: Seat): Iterable<Command> | undefined;
  /** What of the agenda may still matter; positions that differ in nothing else are looked at as one. */
  whatMatters?(agenda: Position['agenda']): Position['agenda'];
  outcome(play: Play, tally: T): O;
  readonly throws?: Throws | undefined;
  /** Is told of every event that may happen, of some more than once. */
  heard?(event: GameEvent): void;
}

/** An outcome and how likely it is. */
export interface Likely<O> {
  readonly outcome: O;
  readonly chance: Chance;
}

/** A position on the way, what has been counted so far, and whether a question stands in it. */
interface Node<T> {
  readonly game: Game;
  readonly asking: boolean;
  readonly tally: T;
  readonly chance: Chance;
}

/** Nodes by what they are, each with the chances of all that are the same. */
type Nodes<T> = Map<string, Node<T>>;

/** What comes next: somebody's answer, the first of these that is legal, or the agenda by itself. */
type Move = { readonly seat: Seat; readonly commands: Iterable<Command> } | 'agenda';

/** All outcomes of a command, in the order in which they were found. A refused command gives its refusal. */
export function explore<T, O>(
  game: Game,
  seat: Seat,
  command: Command,
  inquiry: Inquiry<T, O>,
): Result<readonly Likely<O>[]> {
  const found = new Map<string, Likely<O>>();
  const key = keyOf(inquiry);
  const start: Node<T> = { game, asking: true, tally: inquiry.nothing, chance: CERTAIN };
  const first = stepsFrom(start, { seat, commands: [command] }, inquiry, key);
  if (!(first instanceof Map)) return { ok: false, refusal: first };

  for (let nodes = first; nodes.size > 0; ) {
    const beforeDice: Nodes<T> = new Map();
    while (nodes.size > 0) {
      const answered: Nodes<T> = new Map();
      for (const node of nodes.values()) {
        const [place, now] = goOn(node, inquiry);
        if (place === 'over') note(found, inquiry.outcome(new Play(now.game), now.tally), now.chance);
        else gather(place === 'dice' ? beforeDice : answered, key(now), now);
      }
      nodes = answered;
    }
    for (const node of beforeDice.values())
      for (const [same, after] of throwsFrom(node, inquiry, key)) gather(nodes, same, after);
  }

  const outcomes = [...found.values()].map((each) => ({ ...each, chance: inLowestTerms(each.chance) }));
  const whole = outcomes.reduce((sum, { chance }) => either(sum, chance), NEVER);
  if (!isSameChance(whole, CERTAIN)) throw new Error(`the chances come to ${whole.ways}/${whole.of}`);
  return { ok: true, value: outcomes };
}

/** Goes on from a position until a question has been answered, or to the last position before dice, or to the end. */
function goOn<T, O>(node: Node<T>, inquiry: Inquiry<T, O>): ['over' | 'dice' | 'answered', Node<T>] {
  for (let now = node; ; ) {
    const move = moveIn(now, inquiry);
    if (move === 'over') return ['over', now];
    const game = cloneGame(now.game, STILL);
    const trial = new Trial(game, []);
    const asking = step(trial, move);
    if (typeof asking === 'object') throw new Error(`no answer of a policy is legal: ${asking.message}`);
    if (trial.threw) return ['dice', now];
    now = { game, asking, tally: counted(now.tally, trial, inquiry), chance: node.chance };
    if (move !== 'agenda') return ['answered', now];
  }
}

/** What comes next in a position, or that all has been decided. */
function moveIn<T, O>({ game, asking }: Node<T>, inquiry: Inquiry<T, O>): Move | 'over' {
  const { state } = game;
  if (state.ended !== undefined || inquiry.isOver(state)) return 'over';
  if (!asking) return 'agenda';
  const seat = state.question?.waiting[0];
  if (seat === undefined) throw new Error('nobody is asked and nothing goes on');
  const commands = inquiry.answers(new Play(game), seat);
  return commands === undefined ? 'over' : { seat, commands };
}

/** The positions after the dice of the next step. */
function throwsFrom<T, O>(node: Node<T>, inquiry: Inquiry<T, O>, key: (node: Node<T>) => string): Nodes<T> {
  const move = moveIn(node, inquiry);
  const nodes = move === 'over' ? new Map<string, Node<T>>() : stepsFrom(node, move, inquiry, key);
  if (!(nodes instanceof Map)) throw new Error(`no answer of a policy is legal: ${nodes.message}`);
  return nodes;
}

/**
 * The positions after one step, however its dice fall. Ties in a roll for order are thrown for again until there is none;
 * no matter who suffers them, all orders stay equally likely, so that it is enough to look at the throws without a tie.
 */
function stepsFrom<T, O>(
  node: Node<T>,
  move: Move,
  inquiry: Inquiry<T, O>,
  key: (node: Node<T>) => string,
): Nodes<T> | Refusal {
  const nodes: Nodes<T> = new Map();
  let tied = NEVER;
  for (let faces: number[] | undefined = []; faces !== undefined; ) {
    const game = cloneGame(node.game, STILL);
    const trial: Trial = new Trial(game, faces, inquiry.throws);
    const asking = step(trial, move);
    if (typeof asking === 'object') return asking;
    faces = trial.next();
    if (trial.tied) tied = either(tied, trial.chance());
    else {
      const tally = counted(node.tally, trial, inquiry);
      const after = { game, asking, tally, chance: inTurn(node.chance, trial.chance()) };
      gather(nodes, key(after), after);
    }
  }
  if (tied.ways > 0n)
    for (const [same, each] of nodes) nodes.set(same, { ...each, chance: within(each.chance, without(tied)) });
  return nodes;
}

/** Takes one step; tells whether a question stands after it. */
function step(trial: Trial, move: Move): boolean | Refusal {
  if (move === 'agenda') {
    advance(trial);
    return trial.asking;
  }
  let refusal: Refusal | undefined;
  for (const command of move.commands) {
    const done = act(trial, move.seat, command);
    if (typeof done !== 'object') return done === 'waits';
    refusal ??= done;
  }
  if (refusal === undefined) throw new Error('no command to try');
  return refusal;
}

function counted<T, O>(tally: T, trial: Trial, inquiry: Inquiry<T, O>): T {
  let sum = tally;
  for (const event of trial.events) {
    inquiry.heard?.(event);
    sum = inquiry.count(sum, event);
  }
  return sum;
}

function gather<T>(nodes: Nodes<T>, key: string, node: Node<T>): void {
  const same = nodes.get(key);
  nodes.set(key, same === undefined ? node : { ...same, chance: either(same.chance, node.chance) });
}

function note<O>(found: Map<string, Likely<O>>, outcome: O, chance: Chance): void {
  const key = JSON.stringify(outcome);
  const same = found.get(key);
  found.set(key, { outcome, chance: same === undefined ? chance : either(same.chance, chance) });
}

/** Gives nodes a name that those have in common which nothing tells apart. */
function keyOf<T, O>({ whatMatters }: Inquiry<T, O>): (node: Node<T>) => string {
  return ({ game: { state }, asking, tally }) => {
    const { agenda }: Position = state;
    return `${asking} ${JSON.stringify(tally)} ${hashPosition(state, whatMatters === undefined ? agenda : whatMatters(agenda))}`;
  };
}
