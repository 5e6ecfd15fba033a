import type { Database } from '../../../platform/Database.ts';
import { BadRequest } from '../../../platform/errors.ts';
import { defineStatement, execute } from '../../../platform/statement.ts';
import type { Contribution } from '../queries/contributions.ts';

const CORRECTION_PROPOSE = defineStatement({
  name: 'correction-propose',
  text: `WITH taken_back AS (DELETE FROM corrections.proposed WHERE contribution_id = $1 AND $2::text = '')
    INSERT INTO corrections.proposed (contribution_id, what) SELECT $1, $2::text WHERE $2::text <> ''
    ON CONFLICT (contribution_id) DO UPDATE SET what = excluded.what`,
});

/** Stores a correction text for the publication. An empty text deletes the stored one, and `undefined` leaves it. */
export async function proposeCorrection(database: Database, contribution: CorrectedPage, what?: string): Promise<void> {
  if (what === undefined) return;
  if (what) demandCorrectable(contribution);
  await execute(database, CORRECTION_PROPOSE, [contribution.id, what]);
}

export type CorrectedPage = Pick<Contribution, 'id' | 'kind' | 'conditionId' | 'pathId' | 'languageId'>;

/** Returns whether readers may have saved the page before, which is false for a new condition and for a category. */
export function isCorrectable({ kind, conditionId, pathId }: Omit<CorrectedPage, 'id' | 'languageId'>): boolean {
  return kind !== 'condition' && (conditionId ?? pathId) !== null;
}

export function demandCorrectable(contribution: CorrectedPage): void {
  if (!isCorrectable(contribution))
    throw new BadRequest('correction: only a published condition or learning path can be corrected');
}
