import { WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { CmsClient } from './CmsClient.ts';

/** Translations of each person: two drafts, a translation with a change request, and one that waits for review. */
const STATES = { sent: 'draft', discarded: 'draft', answered: 'changes_requested', withdrawn: 'pending' } as const;
type Use = keyof typeof STATES;
const USES = Object.keys(STATES) as Use[];

export const toOwnId = (who: Who, use: Use) => 1_000_201 + WHO.indexOf(who) * USES.length + USES.indexOf(use);

/** Inserts the translations in two languages, because a user may have only one draft in each. */
export async function givenOwnTranslations(desk: CmsClient, who: Who, conditionId: number): Promise<void> {
  if (who === 'signed out') return;
  for (const use of USES)
    await desk.test.pool.query(
      `INSERT INTO contributions (id, kind, condition_id, language_id, user_id, title, content, base, source_revision, status)
       VALUES ($1, 'translation', $2, (SELECT id FROM languages WHERE code = $3), $4, 'Translated',
         '{"name":"Nombre","summary":"Una frase."}', '{"sourceRevision":1,"texts":{}}', 1, $5)`,
      [
        toOwnId(who, use),
        conditionId,
        use === 'discarded' || use === 'answered' ? 'ar' : 'es',
        desk.idOf(who),
        STATES[use],
      ],
    );
}
