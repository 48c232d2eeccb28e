// Everything that commanders have said at a table so far; each line of the log is heard once.
import type { LeaderId } from '@marshall/bots/leaders';
import { isSpokenOf, Listener, type Speech } from '@marshall/bots/voice';
import type { Seat } from '@marshall/rules';
import type { CycleFacts, TableState } from '../../session/session.ts';

type Table = Pick<TableState, 'id' | 'log' | 'players' | 'history' | 'link'>;

export class Voices {
  #id = '';
  #heard = 0;
  #first = 0;
  #players: TableState['players'] = {};
  #history: readonly CycleFacts[] = [];
  /** How a computer without a name speaks: at this screen like anybody, elsewhere it may only keep somebody's seat. */
  #unnamed: LeaderId | undefined;
  #listener = this.#begin();
  #said: readonly Speech[] = [];

  /** What has been said once a table is as it is. */
  of({ id, log, players, history, link }: Table): readonly Speech[] {
    const last = log.at(-1)?.n ?? 0;
    const first = log[0]?.n ?? 0;
    // Another table, moves that were taken back, or older lines that have arrived.
    if (id !== this.#id || last < this.#heard || first < this.#first) {
      this.#listener = this.#begin();
      this.#heard = 0;
      this.#said = [];
    }
    this.#id = id;
    this.#unnamed = link === 'here' ? 'steady' : undefined;
    this.#first = first;
    this.#players = players;
    this.#history = history;
    if (last > this.#heard) this.#hear(log);
    this.#heard = last;
    return this.#said;
  }

  #begin(): Listener {
    return new Listener({
      leader: (seat: Seat) => {
        const player = this.#players[seat];
        return player === undefined || player.person ? undefined : (player.leader ?? this.#unnamed);
      },
      worth: (cycle) => this.#history.find((facts) => facts.cycle === cycle)?.worth,
    });
  }

  #hear(log: TableState['log']): void {
    const said: Speech[] = [];
    for (const { n, event, cycle } of log.slice(firstAfter(log, this.#heard))) {
      const speech = event === undefined || !isSpokenOf(event) ? undefined : this.#listener.hear(n, event, cycle);
      if (speech !== undefined) said.push(speech);
    }
    if (said.length > 0) this.#said = [...this.#said, ...said];
  }
}

/** Where the first line after a number stands. */
function firstAfter(log: TableState['log'], number: number): number {
  let at = log.length;
  while (at > 0 && (log[at - 1]?.n ?? 0) > number) at -= 1;
  return at;
}
