/** These often come twice, from the system and from the launcher; only a second Ctrl-C ends the process at once. */
const CALLS = ['SIGTERM', 'SIGHUP', 'disconnect'] as const;

const AGAIN = ['SIGTERM', 'SIGHUP'] as const;
const late = (): void => undefined;

export interface StopCall {
  /** Resolves when the server is told to stop. */
  readonly heard: Promise<void>;
  /** Listens no longer: what listens keeps the process running. */
  release(): void;
}

/**
 * Listens for the call to stop: a signal, or the end of the launcher that started this process, which closes the channel
 * between the two however the launcher ended. A server without a launcher over it has no such channel.
 */
export function stopCall(): StopCall {
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  for (const call of CALLS) process.on(call, hear);
  process.once('SIGINT', hear);
  // The launcher may have been gone before we listened.
  if (process.connected === false) hear();
  return {
    heard,
    release() {
      for (const call of ['SIGINT', ...CALLS]) process.off(call, hear);
      // The second call may come when all is saved and closed, and must not look like a death.
      for (const call of AGAIN) if (!process.listeners(call).includes(late)) process.on(call, late);
    },
  };
}
