import { setTimeout as wait } from 'node:timers/promises';
import { CHECK_CONNECTION_MS, checkConnection } from '../checkConnection.ts';
import { type ContentChange, toChangedTags } from './contentTags.ts';
import type { ResponseCache } from './ResponseCache.ts';

export const CONTENT_CHANNEL = 'content_changed';
const BACKOFF_MS = { first: 100, most: 5_000 };

export type ListeningConnection = {
  query(text: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  end(): Promise<void>;
};

export type Listening = {
  stop(): Promise<void>;
  /** Resolves when changes are received for the first time. */
  ready: Promise<void>;
};

type ListenArguments = {
  connect: () => Promise<ListeningConnection>;
  prepared: ResponseCache;
  onProblem?: (error: unknown) => void;
};

/** Lets responses be cached, but not while the connection is lost, because changes would be missed. */
export function listenForContentChanges({ connect, prepared, onProblem = () => {} }: ListenArguments): Listening {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ready = Promise.withResolvers<void>();
  let backoff = BACKOFF_MS.first;
  const finished = keepListening();

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch(onProblem);
      await wait(backoff, undefined, { signal }).catch(() => {});
      backoff = Math.min(backoff * 2, BACKOFF_MS.most);
    }
  }

  /** Returns, or throws, when the connection ends. */
  async function listenOnce(): Promise<void> {
    const connection = await connect();
    const over = Promise.withResolvers<void>();
    connection.on('error', (error) => over.reject(error ?? new Error('The listening connection failed')));
    connection.on('end', () => over.resolve());
    connection.on('notification', ({ payload }) => dropChanged(prepared, payload));
    const stop = () => over.resolve();
    signal.addEventListener('abort', stop);
    over.promise.catch(() => {}); // Prevents an unhandled rejection before the `await` below.
    const heartbeat = setInterval(() => checkConnection(connection).catch(over.reject), CHECK_CONNECTION_MS);
    heartbeat.unref();
    try {
      await connection.query(`LISTEN ${CONTENT_CHANNEL}`);
      if (signal.aborted) return;
      prepared.start();
      backoff = BACKOFF_MS.first;
      ready.resolve();
      await over.promise;
    } finally {
      clearInterval(heartbeat);
      signal.removeEventListener('abort', stop);
      prepared.stop();
      connection.end().catch(() => {});
    }
  }

  return {
    ready: ready.promise,
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

function dropChanged(prepared: ResponseCache, payload = ''): void {
  const tags = readChangedTags(payload);
  if (tags) prepared.drop(tags);
  else prepared.dropAll();
}

/** Returns null, which drops everything, when a message cannot be parsed. */
function readChangedTags(payload: string): string[] | null {
  try {
    const change: unknown = JSON.parse(payload);
    return change && typeof change === 'object' ? toChangedTags(change as ContentChange) : null;
  } catch {
    return null;
  }
}
