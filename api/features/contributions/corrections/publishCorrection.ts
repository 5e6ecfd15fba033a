import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { CORRECTION_SHOWN_DAYS } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';
import { type CorrectedPage, demandCorrectable, isCorrectable } from './proposeCorrection.ts';
import { IS_OF_SOURCE, NOT_REPLACED } from './terms.ts';

const CORRECTION_PUBLISH = defineStatement({
  name: 'correction-publish',
  text: `INSERT INTO corrections.correction (contribution_id, kind, condition_id, path_id, language, what, follows_id, told_to)
    SELECT $1, $2, $3, $4, spoken.code, $6, followed.id, CASE WHEN followed.id IS NULL THEN 0 END
    FROM (SELECT coalesce((SELECT code FROM languages WHERE id = $5), '${DEFAULT_LANGUAGE}') AS code) AS spoken
    LEFT JOIN LATERAL (
      SELECT k.id FROM corrections.correction k
      WHERE $7 AND (k.condition_id = $3 OR k.path_id = $4) AND k.kind = 'corrected' AND ${IS_OF_SOURCE} AND ${NOT_REPLACED}
        AND k.at > now() - interval '${CORRECTION_SHOWN_DAYS} days'
        AND NOT EXISTS (SELECT FROM corrections.correction own WHERE own.follows_id = k.id AND own.language = spoken.code)
      ORDER BY k.at DESC LIMIT 1) AS followed ON true`,
});

/**
 * Publishes `asked`, or the proposed text when `asked` is undefined. Returns the text, or null when there is none. A
 * trigger wakes the publisher, which notifies readers. Readers who were notified of a correction of the source are not
 * notified again of a translation that follows it (`told_to` is null).
 */
export async function publishCorrection(
  connection: Database,
  contribution: CorrectedPage,
  asked: string | undefined,
): Promise<string | null> {
  const what = asked ?? (isCorrectable(contribution) ? await selectProposed(connection, contribution.id) : null);
  if (!what) return null;
  demandCorrectable(contribution);
  const { id, kind, conditionId, pathId, languageId } = contribution;
  await execute(connection, CORRECTION_PUBLISH, [
    id,
    kind === 'removal' && languageId === null ? 'withdrawn' : 'corrected',
    pathId === null ? conditionId : null,
    pathId,
    languageId,
    what,
    kind !== 'removal' && languageId !== null,
  ]);
  return what;
}

const CORRECTION_PROPOSED = defineStatement({
  name: 'correction-proposed',
  row: { what: z.string() },
  text: 'SELECT what FROM corrections.proposed WHERE contribution_id = $1',
});

async function selectProposed(database: Database, contributionId: number): Promise<string | null> {
  const row = await findRow(database, CORRECTION_PROPOSED, [contributionId]);
  return row?.what ?? null;
}
