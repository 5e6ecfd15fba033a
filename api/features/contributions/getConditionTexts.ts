import type { z } from 'zod';
import type { getConditionTexts as call } from '../../contracts/contributions/contributions.ts';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import { type FormTexts, TRANSLATED_FIELDS, type TranslatedTexts } from '../../contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import { omitSourceNumbers } from '../../contracts/encyclopedia/sourceNumbers.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { NotFound } from '../../platform/errors.ts';
import { findActiveLanguages, findLanguage } from '../../platform/languages.ts';
import { findCurrentSession } from '../../platform/session/findCurrentSession.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { selectOpenProposals } from './queries/selectOpenProposals.ts';

/** Returns the texts that an edit starts from. Texts that a translation lacks are in the default language. */
export async function getConditionTexts(
  { id, lang }: { id: number; lang: string | undefined },
  context: Pick<ApiContext, 'database' | 'prepared' | 'request'>,
): Promise<z.output<typeof call.output>> {
  const { database } = context;
  const condition = await selectPage(database, { kind: 'condition', id });
  if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
  const source = condition.texts as TranslatedTexts & Pick<FormTexts, 'sources'>;
  const language = await findLanguage(lang, context);
  const place = language && ({ kind: 'condition', id, languageId: language.id } as const);
  const translation = place ? await selectPublishedTranslation(database, place) : null;
  const translated = translation ? withoutPlaces(translation.texts as TranslatedTexts) : undefined;
  const texts = TRANSLATED_FIELDS.condition.map(({ name, isOwn }) => {
    const field = name as keyof TranslatedTexts;
    return [field, translated && (isOwn || translated[field].length > 0) ? translated[field] : source[field]];
  });
  const [byDefault] = await findActiveLanguages(context);
  const session = await findCurrentSession(context);
  const open = await selectOpenProposals(database, {
    conditionId: id,
    categoryId: null,
    languageId: translation ? (language?.id ?? null) : null,
    userId: session?.user.id ?? null,
  });
  return {
    revision: condition.version ?? condition.revision,
    isProtected: condition.isProtected,
    language: (translation ? language : byDefault)?.code ?? DEFAULT_LANGUAGE,
    beingChanged: [...new Set(open.flatMap(({ fields }) => fields))],
    texts: { ...(Object.fromEntries(texts) as TranslatedTexts), sources: omitSourceNumbers(source.sources ?? []) },
  };
}

/** Leaves out empty entries of lists, which hold the places of texts that are not translated. */
function withoutPlaces(texts: TranslatedTexts): TranslatedTexts {
  const shown = Object.entries(texts).map(([name, text]) => [name, Array.isArray(text) ? text.filter(Boolean) : text]);
  return Object.fromEntries(shown);
}
