import type { Chart } from '../map/board.ts';
import { WATCH_PATH } from './feed.ts';
import { createLink } from './link.ts';
import { Spectator } from './Spectator.tsx';

interface WatchProps {
  readonly chart: Chart | undefined;
  readonly onFront: () => void;
}

const link = createLink(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${WATCH_PATH}`);

/** The public game of this host. */
export const Watch = ({ chart, onFront }: WatchProps) => <Spectator link={link} chart={chart} onFront={onFront} />;
