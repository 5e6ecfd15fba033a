import type { TranslationTexts } from '../../contracts/translations/translations.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import type { Contribution } from './queries/contributions.ts';
import {
  type Published,
  type Source,
  selectPublishedTranslation,
  selectSource,
  selectSourceAt,
} from './queries/translated.ts';

type Language = { code: string; direction: 'ltr' | 'rtl' };

export type TranslationReview = {
  source: Source;
  sourceLanguage: Language;
  language: Language;
  published: Published | null;
  /** Revision of the source that its author has held it against. */
  heldAgainst: number;
  /** The source that the published translation was made from, where it has changed since and is kept. */
  before: { revision: number; texts: TranslationTexts } | null;
};

/** What a reviewer of a translation reads it against; null of anything else, and where the page is gone. */
export async function getTranslationReview(
  { conditionId, categoryId, languageId, base }: Contribution,
  database: Database,
): Promise<TranslationReview | null> {
  const id = conditionId ?? categoryId;
  if (languageId === null || id === null || !base) return null;
  const kind = conditionId === null ? 'category' : 'condition';
  const [source, published, languages] = await Promise.all([
    selectSource(database, { kind, id }),
    selectPublishedTranslation(database, { kind, id, languageId }),
    rowsOf<Language & { isDefault: boolean }>(database, {
      name: 'translation-review-languages',
      text: `SELECT code, direction, coalesce(is_default, false) AS "isDefault" FROM languages WHERE id = $1 OR is_default`,
      values: [languageId],
    }),
  ]);
  const sourceLanguage = languages.find(({ isDefault }) => isDefault);
  const language = languages.find(({ isDefault }) => !isDefault);
  if (!source || !language || !sourceLanguage) return null;
  const revision = published?.sourceRevision ?? source.revision;
  const texts = revision < source.revision ? await selectSourceAt(database, { kind, id, revision }) : null;
  return {
    ...{ source, sourceLanguage, language, published, heldAgainst: base.revision },
    before: texts && { revision, texts },
  };
}
