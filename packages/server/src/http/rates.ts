// What is counted by caller, whether they ask by request or by socket: one bucket of each kind for all of the server.
import type { FastifyRequest } from 'fastify';
import { COUNTED_HERE, type Counting } from '../processes/counting.ts';
import { callerAt } from './address.ts';
import { tooFast } from './errors.ts';
import type { Allowance, Buckets, Limits } from './limits.ts';

/** What a call is counted as in addition to a request. */
export type Cost = 'secrets' | 'guests' | 'heavy';

export class Rates {
  readonly #kinds: Readonly<Record<Cost | 'requests' | 'files', Buckets>>;
  /** Messages of all sockets of an address. */
  readonly traffic: Buckets;

  constructor(limits: Limits, counting: Counting = COUNTED_HERE) {
    this.#kinds = {
      requests: counting.buckets('requests', limits.requests),
      files: counting.buckets('files', limits.files),
      secrets: counting.buckets('secrets', limits.secrets),
      guests: counting.buckets('guests', limits.guests),
      heavy: counting.buckets('heavy', limits.heavy),
    };
    this.traffic = counting.buckets('traffic', limits.traffic);
  }

  /** Counts something of a caller; throws when it is too much. */
  count(kind: Cost | 'requests' | 'files', caller: string): void {
    const buckets = this.#kinds[kind];
    if (!buckets.take(caller)) throw tooFast(buckets.state(caller).next);
  }

  /** How many requests a caller has left. */
  requests(caller: string): Allowance {
    return this.#kinds.requests.state(caller);
  }
}

/** Who a request is counted for. */
export function callerOf(request: FastifyRequest): string {
  return callerAt(request.ip);
}

/** The headers that tell a caller their limit, what is left of it, and in how many seconds it is whole again. */
export function rateHeaders({ limit, remaining, full }: Allowance): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(Math.max(0, remaining)),
    'ratelimit-reset': String(full),
  };
}
