import { setTimeout as wait } from 'node:timers/promises';
import { type ContentChange, changedTags } from './contentTags.ts';
import type { PreparedResponses } from './PreparedResponses.ts';

export const CONTENT_CHANNEL = 'content_changed';
const HEARTBEAT_MS = 10_000;
const BACKOFF_MS = { first: 100, most: 5_000 };

/** A connection of its own for listening, such as a connected `pg.Client`. */
export type ListeningConnection = {
  query(text: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  end(): Promise<void>;
};

export type Listening = {
  stop(): Promise<void> /** Resolves when changes are heard for the first time. */;
  ready: Promise<void>;
};

/**
 * Lets answers be kept for as long as changes of the content can be heard. When the connection is lost, whatever
 * changes in the meantime would be missed: everything is dropped and nothing kept until it is there again.
 */
export function listenForContentChanges({ connect, prepared, onProblem = () => {} }: ListenArguments): Listening {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const finished = keepListening();

  async function keepListening(): Promise<void> {
    let backoff = BACKOFF_MS.first;
    while (!stopping.signal.aborted) {
      try {
        await listenOnce({
          connect,
          prepared,
          signal: stopping.signal,
          onReady: () => {
            backoff = BACKOFF_MS.first;
            ready.resolve();
          },
        });
      } catch (error) {
        onProblem(error);
      }
      await wait(backoff, undefined, { signal: stopping.signal }).catch(() => {});
      backoff = Math.min(backoff * 2, BACKOFF_MS.most);
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

type ListenArguments = {
  connect: () => Promise<ListeningConnection>;
  prepared: PreparedResponses;
  onProblem?: (error: unknown) => void;
};

/** Returns, or throws, when the connection is over. */
async function listenOnce({
  connect,
  prepared,
  signal,
  onReady,
}: Omit<ListenArguments, 'onProblem'> & { signal: AbortSignal; onReady: () => void }): Promise<void> {
  const connection = await connect();
  const over = Promise.withResolvers<void>();
  connection.on('error', (error) => over.reject(error ?? new Error('The listening connection failed')));
  connection.on('end', () => over.resolve());
  connection.on('notification', ({ payload }) => hear(prepared, payload));
  const stop = () => over.resolve();
  signal.addEventListener('abort', stop);
  over.promise.catch(() => {}); // It may fail while LISTEN is still under way; that is awaited below.
  const heartbeat = setInterval(() => beat(connection).catch(over.reject), HEARTBEAT_MS);
  heartbeat.unref();
  try {
    await connection.query(`LISTEN ${CONTENT_CHANNEL}`);
    if (signal.aborted) return;
    prepared.start();
    onReady();
    await over.promise;
  } finally {
    clearInterval(heartbeat);
    signal.removeEventListener('abort', stop);
    prepared.stop();
    connection.end().catch(() => {});
  }
}

/** A connection that is dead without a sign (a pulled cable, a firewall) is found out by asking. */
async function beat(connection: ListeningConnection): Promise<void> {
  const late = wait(HEARTBEAT_MS / 2, undefined, { ref: false }).then(() => {
    throw new Error('The listening connection does not answer');
  });
  await Promise.race([connection.query('SELECT 1'), late]);
}

function hear(prepared: PreparedResponses, payload = ''): void {
  const tags = changedTagsOf(payload);
  if (tags) prepared.drop(tags);
  else prepared.dropAll();
}

/** A message that cannot be read may have meant anything. */
function changedTagsOf(payload: string): string[] | null {
  try {
    const change: unknown = JSON.parse(payload);
    return change && typeof change === 'object' ? changedTags(change as ContentChange) : null;
  } catch {
    return null;
  }
}
