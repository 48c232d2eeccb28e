// Lists of names of hosts, from the environment.
import { UsageError } from '../command.ts';
import { words } from '../words.ts';

/** The names that a variable lists, with or without a port; undefined where it says nothing. */
export function hostsIn(variable: string, text: string | undefined): readonly string[] | undefined {
  const hosts = text?.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts?.find((host) => !/^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d+)?$/.test(host));
  if (wrong === undefined) return hosts;
  throw new UsageError(words.serve.hosts(variable, wrong));
}
