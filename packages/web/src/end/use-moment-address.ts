import { useEffect, useRef } from 'react';
import { momentName, routeOf } from '../app/route.ts';
import type { ReviewHand } from './Review.tsx';

/** Where a review begins. */
type From = 'beginning' | 'end' | number | undefined;

/**
 * Keeps the address at the moment that is looked at, without a step in the browser's history for each, and goes where
 * another address of the same game leads. Gives the link to the moment.
 */
export function useMomentAddress(
  address: string,
  from: From,
  hand: ReviewHand | undefined,
  onFrom: (from: From) => void,
): string {
  const moment = hand?.told.moments[hand.at - 1];
  const name = hand === undefined || moment === undefined ? undefined : momentName(hand.at, moment);
  const closed = from === undefined;
  useEffect(() => {
    if (name !== undefined) become(`#${address}/${name}`);
    else if (closed && isMomentOf(address)) become(`#${address}`);
  }, [address, name, closed]);
  // One listener for as long as the game is shown: one that is changed while an event goes round does not hear it.
  const there = useRef({ hand, onFrom });
  there.current = { hand, onFrom };
  useEffect(() => {
    const follow = (): void => {
      const route = routeOf(location.hash);
      if (!isOf(address, route) || !('at' in route) || route.at === undefined) return;
      const { hand: open, onFrom: begin } = there.current;
      if (open === undefined) begin(route.at);
      else open.go(route.at);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [address]);
  return `${location.origin}${location.pathname}#${address}${name === undefined ? '' : `/${name}`}`;
}

const isOf = (address: string, route: ReturnType<typeof routeOf>): boolean =>
  'id' in route && `${route.page}/${route.id}` === address;

function isMomentOf(address: string): boolean {
  const route = routeOf(location.hash);
  return isOf(address, route) && 'at' in route;
}

/** The address alone changes: nobody hears of it, and the way back is not filled with moves. */
function become(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', `${location.search}${hash}`);
}
