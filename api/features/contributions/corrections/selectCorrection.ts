import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';
import { NOT_REPLACED } from './terms.ts';

const CORRECTION_STATE = defineStatement({
  name: 'correction-state',
  row: {
    proposed: z.string().nullable(),
    /** Published text that no later text has replaced. */
    told: z.string().nullable(),
  },
  text: `SELECT (SELECT p.what FROM corrections.proposed p WHERE p.contribution_id = $1) AS proposed,
    (SELECT k.what FROM corrections.correction k WHERE k.contribution_id = $1 AND ${NOT_REPLACED}) AS told`,
});

export type CorrectionState = RowFrom<typeof CORRECTION_STATE>;

export async function selectCorrection(database: Database, contributionId: number): Promise<CorrectionState> {
  const row = await findRow(database, CORRECTION_STATE, [contributionId]);
  return row ?? { proposed: null, told: null };
}
