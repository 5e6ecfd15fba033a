'use client';

import type { MedicalReviewAtDesk } from '@common-ground/api/features/sign-offs/getMedicalReview.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** As JSON brings it: times are texts. */
type AsJson<Kind> = Kind extends Date
  ? string
  : Kind extends object
    ? { [Key in keyof Kind]: AsJson<Kind[Key]> }
    : Kind;
export type MedicalReview = AsJson<MedicalReviewAtDesk>;

type Wanted = {
  id: number | string | undefined;
  /** Another value after each save. */
  change: string;
};

/** How a condition stands with its medical review; null while it is not known, or where readers have no such page. */
export function useMedicalReview({ id, change }: Wanted): [MedicalReview | null, () => Promise<void>] {
  const [review, setReview] = useState<MedicalReview | null>(null);
  const newest = useRef(0);
  const read = useCallback(async () => {
    if (id === undefined) return;
    newest.current += 1;
    const own = newest.current;
    const response = await fetch(`/cms/api/conditions/${id}/medical-review`).catch(() => null);
    const found: MedicalReview | null = response?.ok ? await response.json() : null;
    // An answer that comes after a later question says less; one that failed says nothing.
    if (own === newest.current && response && (found || response.status === 404)) setReview(found);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save
  useEffect(() => {
    void read();
  }, [read, change]);

  return [review, read];
}
