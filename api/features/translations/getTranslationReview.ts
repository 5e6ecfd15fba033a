import { z } from 'zod';
import type { TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../platform/statement.ts';
import type { Contribution } from '../contributions/queries/contributions.ts';
import { toPageKey } from '../contributions/toPageKey.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { selectSourceAt } from '../encyclopedia/queries/sourceTexts.ts';
import { pickTranslatable } from '../encyclopedia/toTexts.ts';

const TRANSLATION_REVIEW_LANGUAGES = defineStatement({
  name: 'translation-review-languages',
  row: { code: z.string(), direction: z.enum(['ltr', 'rtl']), isDefault: z.boolean() },
  text: `SELECT code, direction, coalesce(is_default, false) AS "isDefault" FROM languages WHERE id = $1 OR is_default`,
});

type Language = Pick<RowFrom<typeof TRANSLATION_REVIEW_LANGUAGES>, 'code' | 'direction'>;

export type TranslationReview = {
  source: { revision: number; texts: TranslationTexts };
  sourceLanguage: Language;
  language: Language;
  published: { texts: TranslationTexts } | null;
  /** Revision of the source that the author compared the translation with. */
  heldAgainst: number;
  /** Earlier source of a stale published translation. Null when it is not stale, or that version is not stored. */
  before: { revision: number; texts: TranslationTexts } | null;
};

export async function getTranslationReview(
  contribution: Contribution,
  database: Database,
): Promise<TranslationReview | null> {
  const { languageId, base } = contribution;
  const page = toPageKey(contribution);
  if (languageId === null || !page || !base?.sourceRevision) return null;
  const [source, published, languages] = await Promise.all([
    selectPage(database, page),
    selectPublishedTranslation(database, { ...page, languageId }),
    selectRows(database, TRANSLATION_REVIEW_LANGUAGES, [languageId]),
  ]);
  const sourceLanguage = languages.find(({ isDefault }) => isDefault);
  const language = languages.find(({ isDefault }) => !isDefault);
  if (!source || !language || !sourceLanguage) return null;
  const revision = published?.sourceRevision ?? source.revision;
  const texts = revision < source.revision ? await selectSourceAt(database, { ...page, revision }) : null;
  return {
    source: { revision: source.revision, texts: pickTranslatable(source.texts) },
    sourceLanguage,
    language,
    published,
    heldAgainst: base.sourceRevision,
    before: texts && { revision, texts },
  };
}
