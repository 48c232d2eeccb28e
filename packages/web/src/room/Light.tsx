import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';

/** Where the game runs, and whether the line to it holds. */
export function Light({ link }: { readonly link: TableState['link'] }) {
  return (
    <span className="pill" role="status" data-link={link}>
      <i className={link === 'lost' ? 'triangle' : 'dot'} />
      <span>{link === 'here' ? words.room.here : link === 'live' ? words.top.live : words.top.reconnecting}</span>
    </span>
  );
}
