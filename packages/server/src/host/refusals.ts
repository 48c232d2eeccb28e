// A host's wish that cannot be met: stated as facts, so that the command line says it in the host's language.
import type { HostRefusals, HostSaid } from '@marshall/words';
import { cli } from '@marshall/words/en/cli';

export class HostError extends Error {
  override readonly name = 'HostError';
  readonly said: HostSaid;

  constructor(...[message, figures]: HostArguments) {
    super(sentenceOf(message, figures));
    // The two come together, from a list that pairs them.
    this.said = { message, figures } as HostSaid;
  }
}

type HostArguments = {
  [M in keyof HostRefusals]: [message: M, figures: HostRefusals[M]];
}[keyof HostRefusals];

/** For logs and programs. */
function sentenceOf(message: keyof HostRefusals, figures: HostRefusals[keyof HostRefusals]): string {
  // Each message comes with its own figures.
  const say = cli.host.refused[message] as (figures: HostRefusals[keyof HostRefusals]) => string;
  return say(figures);
}
