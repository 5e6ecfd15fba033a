import { toCurrentPathTexts, translatedPathEntries } from '@common-ground/api/contracts/documents/pathTexts.ts';
import { countEntries } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';
import type { PathDocument, PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { TranslationCounts } from '@common-ground/api/features/learning/queries/editions.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatement, json, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { readPathTexts, type TranslationRecord } from './pathTranslation.ts';

type Translated = { language: string; texts: PathTexts; counts: TranslationCounts };

const COLUMNS = ['title', 'description', 'modules', 'language_id', 'path_id', 'source_edition', 'made_from'];
const ofVersion = COLUMNS.map((name) => `v.version_${name} AS ${name}`).join(', ');

const TRANSLATIONS = defineStatement({
  name: 'path-translations',
  row: {
    id: z.number(),
    isDraft: z.boolean(),
    title: z.string(),
    description: z.string(),
    modules: json<TranslationRecord['modules']>(),
    madeFrom: json<Record<string, string> | null>(),
    language: z.string(),
    /** Path of the edition that it was made from; null when that is not stored. */
    source: json<PathDocument | null>(),
    edition: z.number(),
  },
  text: `
    WITH all_of_them AS (
      SELECT t.id, false AS "isDraft", ${COLUMNS.map((name) => `t.${name}`).join(', ')}
      FROM learning_path_translations t WHERE t.path_id = $1 AND t._status = 'published'
      UNION ALL
      SELECT v.parent_id AS id, true, ${ofVersion}
      FROM _learning_path_translations_v v
      WHERE v.version_path_id = $1 AND v.latest AND v.version__status = 'draft' AND v.parent_id IS NOT NULL)
    SELECT a.id, a."isDraft", a.title, a.description, a.modules, a.made_from AS "madeFrom", l.code AS language, e.path AS source,
      coalesce(a.source_edition, 1)::int AS edition
    FROM all_of_them a JOIN languages l ON l.id = a.language_id
      LEFT JOIN learning.edition e ON e.path_id = a.path_id AND e.edition = a.source_edition
    WHERE $2::int IS NULL OR a.id = $2`,
});

/**
 * Returns one or all translations of a path, each published one and each draft by itself, in the structure of the path
 * `now`.
 */
export async function selectPathTranslations(
  database: Database,
  now: PathDocument,
  translationId: number | null = null,
): Promise<Translated[]> {
  const rows = await selectRows(database, TRANSLATIONS, [now.id, translationId]);
  const translations = rows.map(({ id, isDraft, language, madeFrom, source: kept, edition, ...record }) => {
    const source = kept ?? now;
    const made = { source, madeFrom, texts: readPathTexts(record, source) };
    const counts = countEntries(translatedPathEntries(now, made));
    const texts = toCurrentPathTexts(now, made);
    return { language, texts, edition, counts: { translationId: id, isDraft, ...counts } };
  });
  return translations.filter((one) => !one.counts.isDraft || saysMore(one, translations));
}

type Read = Translated & { edition: number };

/** Whether a draft has other texts than the published ones, or was compared with a newer edition; false without text. */
function saysMore(draft: Read, translations: readonly Read[]): boolean {
  const published = translations.find(
    ({ counts }) => !counts.isDraft && counts.translationId === draft.counts.translationId,
  );
  if (!published) return draft.counts.done > 0;
  return draft.edition > published.edition || !isEqualText(draft.texts, published.texts);
}
