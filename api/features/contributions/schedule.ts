import { BadRequest } from '../../platform/errors.ts';
import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** It stays approved and is published at this time, as the editor who set it. */
export function schedule({ at, ...input }: StepInput & { at?: string | undefined }, tools: Tools): Promise<Receipt> {
  return takeStep('schedule', input, tools, async (step) => {
    await change(step, { scheduledFor: demandTime(at), scheduledById: step.actor.id });
    await record(step, { detail: { at } });
    // The publisher sleeps until the next date, which may be this one now.
    await step.connection.query(`SELECT pg_notify('publisher_asked', '')`);
  });
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

function demandTime(at: string | undefined): Date {
  if (!at) throw new BadRequest('at: is required');
  const time = new Date(at);
  const wait = time.getTime() - Date.now();
  if (wait <= 0) throw new BadRequest('at: must be in the future');
  if (wait > YEAR_MS) throw new BadRequest('at: must be within a year');
  return time;
}
