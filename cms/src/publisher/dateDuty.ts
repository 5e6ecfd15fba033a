import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { millisecondsUntilDue } from '@common-ground/api/features/contributions/queries/contributions.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import type { Payload } from 'payload';
import type { Duty } from './Duties.ts';

type Options = {
  database: Database;
  /** Asked for when a date is set: it takes a second or two to load, and most publishers never need it. */
  loadPayload: () => Promise<Payload>;
  everyMs?: number;
};

/** Whoever sets a date says so, but what is said may be lost with a connection. */
const LOOK_EVERY_MS = 5000;
/** What is due and still there, because somebody holds it, is not asked for without a pause. */
const PAUSE_MS = 250;

/** Puts before readers, at its time, what has one. */
export function dateDuty({ database, loadPayload, everyMs = LOOK_EVERY_MS }: Options): Duty {
  const work = async () => {
    const next = await millisecondsUntilDue(database);
    if (next === null) return;
    const payload = await loadPayload();
    if (next <= 0) await publishDue({ database, payload });
    return Math.max((await millisecondsUntilDue(database)) ?? everyMs, PAUSE_MS);
  };
  return { name: 'what is due', everyMs, work, isAskedFor: true };
}
