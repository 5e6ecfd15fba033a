import { BadRequest } from '../../platform/errors.ts';
import { proposeCorrection } from './corrections/proposeCorrection.ts';
import type { StepHandler } from './takeStep.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Leaves the contribution approved, to be published at the time `at` as the editor who set it. */
export const schedule: StepHandler = async ({ connection, contribution, actor }, { at, correction }) => {
  const scheduledFor = demandTime(at);
  await proposeCorrection(connection, contribution, correction);
  // Wakes the publisher, which sleeps until the next due time that it knows. PostgreSQL notifies it at the commit.
  await connection.query(`SELECT pg_notify('publisher_asked', '')`);
  return { changes: { scheduledFor, scheduledById: actor.id }, detail: { at } };
};

function demandTime(at: string | undefined): Date {
  if (!at) throw new BadRequest('at: is required');
  const time = new Date(at);
  const wait = time.getTime() - Date.now();
  if (wait <= 0) throw new BadRequest('at: must be in the future');
  if (wait > YEAR_MS) throw new BadRequest('at: must be within a year');
  return time;
}
