import { BadRequest } from '../../../platform/errors.ts';
import type { Contribution } from '../queries/contributions.ts';

/** What names the page that a correction is of. */
export type Corrected = Pick<Contribution, 'id' | 'kind' | 'conditionId' | 'pathId' | 'languageId'>;

/** Readers who keep a page had one before: of a new page, and of a category, there is nothing to correct. */
export function isCorrectable({ kind, conditionId, pathId }: Omit<Corrected, 'id' | 'languageId'>): boolean {
  return kind !== 'condition' && (conditionId ?? pathId) !== null;
}

/** @throws BadRequest */
export function demandCorrectable(contribution: Corrected): void {
  if (!isCorrectable(contribution))
    throw new BadRequest('correction: is of a condition or a learning path that readers have');
}
