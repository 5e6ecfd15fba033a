/** The used parts of a service worker's scope: TypeScript's types of pages and of workers exclude each other. */
export type LongEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = LongEvent & { request: Request; respondWith(answer: Promise<Response>): void };
export type PushEvent = LongEvent & { data: { json(): unknown } | null };
export type NotificationClick = LongEvent & { notification: Notification };

export type WorkerScope = {
  location: Location;
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & { data: unknown }) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
};
