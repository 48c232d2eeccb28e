import type { Chart } from '../map/board.ts';
import { WATCH_PATH } from './feed.ts';
import { createLink } from './link.ts';
import { Spectator } from './Spectator.tsx';

const link = createLink(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${WATCH_PATH}`);

/** The public game of this host. */
export const Watch = ({ chart }: { readonly chart: Chart | undefined }) => <Spectator link={link} chart={chart} />;
