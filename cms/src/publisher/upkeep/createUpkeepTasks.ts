import { CHAT_DAYS } from '@common-ground/api/contracts/analytics/dashboard.ts';
import { MISSED_SEARCH_DAYS } from '@common-ground/api/contracts/analytics/missedSearches.ts';
import { VIEW_MINUTES } from '@common-ground/api/contracts/limits.ts';
import { notifyOfCorrections } from '@common-ground/api/features/contributions/corrections/notifyOfCorrections.ts';
import { makeDigests } from '@common-ground/api/features/forum/makeDigests.ts';
import { finishPaths } from '@common-ground/api/features/learning/finishPaths.ts';
import { notifyLearners } from '@common-ground/api/features/learning/notifyLearners.ts';
import { clearSnapshots } from '@common-ground/api/features/moderation/clearSnapshots.ts';
import { deleteOldRebuilds } from '@common-ground/api/features/publishing/requestRebuild.ts';
import { deleteOldRequests } from '@common-ground/api/platform/createOnce.ts';
import { deleteExpiredSessions } from '@common-ground/api/platform/session/sessions.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { PeriodicTask } from '../PeriodicTasks.ts';
import type { Sql, SqlPool } from '../Sql.ts';
import { markMovedCounts } from './markMovedCounts.ts';
import { markEndedCorrections, markOverdue } from './markPassed.ts';
import { reduceOldEvents } from './reduceOldEvents.ts';
import { shuffleEvents } from './shuffleEvents.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const COUNT_VIEWS = defineStatement({ row: { count_views: z.number() }, text: 'SELECT analytics.count_views()' });

/** Returns the periodic tasks. Each task continues where its last run ended. */
export function createUpkeepTasks(sql: SqlPool): PeriodicTask[] {
  return [
    { name: 'counting views', everyMs: 5 * SECOND, work: async () => void (await execute(sql, COUNT_VIEWS)) },
    { name: 'deletion of view marks', everyMs: MINUTE, work: () => deleteReaderMarks(sql) },
    { name: 'changed counts', everyMs: MINUTE / 2, work: async () => void (await markMovedCounts(sql)) },
    { name: 'overdue reviews', everyMs: MINUTE, work: async () => void (await markOverdue(sql)) },
    { name: 'notifications of learners', everyMs: MINUTE / 4, work: () => notifyAllLearners(sql), isAskedFor: true },
    {
      name: 'notifications of corrections',
      everyMs: MINUTE / 4,
      work: async () => void (await notifyOfCorrections(sql)),
      isAskedFor: true,
    },
    { name: 'ended correction notices', everyMs: MINUTE, work: async () => void (await markEndedCorrections(sql)) },
    { name: 'digests of topics', everyMs: 5 * MINUTE, work: async () => void (await makeDigests(sql)) },
    { name: 'shuffling of events', everyMs: 10 * MINUTE, work: async () => void (await shuffleEvents(sql)) },
    { name: 'texts of old reports', everyMs: 60 * MINUTE, work: async () => void (await clearSnapshots(sql)) },
    { name: 'expired sessions', everyMs: 60 * MINUTE, work: () => deleteExpiredSessions(sql) },
    { name: 'old rebuilds', everyMs: 60 * MINUTE, work: () => deleteOldRebuilds(sql) },
    { name: 'keys of old requests', everyMs: 60 * MINUTE, work: () => deleteOldRequests(sql) },
    { name: 'deletion of old events', everyMs: 60 * MINUTE, work: () => clearOldCounts(sql) },
  ];
}

/** The table of earlier versions stays for a release, and so does the promise to delete its texts. */
const OLD_FRUITLESS = defineStatement({
  text: `DELETE FROM analytics.fruitless WHERE day < (now() AT TIME ZONE 'UTC')::date - ${MISSED_SEARCH_DAYS}`,
});

const OLD_MISSED_SEARCHES = defineStatement({
  text: `DELETE FROM analytics.missed_search WHERE day < (now() AT TIME ZONE 'UTC')::date - ${MISSED_SEARCH_DAYS}`,
});
/** Dismissals of texts that were not searched for so long are deleted with the counts. */
const OLD_DISMISSALS = defineStatement({
  text: `DELETE FROM analytics.dismissed_search d WHERE NOT EXISTS (
           SELECT FROM analytics.missed_search m WHERE m.language = d.language AND m.key = d.key)`,
});
const OLD_CHATS = defineStatement({
  text: `DELETE FROM analytics.chat_day WHERE day < (now() AT TIME ZONE 'UTC')::date - ${CHAT_DAYS}`,
});

async function clearOldCounts(sql: Sql): Promise<void> {
  await reduceOldEvents(sql);
  await execute(sql, OLD_FRUITLESS);
  await execute(sql, OLD_MISSED_SEARCHES);
  await execute(sql, OLD_DISMISSALS);
  await execute(sql, OLD_CHATS);
}

/** Finishes paths and notifies learners. Publishing does not wait for this, however many learners there are. */
async function notifyAllLearners(sql: SqlPool): Promise<void> {
  await finishPaths(sql);
  await notifyLearners(sql);
}

const OLD_VIEWS = defineStatement({
  text: `DELETE FROM analytics.recent_view WHERE counted_at <= now() - make_interval(mins => ${VIEW_MINUTES})`,
});
const OLD_READER_KEYS = defineStatement({
  text: `DELETE FROM analytics.reader_key WHERE day < (now() AT TIME ZONE 'UTC')::date`,
});

/** Deletes views that no longer prevent a second count, and the reader keys of past days. */
async function deleteReaderMarks(sql: Sql): Promise<void> {
  await execute(sql, OLD_VIEWS);
  await execute(sql, OLD_READER_KEYS);
}
