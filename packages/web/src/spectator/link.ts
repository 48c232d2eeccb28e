import { decodeMessage } from './decode.ts';
import { hear, type Story } from './story.ts';

export interface LinkState {
  /** `absent`: nobody has answered yet; `lost`: somebody did before. */
  readonly phase: 'connecting' | 'live' | 'absent' | 'lost';
  readonly story?: Story;
}

export interface Link {
  readonly state: () => LinkState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries at once. */
  readonly retry: () => void;
}

const PAUSES = [1000, 2000, 4000, 8000, 15_000];

/** Listens to the feed for as long as somebody subscribes, and looks again whenever it falls silent. */
export function createLink(url: string): Link {
  let state: LinkState = { phase: 'connecting' };
  let socket: WebSocket | undefined;
  let timer = 0;
  let failures = 0;
  const listeners = new Set<() => void>();

  const become = (next: LinkState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const open = (): void => {
    window.clearTimeout(timer);
    const made = new WebSocket(url);
    socket = made;
    made.onmessage = ({ data }) => {
      const message = typeof data === 'string' ? decodeMessage(data) : undefined;
      if (!message || made !== socket) return;
      failures = 0;
      become({ phase: 'live', story: hear(state.story, message) });
    };
    made.onclose = () => {
      if (made !== socket) return;
      become({ ...state, phase: state.story ? 'lost' : 'absent' });
      timer = window.setTimeout(open, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
    };
  };
  const close = (): void => {
    window.clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    retry: () => {
      close();
      open();
    },
  };
}
