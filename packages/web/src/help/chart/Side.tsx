import { keyed } from '../../moment/keyed.ts';
import { chartWords as text } from '../../words.ts';
import { NumberBox } from './NumberBox.tsx';
import { LIMITS, pointsOf, type Role, type SideSheet, STAKES, type Stake } from './sheet.ts';

interface SideProps {
  readonly role: Role;
  readonly side: SideSheet;
  /** Whether the players are who they are: in a retaliation. */
  readonly fixed: boolean;
  readonly onChange: (side: SideSheet) => void;
}

/** What one side uses: tokens by worth, Canal certificates and Mastermind cards. */
export function Side({ role, side, fixed, onChange }: SideProps) {
  const title = text.roles[role];
  return (
    <section className="chart-card chart-side" aria-label={title}>
      <header>
        <h3 className="eyebrow">{title}</h3>
        <b>{text.points(pointsOf(side))}</b>
        <input
          className="chart-name"
          type="text"
          aria-label={text.name(title)}
          maxLength={24}
          readOnly={fixed}
          value={side.name}
          onChange={(event) => onChange({ ...side, name: event.target.value })}
        />
      </header>
      <TokenLines side={side} onChange={onChange} />
      {STAKES.filter((stake) => side[stake].length > 0).map((stake) => (
        <StakedLines key={stake} stake={stake} side={side} onChange={onChange} />
      ))}
      <Adding side={side} onChange={onChange} />
    </section>
  );
}

type LinesProps = Pick<SideProps, 'side' | 'onChange'>;

function TokenLines({ side, onChange }: LinesProps) {
  const { name, tokens } = side;
  const all = tokens.reduce((sum, { number }) => sum + number, 0);
  const set = (next: SideSheet['tokens']): void => onChange({ ...side, tokens: next });
  return (
    <fieldset>
      <legend>{text.tokens.heading}</legend>
      {lines(tokens).map(({ key, item: { worth, number } }, i) => (
        <div key={key} className="chart-line">
          <NumberBox
            label={text.tokens.number(name, worth)}
            value={number}
            min={0}
            max={number + LIMITS.tokens - all}
            onChange={(next) => set(replaced(tokens, i, { worth, number: next }))}
          />
          <span aria-hidden="true">{text.tokens.of}</span>
          <NumberBox
            bare
            label={text.tokens.worth(name, i + 1)}
            value={worth}
            min={1}
            max={LIMITS.points}
            onChange={(next) => set(replaced(tokens, i, { worth: next, number }))}
          />
          {tokens.length > 1 && (
            <Remove label={text.tokens.remove(name, worth)} onPress={() => set(without(tokens, i))} />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function StakedLines({ stake, side, onChange }: LinesProps & { readonly stake: Stake }) {
  const words = text[stake];
  const { name, [stake]: cards } = side;
  const set = (next: SideSheet[Stake]): void => onChange({ ...side, [stake]: next });
  return (
    <fieldset>
      <legend>{words.heading}</legend>
      {lines(cards).map(({ key, item: card }, i) => (
        <div key={key} className="chart-line">
          <input
            type="text"
            aria-label={words.name(name, i + 1)}
            placeholder={words.unnamed(i + 1)}
            maxLength={24}
            value={card.name}
            onChange={(event) => set(replaced(cards, i, { ...card, name: event.target.value }))}
          />
          <NumberBox
            bare
            label={words.points(name, i + 1)}
            value={card.points}
            min={0}
            max={LIMITS.points}
            onChange={(points) => set(replaced(cards, i, { ...card, points }))}
          />
          <Remove
            label={words.remove(name, card.name.trim() || words.unnamed(i + 1))}
            onPress={() => set(without(cards, i))}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** What else may be used. */
function Adding({ side, onChange }: LinesProps) {
  const { name, tokens } = side;
  const all = tokens.reduce((sum, { number }) => sum + number, 0);
  const add = (what: string, is: boolean, next: Partial<SideSheet>) =>
    is && (
      <button key={what} type="button" aria-label={`${name}: ${what}`} onClick={() => onChange({ ...side, ...next })}>
        + {what}
      </button>
    );
  return (
    <p className="chart-adding">
      {add(text.tokens.add, tokens.length < LIMITS.kinds && all < LIMITS.tokens, {
        tokens: [...tokens, { worth: nextWorth(tokens.map(({ worth }) => worth)), number: 1 }],
      })}
      {STAKES.map((stake) =>
        add(text[stake].add, side[stake].length < LIMITS.staked, {
          [stake]: [...side[stake], { name: '', points: 1 }],
        }),
      )}
    </p>
  );
}

const Remove = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className="chart-remove" aria-label={label} onClick={onPress}>
    {'\u00d7'}
  </button>
);

/** Lines are told apart by their place alone: what stands in them changes under the hand. */
const lines = <T,>(all: readonly T[]) => keyed(all, () => 'line');

/** The least worth that no line has yet. */
function nextWorth(taken: readonly number[]): number {
  let worth = 1;
  while (taken.includes(worth)) worth++;
  return worth;
}

const replaced = <T,>(all: readonly T[], at: number, next: T): T[] => all.map((each, i) => (i === at ? next : each));

const without = <T,>(all: readonly T[], at: number): T[] => all.filter((_, i) => i !== at);
