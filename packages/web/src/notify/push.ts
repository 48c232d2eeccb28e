// Notices in this browser: whether it can, whether it may, and how it begins and ends.
import { call } from '../online/api.ts';

export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'insecure';

export interface Channel {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly address: string;
  readonly confirmed: boolean;
  readonly broken: boolean;
}

export type Kind = 'move' | 'offer' | 'message' | 'deadline' | 'ended';

/** What is arranged about notices, as the server tells it. */
export interface NoticeInfo {
  readonly offers: { readonly push?: string; readonly mail: boolean; readonly webhook: boolean };
  readonly settings: Readonly<Record<Kind, boolean>> & {
    readonly quiet: boolean;
    readonly tables: Readonly<Record<string, 'all' | 'moves' | 'none'>>;
  };
  readonly channels: readonly Channel[];
}

const WORKER = '/notice-worker.js';

const supported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscription = async (): Promise<PushSubscription | undefined> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? undefined;

/** How it stands with this browser; it is on where the server knows its address too. */
export async function pushState(channels: readonly Channel[]): Promise<PushState> {
  if (!isSecureContext) return 'insecure';
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const own = await subscription().catch(() => undefined);
  return own !== undefined && channels.some(({ address }) => address === own.endpoint) ? 'on' : 'off';
}

/** Asks the browser, then tells the server where it is reached. */
export async function turnOn(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of the server reaches nobody any more.
  const before = await pushManager.getSubscription();
  if (before !== null && !sameKey(before, key)) await before.unsubscribe();
  const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint: address, keys } = own.toJSON();
  await call('POST', '/api/me/channels', { kind: 'push', address, keys });
  return 'on';
}

export async function turnOff(channels: readonly Channel[]): Promise<PushState> {
  const own = await subscription();
  const known = channels.find(({ address }) => address === own?.endpoint);
  if (known !== undefined) await call('DELETE', `/api/me/channels/${known.id}`);
  await own?.unsubscribe();
  return 'off';
}

function sameKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
