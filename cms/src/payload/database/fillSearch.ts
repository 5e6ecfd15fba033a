import { writeAllEntries } from '@common-ground/api/features/search/writeEntries.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { Payload } from 'payload';

/**
 * Writes the search entries of all conditions before the web processes start, which would find nothing until the
 * publisher has written them.
 * @returns the result for the log
 */
export async function fillSearch(payload: Payload): Promise<string> {
  await writeAllEntries(findDatabase(payload));
  return 'the search entries of all conditions are written';
}
