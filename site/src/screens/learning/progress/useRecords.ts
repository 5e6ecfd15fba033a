import { useEffect, useState } from 'react';
import { type PathOnPage, type PathRecord, type Records, recordsFor } from './learningProgress.ts';

type Known = Records & {
  isAlive: boolean;
  /** Whether staff look at a draft (shell/preview). */
  isPreview: boolean;
};

/** As the server draws it, which knows nobody. */
const OF_NOBODY = {
  records: [] as PathRecord[],
  isFailed: false,
  isAway: false,
  isMember: false,
  isAlive: false,
  isPreview: false,
};

/**
 * What whoever reads has of these paths, the same in every tab. Until the browser has taken over from the server, and for
 * who has begun nothing, there are no records; null while they are on their way.
 */
export function useRecords(paths: PathOnPage[]): Known {
  const [known, setKnown] = useState<Known>(OF_NOBODY);
  // The paths are those of the page, which stay as they are.
  useEffect(() => {
    const isPreview = 'preview' in document.documentElement.dataset;
    return recordsFor(paths).subscribe((records) => setKnown({ ...records, isAlive: true, isPreview }));
  }, []);
  return known;
}
