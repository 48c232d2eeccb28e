import type { View } from '@marshall/rules';
import { Emblem } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { seatInText, unitCounts, zoneInText } from '../session/names.ts';
import type { LogLine, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { type BattleStory, storiesIn, sumOf } from './battle-story.ts';

interface MeanwhileProps {
  readonly table: TableState;
  readonly onPlay: (lines: readonly LogLine[]) => void;
}

/** Battles that were fought since the player's last move, one line each, to be watched again. */
export function Meanwhile({ table: { view, log, since }, onPlay }: MeanwhileProps) {
  const text = words.moment.battle;
  const fought = storiesIn(log).filter(({ first }) => first > since);
  if (fought.length === 0) return undefined;
  return (
    <section className="meanwhile" aria-label={text.meanwhile}>
      <h3 className="eyebrow">{text.meanwhile}</h3>
      <ul>
        {fought.map((story) => (
          <li key={story.first}>
            <Sign view={view} seat={story.attacker.seat} />
            <p>
              <b>
                {text.against(
                  nameOf(view, story.attacker.seat),
                  nameOf(view, story.defender.seat),
                  zoneInText(story.to),
                )}
              </b>{' '}
              {outcome(view, story)}
            </p>
            <button type="button" className="text-link" onClick={() => onPlay(linesOf(log, story))}>
              {text.watch}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Sign = ({ view, seat }: { readonly view: View; readonly seat: string | undefined }) => {
  const power = powerOf(view, seat);
  return power === undefined ? undefined : <Emblem power={power} />;
};

const nameOf = (view: View, seat: string | undefined): string =>
  seat === undefined ? words.moment.battle.theMilitia : seatInText(view, seat);

function outcome(view: View, { attacker, defender, endings }: BattleStory): string {
  const text = words.moment.battle;
  const losses = [attacker, defender].flatMap(({ seat, lost }) =>
    sumOf(lost) === 0 ? [] : [text.loses(nameOf(view, seat), unitCounts(view, lost))],
  );
  return [...losses, ...endings].join(' ');
}

/** What of the log plays a battle back. */
const linesOf = (log: readonly LogLine[], { first, last }: BattleStory): LogLine[] =>
  log.filter(({ n, event, kind }) => n >= first && n <= last && event !== undefined && kind !== 'rolled');
