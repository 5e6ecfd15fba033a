import type { KeptEvent } from '../../contracts/analytics/analytics.ts';
import { LATEST_EVENTS } from '../../contracts/limits.ts';
import type { Database } from '../../platform/Database.ts';
import { type PageQuery, type Sliced, sliceOf } from '../../platform/pages.ts';
import { selectEvents } from './queries/selectEvents.ts';

/** What was kept, newest hour first. Unlike other lists never whole: a month of events is no answer. */
export function listEvents(query: PageQuery, database: Database): Promise<Sliced<KeptEvent>> {
  return selectEvents(database, sliceOf(query) ?? { limit: LATEST_EVENTS, offset: 0 });
}
