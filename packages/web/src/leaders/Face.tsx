import { type LeaderId, leaderOf } from '@marshall/bots/leaders';
import { PORTRAITS, type Portrait, type Shape, type Tone } from './faces.ts';
import './leaders.css';

interface FaceProps {
  readonly id: LeaderId;
  readonly size?: number;
}

/** The portrait of a computer commander; its name stands beside it. */
export function Face({ id, size = 40 }: FaceProps) {
  const portrait = PORTRAITS[id];
  return (
    <svg className="face" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={portrait.ground} />
      {[...(portrait.back ?? []), ...portrait.front].map((shape) => (
        <path key={`${shape.d} ${shape.fill ?? shape.line}`} {...painted(portrait, shape)} />
      ))}
    </svg>
  );
}

const INK = '#1b1512';
const SHADE = 'rgba(60, 30, 10, 0.16)';
const GLOW = '#f4e3b2';

function painted(portrait: Portrait, { d, fill, line, width }: Shape) {
  const paint = (tone: Tone): string => {
    if (tone === 'ink') return INK;
    if (tone === 'shade') return SHADE;
    return tone === 'glow' ? GLOW : portrait[tone];
  };
  return line === undefined
    ? { d, fill: paint(fill ?? 'ink') }
    : { d, fill: 'none', stroke: paint(line), strokeWidth: width ?? 1, strokeLinecap: 'round' as const };
}

/** The portrait of the commander who leads a seat; nothing where that is a person or nobody with a face. */
export function LeaderFace({ commander, size }: { readonly commander: string | undefined; readonly size: number }) {
  const leader = commander === undefined ? undefined : leaderOf(commander);
  return leader && <Face id={leader.id} size={size} />;
}
