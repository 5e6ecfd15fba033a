import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { Unavailable } from '../../platform/errors.ts';
import { findActiveLanguages } from '../../platform/languages.ts';
import { log } from '../../platform/log/log.ts';
import { SEARCH_TAG } from '../../platform/prepared/contentTags.ts';
import type { ResponseCache } from '../../platform/prepared/ResponseCache.ts';
import { selectChangedEntries } from './queries/entries.ts';
import { SearchIndexes } from './SearchIndexes.ts';

/** Rows of one query, and the milliseconds after which other work gets its turn between two of them. */
const ROWS_AT_A_TIME = 500;
const TURN_MS = 10;
/** Longest time without a look at the table, because a notice may be lost. */
const LOOK_EVERY_MS = 30_000;
/** Milliseconds that a search waits for the first load, and for changed entries. */
const MAX_LOAD_WAIT_MS = 15_000;
const MAX_CATCH_UP_MS = 200;

type Loaded = {
  /** Ids and codes of the languages. Others need other indexes. */
  key: string;
  indexes: Promise<SearchIndexes>;
  isReady: boolean;
  /** Whether entries changed since the last look at the table. */
  isChanged: boolean;
  lookedAt: number;
  catchingUp: Promise<void> | null;
};

/** The indexes of a process belong to its cache of responses, which hears of every change. */
const loaded = new WeakMap<ResponseCache, Loaded>();

type Context = Pick<ApiContext, 'database' | 'prepared'>;

/**
 * Returns the indexes with all changes that were notified. The first call loads them.
 * @throws Unavailable when they take too long to load
 */
export async function findIndexes(context: Context): Promise<SearchIndexes> {
  const state = await findLoaded(context);
  if (state.isChanged || performance.now() - state.lookedAt > LOOK_EVERY_MS)
    state.catchingUp ??= catchUp(state, context);
  if (state.catchingUp) {
    const longest = wait(state.isReady ? MAX_CATCH_UP_MS : MAX_LOAD_WAIT_MS, undefined, { ref: false });
    await Promise.race([state.catchingUp, longest]);
  }
  if (!state.isReady) throw new Unavailable();
  return state.indexes;
}

async function findLoaded(context: Context): Promise<Loaded> {
  const { prepared } = context;
  const languages = await findActiveLanguages(context);
  const key = JSON.stringify(languages.map(({ id, code }) => [id, code]));
  const known = loaded.get(prepared);
  if (known?.key === key) return known;
  const state: Loaded = {
    key,
    indexes: SearchIndexes.create(languages),
    isReady: false,
    isChanged: true,
    lookedAt: 0,
    catchingUp: null,
  };
  loaded.set(prepared, state);
  if (!known) prepared.onDrop((tags) => markChanged(prepared, tags));
  return state;
}

function markChanged(prepared: ResponseCache, tags: ReadonlySet<string> | null): void {
  const state = loaded.get(prepared);
  if (state && (tags === null || tags.has(SEARCH_TAG))) state.isChanged = true;
}

/** Applies changed entries in turns. Without a database, the indexes stay as they are. */
async function catchUp(state: Loaded, { database }: Context): Promise<void> {
  state.isChanged = false;
  state.lookedAt = performance.now();
  try {
    await applyChanges(await state.indexes, database);
    state.isReady = true;
  } catch (error) {
    state.isChanged = true;
    if (!state.isReady) throw error;
    log.error({ err: error }, 'search entries were not read');
  } finally {
    state.catchingUp = null;
  }
}

async function applyChanges(indexes: SearchIndexes, database: Database): Promise<void> {
  let began = performance.now();
  for (let isMore = true; isMore; ) {
    const rows = await selectChangedEntries(database, indexes.revision, ROWS_AT_A_TIME);
    for (const row of rows) {
      indexes.apply(row);
      if (performance.now() - began < TURN_MS) continue;
      await nextTurn();
      began = performance.now();
    }
    isMore = rows.length === ROWS_AT_A_TIME;
  }
  indexes.warmUp();
}
