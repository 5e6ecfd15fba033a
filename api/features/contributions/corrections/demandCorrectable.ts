import { BadRequest } from '../../../platform/errors.ts';
import type { Contribution } from '../queries/contributions.ts';

export type CorrectedPage = Pick<Contribution, 'id' | 'kind' | 'conditionId' | 'pathId' | 'languageId'>;

/** Returns whether readers may have saved the page before, which is false for a new condition and for a category. */
export function isCorrectable({ kind, conditionId, pathId }: Omit<CorrectedPage, 'id' | 'languageId'>): boolean {
  return kind !== 'condition' && (conditionId ?? pathId) !== null;
}

export function demandCorrectable(contribution: CorrectedPage): void {
  if (!isCorrectable(contribution))
    throw new BadRequest('correction: only a published condition or learning path can be corrected');
}
