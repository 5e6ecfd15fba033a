import { z } from 'zod';

/** `updatedAt` of a record at the time when it was read. */
export const seenTimeSchema = z.iso.datetime({ offset: true });

export const UPDATED_AT_MISSING =
  'Name the updatedAt that the record was read with, so that nothing newer is overwritten.';
export const UPDATED_AT_INVALID = 'updatedAt: must be a date and time such as 2027-01-31T08:30:00.000Z';
export const RECORD_CHANGED =
  'This record was saved somewhere else since you opened it. Nothing of it was overwritten, and nothing that you wrote is lost.';
export const RECORD_BUSY = 'This record is being saved somewhere else at this moment. Try again.';
export const ONE_BY_ONE = 'Records are changed one at a time, each with the updatedAt that it was read with.';
