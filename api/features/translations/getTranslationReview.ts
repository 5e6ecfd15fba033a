import type { TranslationTexts } from '../../contracts/translations/translations.ts';
import { type Database, selectRows } from '../../platform/Database.ts';
import type { Contribution } from '../contributions/queries/contributions.ts';
import { toPageKey } from '../contributions/selectPublishedBase.ts';
import { selectPage, selectSourceAt } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { pickTranslatable } from '../encyclopedia/toTexts.ts';

type Language = { code: string; direction: 'ltr' | 'rtl' };

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
    selectRows<Language & { isDefault: boolean }>(database, {
      name: 'translation-review-languages',
      text: `SELECT code, direction, coalesce(is_default, false) AS "isDefault" FROM languages WHERE id = $1 OR is_default`,
      values: [languageId],
    }),
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
