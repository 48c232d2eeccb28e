import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';

/** Where the game runs, whether the line to it holds, and the way back for one who was signed out. */
export function Light({ link }: { readonly link: TableState['link'] }) {
  const { top, room, online } = words;
  const said = {
    here: room.here,
    live: top.live,
    lost: top.reconnecting,
    out: online.link.out,
    banned: online.link.banned,
  };
  return (
    <span className="pill" role="status" data-link={link}>
      <i className={link === 'here' || link === 'live' ? 'dot' : 'triangle'} />
      <span>{said[link]}</span>
      {link === 'out' && <a href="#lobby">{online.link.signIn}</a>}
    </span>
  );
}
