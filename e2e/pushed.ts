import type { Page } from '@playwright/test';

/** In place of the browser's push service, which is on the internet: a subscription to a receiver of ours. */
export const subscribed = (page: Page, address: string, keys: object): Promise<unknown> =>
  page.addInitScript(
    ({ address, keys }) => {
      const own = {
        endpoint: address,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => true,
      };
      // A browser without a screen refuses all notifications; whether it asks is its own affair.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = async () => own as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () =>
        (sessionStorage.getItem('subscribed') === null ? null : own) as unknown as PushSubscription;
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...words) {
        sessionStorage.setItem('subscribed', 'yes');
        return register.apply(this, words);
      };
    },
    { address, keys },
  );
