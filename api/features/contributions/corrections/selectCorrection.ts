import { type Database, findRow } from '../../../platform/Database.ts';
import { NOT_REPLACED } from './terms.ts';

export type CorrectionState = {
  proposed: string | null;
  /** Published text that no later text has replaced. */
  told: string | null;
};

export async function selectCorrection(database: Database, contributionId: number): Promise<CorrectionState> {
  const row = await findRow<CorrectionState>(database, {
    name: 'correction-state',
    text: `SELECT (SELECT p.what FROM corrections.proposed p WHERE p.contribution_id = $1) AS proposed,
      (SELECT k.what FROM corrections.correction k WHERE k.contribution_id = $1 AND ${NOT_REPLACED}) AS told`,
    values: [contributionId],
  });
  return row ?? { proposed: null, told: null };
}
