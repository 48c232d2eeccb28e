import type { View } from '@marshall/rules';
import type { LogLine, TableState } from '../session/session.ts';
import { useToldOf } from '../theatre/shown.ts';
import { BattleCard } from './BattleCard.tsx';
import { type BattleStory, battleUnderWay, type Side, storiesIn } from './battle-story.ts';
import { StrikeCard } from './StrikeCard.tsx';

interface SituationProps {
  readonly table: TableState;
  /** The line of the log that is played back. */
  readonly shown: LogLine | undefined;
}

/** What is going on at the table: a battle or a strike. */
export function Situation({ table: present, shown }: SituationProps) {
  const table = useToldOf(present);
  const { view, log, asked } = table;
  const replayed = shown === undefined ? undefined : replayedBattle(log, shown);
  if (replayed !== undefined) return <BattleCard view={view} story={replayed} />;
  const top = view.agenda.findLast(({ procedure }) => procedure === 'strategic' || procedure === 'conventional');
  if (top?.procedure === 'strategic') return <StrikeCard table={table} strike={top} />;
  const battle = battleUnderWay(view, log);
  const ahead = OWN_ODDS.has(asked?.kind ?? '') ? undefined : table.chart;
  if (battle !== undefined)
    return <BattleCard view={view} story={battle} standing={standingIn(view)} {...(ahead && { ahead })} />;
  return undefined;
}

/** Questions whose answers show the odds of each choice. */
const OWN_ODDS: ReadonlySet<string> = new Set(['defend', 'disclosure', 'passengers']);

function replayedBattle(log: readonly LogLine[], shown: LogLine): BattleStory | undefined {
  const story = storiesIn(log, shown.n).at(-1);
  return story !== undefined && story.last === shown.n ? story : undefined;
}

/** What both sides have in the battle now. */
function standingIn(view: View): Readonly<Record<Side, Readonly<Partial<Record<string, number>>>>> | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (frame?.procedure !== 'conventional') return undefined;
  const attacker: Record<string, number> = {};
  for (const { units } of frame.committed)
    for (const [kind, number] of Object.entries(units)) attacker[kind] = (attacker[kind] ?? 0) + (number ?? 0);
  const there = view.board.find(({ zone }) => zone === frame.to)?.forces;
  return { attacker, defender: there?.find(({ seat }) => seat === frame.defender)?.units ?? {} };
}
