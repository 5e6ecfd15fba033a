import { type ConditionTexts, TEXT_FIELDS } from '../../contracts/contributions/contents.ts';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { activeLanguages, findLanguage } from '../../platform/languages.ts';
import { selectPublished, selectTranslation } from './queries/selectTexts.ts';
import { toTexts } from './texts.ts';

type Answer = {
  revision: number;
  isProtected: boolean;
  language: string;
  texts: ConditionTexts & { aliases: string[] };
};

/** What an edit begins from. Where a translation leaves a text empty, the default language's stands in, as on the page. */
export async function getConditionTexts(
  { id, lang }: { id: number; lang: string | undefined },
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Answer> {
  const { database } = context;
  const condition = await selectPublished(database, { id });
  if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
  const { version, sourceRevision, isProtected } = condition;
  const { sources: _, categoryId: __, ...source } = toTexts(condition);
  const language = await findLanguage(lang, context);
  const translation = language ? await selectTranslation(database, { conditionId: id, languageId: language.id }) : null;
  const translated = translation?.isPublished ? toTexts(translation) : null;
  const given = TEXT_FIELDS.filter((field) => translated?.[field].length).map((field) => [field, translated?.[field]]);
  const [byDefault] = await activeLanguages(context);
  const written = translation?.isPublished ? language : byDefault;
  return {
    revision: version ?? sourceRevision,
    isProtected,
    language: written?.code ?? DEFAULT_LANGUAGE,
    // Other names are a language's own: none stand in for them.
    texts: { ...source, ...Object.fromEntries(given), aliases: translated?.aliases ?? source.aliases },
  };
}
