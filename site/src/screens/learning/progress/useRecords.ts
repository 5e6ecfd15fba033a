import { useEffect, useState } from 'react';
import { type PathOnPage, type PathRecord, type Records, recordsFor } from './learningProgress.ts';

/** As the server draws it, which knows nobody. */
const OF_NOBODY = { records: [] as PathRecord[], isFailed: false, isMember: false, isAlive: false };

/**
 * What whoever reads has of these paths, the same in every tab. Until the browser has taken over from the server, and for
 * who has begun nothing, there are no records; null while they are on their way.
 */
export function useRecords(paths: PathOnPage[]): Records & { isAlive: boolean } {
  const [known, setKnown] = useState<Records & { isAlive: boolean }>(OF_NOBODY);
  // The paths are those of the page, which stay as they are.
  useEffect(() => recordsFor(paths).subscribe((records) => setKnown({ ...records, isAlive: true })), []);
  return known;
}
