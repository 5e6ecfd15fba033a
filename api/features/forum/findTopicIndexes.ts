import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ID_MAX, MAX_INDEXED_TOPICS } from '../../contracts/limits.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { log } from '../../platform/log/log.ts';
import { readTopicTag } from '../../platform/prepared/contentTags.ts';
import type { ResponseCache } from '../../platform/prepared/ResponseCache.ts';
import { type IndexedTopic, selectChangedTopics, selectOlderTopics } from './queries/indexedTopics.ts';
import { TopicIndexes } from './TopicIndexes.ts';

/** Rows of one query, and the milliseconds after which other work gets its turn between two of them. */
const ROWS_AT_A_TIME = 500;
const TURN_MS = 10;
/** Milliseconds that a search waits for topics that are being read: for the first ones, and for changed ones. */
const MAX_WAIT_MS = { first: 1000, again: 200 };
/**
 * Milliseconds after which all topics are read again: while no changes are received, and otherwise, because no change of
 * a topic is notified when its condition is renamed.
 */
const READ_AGAIN_MS = { unheard: 30_000, listening: 60 * 60_000 };

type Loaded = {
  indexes: TopicIndexes;
  /** Ids of topics that changed since they were read; null when any may have, so that all are read. */
  changed: Set<number> | null;
  /** Time of the last reading of all topics, as `performance.now()`. */
  readAt: number;
  reading: Promise<void> | null;
};

/** The indexes of a process belong to its cache of responses, which hears of every change. */
const loaded = new WeakMap<ResponseCache, Loaded>();

type Context = Pick<ApiContext, 'database' | 'prepared'>;

/**
 * Returns the indexes of topics. The first call reads the topics, later ones those that changed. A search goes on with
 * what was read when this takes long or fails: titles are in the full text of PostgreSQL too.
 */
export async function findTopicIndexes(context: Context): Promise<TopicIndexes> {
  const state = findLoaded(context.prepared);
  const mostAge = READ_AGAIN_MS[context.prepared.isListening ? 'listening' : 'unheard'];
  const isOld = performance.now() - state.readAt > mostAge;
  if (isOld) state.changed = null;
  if (state.changed === null || state.changed.size > 0) state.reading ??= read(state, context.database);
  const longest = state.indexes.size === 0 ? MAX_WAIT_MS.first : MAX_WAIT_MS.again;
  if (state.reading) await Promise.race([state.reading, wait(longest, undefined, { ref: false })]);
  return state.indexes;
}

function findLoaded(prepared: ResponseCache): Loaded {
  const known = loaded.get(prepared);
  if (known) return known;
  const state: Loaded = { indexes: new TopicIndexes(), changed: null, readAt: 0, reading: null };
  loaded.set(prepared, state);
  prepared.onDrop((tags) => noteChanges(state, tags));
  return state;
}

function noteChanges(state: Loaded, tags: ReadonlySet<string> | null): void {
  if (tags === null) state.changed = null;
  for (const tag of tags ?? []) {
    const id = readTopicTag(tag);
    if (id !== null) state.changed?.add(id);
  }
}

async function read(state: Loaded, database: Database): Promise<void> {
  const { changed } = state;
  // Changes that are notified from here on are read next time.
  state.changed = new Set();
  try {
    if (changed === null) await readAll(state, database);
    else await readChanged(state.indexes, database, [...changed]);
    state.indexes.warmUp();
  } catch (error) {
    state.changed = state.changed && changed && new Set([...changed, ...state.changed]);
    log.error({ err: error }, 'topics of the forum were not read');
  } finally {
    state.reading = null;
  }
}

/** Builds new indexes, so that searches use the former ones until all topics are read. */
async function readAll(state: Loaded, database: Database): Promise<void> {
  const indexes = new TopicIndexes();
  state.readAt = performance.now();
  // The first reading is shown as it grows, the newest topics first.
  if (state.indexes.size === 0) state.indexes = indexes;
  for (let before = ID_MAX; indexes.size < MAX_INDEXED_TOPICS; ) {
    const rows = await selectOlderTopics(database, before, ROWS_AT_A_TIME);
    await putAll(indexes, rows);
    before = rows.at(-1)?.id ?? 0;
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  state.indexes = indexes;
}

async function readChanged(indexes: TopicIndexes, database: Database, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS_AT_A_TIME)
    await putAll(indexes, await selectChangedTopics(database, ids.slice(at, at + ROWS_AT_A_TIME)));
}

async function putAll(indexes: TopicIndexes, topics: readonly IndexedTopic[]): Promise<void> {
  let began = performance.now();
  for (const topic of topics) {
    await indexes.put(topic);
    if (performance.now() - began < TURN_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
