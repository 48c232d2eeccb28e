import { type ReactNode, useState } from 'react';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { EMBLEMS } from '../look/glyphs.ts';
import { POWER_IDS, type PowerId, powerColours } from '../look/powers.ts';
import { useDismiss } from '../room/use-dismiss.ts';
import { POWER_NAMES, sightWords, words } from '../words.ts';
import { Token } from './Token.tsx';
import type { CompanyMark, Piece } from './types.ts';
import { Yields } from './Yields.tsx';
import './legend.css';

interface MapKeyProps {
  readonly companies: boolean;
  readonly onCompanies: () => void;
  /** On a phone: whether the map has the room of the sheet below it. */
  readonly wide: boolean;
  readonly onWide: () => void;
}

/** Which layers the map shows, and what its marks mean. */
export function MapKey({ companies, onCompanies, wide, onWide }: MapKeyProps) {
  const [open, setOpen] = useState(false);
  const host = useDismiss<HTMLDivElement>(open, () => setOpen(false));
  const text = sightWords.layers;
  return (
    <div className="map-key" ref={host} data-still="">
      {open && <Legend onClose={() => setOpen(false)} />}
      <fieldset>
        <legend className="unseen">{text.heading}</legend>
        <button type="button" aria-pressed={companies} onClick={onCompanies}>
          <Glyph name="company" size={12} /> <span>{text.companies}</span>
        </button>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Glyph name="list" size={12} /> <span>{text.legend}</span>
        </button>
        <button type="button" className="map-wide" aria-pressed={wide} onClick={onWide}>
          <Glyph name="taller" size={14} /> <span>{text.wide}</span>
        </button>
      </fieldset>
    </div>
  );
}

function Legend({ onClose }: { readonly onClose: () => void }) {
  const text = sightWords.legend;
  return (
    <section className="legend" aria-label={sightWords.layers.legend}>
      <header>
        <h2>{sightWords.layers.legend}</h2>
        <button type="button" className="icon-button" aria-label={sightWords.close} onClick={onClose}>
          {'\u00d7'}
        </button>
      </header>
      <Group title={text.companies}>
        <Row mark={<Company yields={[OPEN]} />}>{text.yields}</Row>
        <Row mark={<Company yields={[SHUT]} />}>{text.shut}</Row>
        <Row mark={<Company yields={[OPEN]} threatened />}>{text.threatened}</Row>
      </Group>
      <Group title={text.rights}>
        <Row mark={<Passage />}>{text.passage}</Row>
        <Row mark={<Port />}>{text.port}</Row>
        <Row mark={<Port shut />}>{text.closed}</Row>
        <Row mark={<Line className="siege-line" />}>{text.siege}</Row>
        <Row mark={<Line className="contested-line" />}>{text.contested}</Row>
      </Group>
      <Group title={text.units}>
        <Row mark={<Unit kind="army" />}>{text.army}</Row>
        <Row mark={<Unit kind="navy" />}>{text.navy}</Row>
        <Row mark={<Unit kind="army" state="ready" />}>{text.ready}</Row>
      </Group>
      <Group title={text.places}>
        <Row mark={<Line className="target-line" />}>{text.target}</Row>
        <Row mark={<Line className="selected-line" />}>{text.selected}</Row>
        <Row mark={<i className="swatch territorial" />}>{text.territorial}</Row>
        <Row mark={<i className="swatch international" />}>{text.international}</Row>
        <Row mark={<Across />}>{text.crossing}</Row>
        <Row mark={<Glyph name="cloud" size={18} />}>{text.cloud}</Row>
      </Group>
      <Group title={text.war}>
        <Row mark={<Arrow />}>{text.arrow}</Row>
        <Row mark={<Glyph name="nuke" size={16} className="alarm" />}>{text.incoming}</Row>
        <Row mark={<Glyph name="pirate" size={16} />}>{text.pirates}</Row>
      </Group>
      <Group title={text.powers}>
        {POWER_IDS.map((power) => (
          <Row key={power} mark={<Emblem power={power} />}>
            {POWER_NAMES[power].name}
          </Row>
        ))}
      </Group>
      <p className="aside">{words.map.hint}</p>
    </section>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <h3 className="eyebrow">{title}</h3>
    <ul>{children}</ul>
  </>
);

const Row = ({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) => (
  <li>
    <span className="legend-mark" aria-hidden="true">
      {mark}
    </span>
    {children}
  </li>
);

/** A drawing round the middle of a small field, in pixels. */
const Drawn = ({ children }: { readonly children: ReactNode }) => (
  <svg width="40" height="24" viewBox="-20 -12 40 24" aria-hidden="true">
    {children}
  </svg>
);

const SAMPLE: PowerId = 'ussr';
const OPEN = { name: 'open', resource: 'minerals', units: 3, open: true } as const;
const SHUT = { ...OPEN, open: false };

const Company = ({
  yields,
  threatened = false,
}: Pick<CompanyMark, 'yields'> & Partial<Pick<CompanyMark, 'threatened'>>) => (
  <Drawn>
    <Yields mark={{ key: '', at: [0, 0], size: 14, power: SAMPLE, yields, threatened }} />
  </Drawn>
);

function Unit({ kind, state }: { readonly kind: 'army' | 'navy'; readonly state?: 'ready' }) {
  const shape = { width: kind === 'navy' ? 27 : 21, height: 14.5, columns: 1 };
  const piece: Piece = { zone: '', power: SAMPLE, kind, count: 3, ...(state === undefined ? {} : { state }) };
  return (
    <Drawn>
      <Token token={{ chip: { ...piece, key: '', shapes: [shape], shown: 0 }, at: [0, 0], shape }} level={1} />
    </Drawn>
  );
}

const LAND = 'M-16-7h32v14h-32z';

const Line = ({ className }: { readonly className: string }) => (
  <Drawn>
    <path className={`legend-land ${className}`} d={LAND} />
  </Drawn>
);

const Passage = () => (
  <Drawn>
    <g style={powerColours('usa')}>
      <path className="legend-land passage-line" d={LAND} />
      <path className="legend-line passage-core" d={LAND} />
      <g className="passage">
        <circle r="6" />
        <path d={EMBLEMS.usa.d} fillRule="evenodd" transform="translate(-3.6 -3.6) scale(0.45)" />
      </g>
    </g>
  </Drawn>
);

const Port = ({ shut = false }: { readonly shut?: boolean }) => (
  <Drawn>
    <g className={shut ? 'legend-port shut' : 'legend-port'}>
      <circle r={shut ? 5.5 : 4} />
      {shut && <path d="M-5.5 0h11" transform="rotate(45)" />}
    </g>
  </Drawn>
);

const Across = () => (
  <Drawn>
    <path className="legend-line link" d="M-16 0h32" />
  </Drawn>
);

const Arrow = () => (
  <Drawn>
    <path className="legend-line arrow-line" d="M-16 4Q0-8 10 0" />
    <path d="M8-5 16 2 6 5z" fill="currentColor" />
  </Drawn>
);
