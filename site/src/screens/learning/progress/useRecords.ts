import { useEffect, useState } from 'react';
import { createRecordsStore, type Records } from './learningProgress.ts';
import type { PathOnPage, PathRecord } from './records.ts';

type Known = Records & {
  isAlive: boolean;
  /** Whether the page is the preview of a draft (`shell/preview`). */
  isPreview: boolean;
};

/** State of the pre-rendered page, which has no reader. */
const PRERENDERED = {
  records: [] as PathRecord[],
  isFailed: false,
  isAway: false,
  isMember: false,
  isAlive: false,
  isPreview: false,
};

/** Returns the reader's records, the same in every tab: empty until hydration, then null until a user's are read. */
export function useRecords(paths: PathOnPage[]): Known {
  const [known, setKnown] = useState<Known>(PRERENDERED);
  // The paths of a page never change, so that one subscription is enough.
  useEffect(() => {
    const isPreview = 'preview' in document.documentElement.dataset;
    return createRecordsStore(paths).subscribe((records) => setKnown({ ...records, isAlive: true, isPreview }));
  }, []);
  return known;
}
