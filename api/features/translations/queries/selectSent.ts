import { z } from 'zod';
import { WORKFLOW_STATES } from '../../../contracts/contributions/workflow.ts';
import { LISTED_KINDS } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, defineStatements, findRow, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { TRANSLATION_TABLES } from '../../encyclopedia/queries/translationTables.ts';
import { SENT_STATES } from './pageStates.ts';
import type { TranslationKey } from './selectDraftedTranslation.ts';

const SENT = defineStatements(LISTED_KINDS, (kind) => ({
  name: `translation-sent-${kind}`,
  row: {
    id: z.number(),
    status: z.enum(WORKFLOW_STATES),
    userId: z.number().nullable(),
    person: z.string().nullable(),
    reviewer: z.string().nullable(),
  },
  text: `SELECT c.id, c.status, c.user_id AS "userId", coalesce(u.display_name, c.contributor_name) AS person,
           r.display_name AS reviewer
         FROM contributions c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN users r ON r.id = c.reviewer_id
         WHERE ${TRANSLATION_TABLES[kind].isAbout} AND c.language_id = $2 AND c.status IN ${SENT_STATES}
         ORDER BY c.id DESC`,
}));

export type SentTranslation = RowFrom<(typeof SENT)['condition']>;

/** Selects the translations of all users that are sent and not yet published, newest first. */
export function selectSent(database: Database, { kind, id, languageId }: TranslationKey): Promise<SentTranslation[]> {
  return selectRows(database, SENT[kind], [id, languageId]);
}

const TRANSLATION_REQUEST = defineStatement({
  name: 'translation-request',
  row: { by: z.string().nullable(), reason: z.string(), at: z.date() },
  text: `SELECT u.display_name AS by, e.reason, e.at FROM review_events e LEFT JOIN users u ON u.id = e.user_id
         WHERE e.contribution_id = $1 AND e.action = 'request_changes' ORDER BY e.at DESC, e.id DESC LIMIT 1`,
});

/** Selects the newest change request of a contribution. */
export function selectRequest(
  database: Database,
  contributionId: number,
): Promise<{ by: string | null; reason: string; at: Date } | null> {
  return findRow(database, TRANSLATION_REQUEST, [contributionId]);
}
