import { setTimeout as wait } from 'node:timers/promises';
import { CHECK_CONNECTION_MS, checkConnection } from '@common-ground/api/platform/checkConnection.ts';
import type { Client } from 'pg';

/** Short pauses between attempts to connect, because readers wait for texts that were published meanwhile. */
const PAUSE_MS = { first: 100, most: 500 };

type Options = {
  connect: () => Promise<Client>;
  /** Takes the locks of the lost connection on a new one. A rejection leads to another attempt. */
  enter: (connection: Client) => Promise<unknown>;
  onNotification: (channel: string, payload: string) => void;
  onLost: (error: Error) => void;
  onBack: (afterMs: number) => void;
};

/**
 * Connection that gets notifications and holds a publisher's locks. While this connection is lost, the publisher must
 * not touch the tree.
 */
export class LockConnection {
  #options: Options;
  #client: Client;
  #stopping = new AbortController();
  #reconnecting: Promise<void> | undefined;

  constructor(client: Client, options: Options) {
    this.#client = client;
    this.#options = options;
    this.#watch(client);
  }

  get client(): Client {
    return this.#client;
  }

  get isLost(): boolean {
    return this.#reconnecting !== undefined;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#reconnecting;
    await this.#client.end().catch(() => {});
  }

  #watch(client: Client): void {
    const lose = (error = new Error('the connection to the database ended')) => {
      if (this.#client !== client || this.isLost || this.#stopping.signal.aborted) return;
      clearInterval(checks);
      // The server may still have the session with its locks, because only the network is gone.
      client.end().catch(() => {});
      this.#reconnecting = this.#reconnect(error).finally(() => {
        this.#reconnecting = undefined;
      });
    };
    const checks = setInterval(() => checkConnection(client).catch(lose), CHECK_CONNECTION_MS);
    checks.unref();
    this.#stopping.signal.addEventListener('abort', () => clearInterval(checks));
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload = '' }) => this.#options.onNotification(channel, payload));
  }

  async #reconnect(error: Error): Promise<void> {
    const { signal } = this.#stopping;
    const since = performance.now();
    this.#options.onLost(error);
    for (let pauseMs = PAUSE_MS.first; !signal.aborted; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most)) {
      if (await this.#enterAgain()) return this.#options.onBack(performance.now() - since);
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  async #enterAgain(): Promise<boolean> {
    let client: Client | undefined;
    try {
      client = await this.#options.connect();
      const broken = new Promise<never>((_, reject) => client?.once('error', reject));
      await Promise.race([this.#options.enter(client), broken]);
      this.#client = client;
      this.#watch(client);
      return true;
    } catch {
      client?.on('error', () => {});
      client?.end().catch(() => {});
      return false;
    }
  }
}

/** Codes of Node and PostgreSQL for a server that is down, starting, stopping or full. 08P01 is a pool's refusal. */
const OUTAGE =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08(?!P01)\w{3}|57P0\d|53300|55000)$/;

/** Waits for the database and connects. @throws Error for a fault that waiting cannot fix, such as a wrong password */
export async function connectPatiently(
  connect: () => Promise<Client>,
  onWait: (error: Error) => void,
): Promise<Client> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (attempt === 0) onWait(error);
      await wait(Math.min(PAUSE_MS.first * 2 ** attempt, PAUSE_MS.most));
    }
  }
}

function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return OUTAGE.test(code) || /Connection terminated|timeout expired/i.test(error.message);
}
