// Requests to addresses that people name: only to public ones, encrypted, without redirects, small and quick.
import { promises } from 'node:dns';
import { request as plainly } from 'node:http';
import { request as encrypted } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Way {
  /** Names, with a port where it is not the usual one, that are reached though they are not public, and without encryption. */
  readonly allowed: readonly string[];
  /** Who is asked where a public name leads. */
  readonly names?: Names;
}

export type Names = Pick<promises.Resolver, 'resolve4' | 'resolve6'>;

const PATIENCE = 10_000;
/**
 * Not the resolver of the system: its lookups share two threads, and a few names whose servers never answer would hold up
 * everybody's notices for minutes.
 */
const NAMES: Names = new promises.Resolver({ timeout: 2000, tries: 2 });
/** Bytes of an answer that are read. */
const MOST_READ = 16_384;

/** An address to which nothing is sent. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** Whether something may be sent to an address, as far as its text tells; where a name leads shows when it is asked for. */
export function mayGoTo(address: string, { allowed }: Way): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (allowed.includes(host)) return protocol === 'https:' || protocol === 'http:';
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  return protocol === 'https:' && port === '' && (isIP(literal) === 0 ? hostname.includes('.') : isPublic(literal));
}

/** Posts a body and gives the status of the answer. */
export async function post(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  way: Way,
): Promise<number> {
  if (!mayGoTo(address, way)) throw new Forbidden('not a public address');
  const url = new URL(address);
  const send = url.protocol === 'http:' ? plainly : encrypted;
  const free = way.allowed.includes(url.host);
  return new Promise((done, failed) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        ...(free ? {} : { lookup: publicly(way.names ?? NAMES) }),
      },
      (answer) => {
        let read = 0;
        answer.on('data', (part: Buffer) => {
          read += part.length;
          if (read > MOST_READ) answer.destroy();
        });
        answer.on('error', () => undefined);
        answer.on('close', () => done(answer.statusCode ?? 0));
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}

/** Finds a name only where all it leads to is public: asked where the connection is made, so that it cannot change between. */
function publicly(names: Names): LookupFunction {
  return (name, options, found) => {
    addressesOf(names, name).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || addresses.some(({ address }) => !isPublic(address)))
          found(new Forbidden('not a public address'), '', 0);
        else if (options.all === true) found(null, addresses);
        else found(null, first.address, first.family);
      },
      (error: Error) => found(error, '', 0),
    );
  };
}

/** Where a name leads, in both kinds of addresses; many have only one of them. */
async function addressesOf(names: Names, name: string): Promise<{ address: string; family: number }[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
// Of the newer addresses only those are public that are given out as such; those that carry an older one are not.
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to the internet, and not to this machine or its network. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}
