// The one service worker of the page: shows notices while the page is closed, and leads to the table when one is pressed.
// It keeps no files of the page.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Pressed extends Lasting {
  readonly notification: Notification;
}

interface Renewed extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
}

/** A page of ours that is open. */
interface Pane {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<Pane>;
  navigate(url: string): Promise<Pane | null>;
}

interface Scope {
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Pane[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Renewed) => void): void;
}

/** What the server sends: nothing of the game but the table, the power and the time. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

// The compiler knows this file as one of the page.
const scope = self as unknown as Scope;

const panes = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('push', (event) => {
  const told = toldIn(event.data?.json());
  if (told !== undefined) event.waitUntil(show(told));
});

async function show({ title, body, path, tag }: Told): Promise<void> {
  // A person looking at that table sees it already.
  const open = await panes();
  if (open.some(({ url, visibilityState }) => visibilityState === 'visible' && url.includes(tag))) return;
  // One of the same table takes the place of the one before; it is heard all the same.
  const shown: NotificationOptions & { renotify: boolean } = { body, tag, data: path, renotify: tag !== '' };
  await scope.registration.showNotification(title, shown);
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(lead(typeof path === 'string' && path.startsWith('/') ? path : '/'));
});

async function lead(path: string): Promise<void> {
  const [pane] = await panes();
  if (pane === undefined) return void (await scope.clients.openWindow(path));
  await pane.focus();
  // A page that is not under this worker cannot be led.
  await pane.navigate(path).catch(() => scope.clients.openWindow(path));
}

scope.addEventListener('pushsubscriptionchange', (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (key) event.waitUntil(renew(key));
});

/** The browser has another address for us: the server is told. */
async function renew(applicationServerKey: ArrayBuffer): Promise<void> {
  const subscription = await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint: address, keys } = subscription.toJSON();
  await fetch('/api/me/channels', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address, keys }),
  });
}

function toldIn(data: unknown): Told | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { title, body, path, tag } = data as Partial<Record<keyof Told, unknown>>;
  if (typeof title !== 'string' || typeof path !== 'string') return undefined;
  return { title, body: String(body ?? ''), path, tag: String(tag ?? '') };
}
