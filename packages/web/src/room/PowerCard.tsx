import { commanderAs } from '@marshall/bots/leaders';
import { publicWorth, RESOURCES, type Resource, type Seat, type SeatView } from '@marshall/rules';
import { Said } from '../help/Term.tsx';
import { Face } from '../leaders/Face.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { cardTitle, companyFacts, seatTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { unitCount, unitGlyph } from '../session/units.ts';
import { commanderTitle, leaderWords, money, RESOURCE_NAMES, standingsWords, words } from '../words.ts';
import { Stores } from './Deck.tsx';
import { figuresOf } from './facts.ts';
import { presenceOf } from './presence.ts';
import './power-card.css';

interface PowerCardProps {
  readonly seat: Seat;
  readonly player: SeatView;
  readonly table: TableState;
  readonly onClose: () => void;
}

/** A power in full, as far as the reader may know it: who leads it, its supply center, units and companies. */
export function PowerCard({ seat, player, table, onClose }: PowerCardProps) {
  const text = words.powers;
  const { units } = figuresOf(table.view, seat);
  const leader = table.players[seat];
  const presence = presenceOf(table, seat);
  return (
    <div className="power-card">
      <button type="button" className="icon-button" aria-label={words.zoneCard.close} onClick={onClose}>
        {'\u00d7'}
      </button>
      {leader?.leader === undefined ? (
        <p>
          <b>{seatTitle(table.view, seat)}</b>
          {leader !== undefined && (
            <span className="aside"> {text.ledBy(leader.person ? leader.name : text.computer)}</span>
          )}
        </p>
      ) : (
        <div className="led-by">
          <Face id={leader.leader} size={52} />
          <p>
            <b>{seatTitle(table.view, seat)}</b>
            <span className="aside">
              {' '}
              {text.ledBy(commanderTitle(commanderAs(leader.level ?? 'recruit', leader.leader)))}
            </span>
            <small>{leaderWords.tempers[leader.leader]}</small>
          </p>
        </div>
      )}
      {presence !== undefined && <p className="aside">{text.presence[presence]}</p>}
      <Worth table={table} seat={seat} />
      <Stores title={text.center} player={player} said />
      <h3 className="eyebrow">
        <Said text={words.zoneCard.units} />
      </h3>
      <ul className="on-board">
        {Object.entries(units).map(([kind, number]) => (
          <li key={kind}>
            <Glyph name={unitGlyph(kind)} size={12} /> <Said text={unitCount(kind, number)} />
          </li>
        ))}
        {Object.keys(units).length === 0 && <li>{words.zoneCard.noUnits}</li>}
      </ul>
      <h3 className="eyebrow">
        <Said text={text.companies} />
      </h3>
      <ul className="companies">
        {player.holdings.map(
          (holding) =>
            holding.card !== undefined && (
              <li key={holding.card}>
                <Glyph name="company" size={12} /> {cardTitle(holding.card)}{' '}
                <small>{[companyFacts(holding.card), text.faces[holding.face]].join(', ')}</small>
              </li>
            ),
        )}
        {RESOURCES.map((resource) => ({ resource, number: faceDown(player, resource) })).map(
          ({ resource, number }) =>
            number > 0 && (
              <li key={resource}>
                <Glyph name={resource} size={12} /> <Said text={text.faceDown(number, RESOURCE_NAMES[resource])} />
              </li>
            ),
        )}
        {player.holdings.length === 0 && <li>{words.zoneCard.noUnits}</li>}
      </ul>
    </div>
  );
}

const PARTS = ['cash', 'supplies', 'companies', 'units', 'nukes', 'lStars', 'debts'] as const;

/** What everybody can reckon it to be worth, part by part. */
function Worth({ table, seat }: Pick<PowerCardProps, 'table' | 'seat'>) {
  const worth = publicWorth(table.view, seat);
  if (worth === undefined) return undefined;
  const parts = PARTS.filter((part) => worth[part]);
  return (
    <>
      <h3 className="eyebrow">
        <Said text={standingsWords.total} as="wealth" /> {money(worth.total)}
      </h3>
      <ul className="on-board">
        {parts.map((part) => (
          <li key={part}>
            <Said text={words.end.parts[part]} />{' '}
            {part === 'debts' ? standingsWords.down(worth.debts) : money(worth[part] ?? 0)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of cards face down everybody sees the resource alone. */
const faceDown = ({ holdings }: SeatView, resource: Resource): number =>
  holdings.filter((holding) => holding.card === undefined && holding.resource === resource).length;
