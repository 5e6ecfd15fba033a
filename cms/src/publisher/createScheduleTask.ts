import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { millisecondsUntilDue } from '@common-ground/api/features/contributions/queries/contributions.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import type { Payload } from 'payload';
import type { PeriodicTask } from './PeriodicTasks.ts';

type Options = {
  database: Database;
  /** Called only for a scheduled contribution: loading Payload takes a second or two, and few publishers need it. */
  loadPayload: () => Promise<Payload>;
  everyMs?: number;
};

/** Longest pause: the notification of a new date may be lost with its connection. */
const LOOK_EVERY_MS = 5000;
/** Shortest pause while something is due but locked by another process. */
const PAUSE_MS = 250;

/** Publishes scheduled contributions at their time. */
export function createScheduleTask({ database, loadPayload, everyMs = LOOK_EVERY_MS }: Options): PeriodicTask {
  const work = async () => {
    const next = await millisecondsUntilDue(database);
    if (next === null) return;
    const payload = await loadPayload();
    if (next <= 0) await publishDue({ database, payload });
    return Math.max((await millisecondsUntilDue(database)) ?? everyMs, PAUSE_MS);
  };
  return { name: 'scheduled contributions', everyMs, work, isAskedFor: true };
}
