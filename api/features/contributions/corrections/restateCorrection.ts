import { z } from 'zod';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';
import type { StepHandler } from '../takeStep.ts';
import { NOT_REPLACED } from './terms.ts';

const CORRECTION_RESTATE = defineStatement({
  name: 'correction-restate',
  row: { before: z.string() },
  text: `WITH k AS (SELECT * FROM corrections.correction k WHERE k.contribution_id = $1 AND ${NOT_REPLACED}),
    anew AS (INSERT INTO corrections.correction
        (contribution_id, kind, condition_id, path_id, language, what, follows_id, replaces_id, told_to)
      SELECT k.contribution_id, k.kind, k.condition_id, k.path_id, k.language, $2, k.follows_id, k.id,
        CASE WHEN k.follows_id IS NULL THEN 0 END FROM k)
    SELECT k.what AS before FROM k`,
});

/**
 * Replaces the text of a correction and notifies readers again. A translation's correction that follows one of the
 * source (`follows_id`) notifies no reader.
 */
export const restateCorrection: StepHandler = async ({ connection, contribution }, { correction }) => {
  if (!correction) throw new BadRequest('correction: is required');
  const row = await findRow(connection, CORRECTION_RESTATE, [contribution.id, correction]);
  if (!row) throw new Conflict('No correction was published with this contribution');
  return { detail: { before: row.before, correction } };
};
