import { vi } from 'vitest';

export type Sent = {
  event: { eventType: string; eventData: Record<string, unknown> };
  options: RequestInit;
  by: 'fetch' | 'beacon';
};

/** Simulates a page for the event queues of analytics. Its server responds with `status`; with 0 requests fail. */
export class FakePage extends EventTarget {
  readonly sent: Sent[] = [];
  readonly stored = new Map<string, string>();
  status = 200;
  isBeaconTaken = true;
  isStorageClosed = false;
  answering: Promise<void> | undefined;

  readonly location = { href: 'https://example.org/condition/1?from=mail' };
  readonly navigator = {
    userAgent: 'Test',
    onLine: true,
    doNotTrack: null as string | null,
    globalPrivacyControl: false,
    sendBeacon: (_address: string, body: Blob) => {
      if (this.isBeaconTaken) this.#beacons.push(body);
      return this.isBeaconTaken;
    },
  };
  readonly localStorage = {
    getItem: (key: string) => {
      if (this.isStorageClosed) throw new DOMException('Access is denied', 'SecurityError');
      return this.stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void this.stored.set(key, value),
    removeItem: (key: string) => void this.stored.delete(key),
  };
  readonly fetch = async (address: string, options: RequestInit) => {
    if (address !== '/api/analytics') throw new Error(`Unexpected request to ${address}`);
    const { status } = this;
    if (status === 200) this.sent.push({ event: JSON.parse(String(options.body)), options, by: 'fetch' });
    this.asked += 1;
    await this.answering;
    if (status === 0) throw new TypeError('Failed to fetch');
    return { status, statusText: 'Status', ok: status === 200 };
  };
  asked = 0;
  readonly warn = vi.fn();
  #beacons: Blob[] = [];

  globals() {
    const { navigator, localStorage, location, fetch } = this;
    return {
      navigator,
      localStorage,
      location,
      fetch,
      addEventListener: this.addEventListener.bind(this),
      dispatchEvent: this.dispatchEvent.bind(this),
      StorageEvent: class extends Event {},
    };
  }

  happens(name: 'pageshow' | 'pagehide' | 'visibilitychange' | 'storage' | 'online'): void {
    this.dispatchEvent(new Event(name));
  }

  /** Returns the type of each event that a beacon took, with the content type. Throws when a body is not JSON. */
  async beacons(): Promise<string[]> {
    return Promise.all(this.#beacons.map(async (body) => `${JSON.parse(await body.text()).eventType} as ${body.type}`));
  }

  get types(): string[] {
    return this.sent.map(({ event }) => event.eventType);
  }
}
