import { z } from 'zod';
import type { ApiContext } from './ApiContext.ts';
import type { Database } from './Database.ts';
import { defineStatement, type RowFrom, selectRows } from './statement.ts';

/** Returns the active languages, the default one first. Cached while changes of content are received. */
export async function findActiveLanguages({
  database,
  prepared,
}: Pick<ApiContext, 'database' | 'prepared'>): Promise<ActiveLanguage[]> {
  return prepared.remember('active-languages', () => selectLanguages(database));
}

/** Replaces `query.lang` by an active code; undefined for the default language and for unknown codes. */
export async function resolveLanguage<Input extends { query: { lang?: string } }>(
  given: Input,
  context: ApiContext,
): Promise<Input> {
  const language = await findLanguage(given.query.lang, context);
  return { ...given, query: { ...given.query, lang: language?.code } };
}

/** Returns the active language of a code, in any case; undefined for the default language and for unknown codes. */
export async function findLanguage(
  code: string | undefined,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<ActiveLanguage | undefined> {
  if (!code) return undefined;
  const wanted = code.toLowerCase();
  const languages = await findActiveLanguages(context);
  return languages.find((language) => !language.isDefault && language.code.toLowerCase() === wanted);
}

export async function findLanguageId(
  code: string | undefined,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<number | null> {
  return (await findLanguage(code, context))?.id ?? null;
}

const ACTIVE_LANGUAGES = defineStatement({
  name: 'active-languages',
  row: {
    id: z.number(),
    code: z.string(),
    name: z.string(),
    nativeName: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    isDefault: z.boolean(),
  },
  text: `SELECT id, code, name, native_name AS "nativeName", coalesce(direction::text, 'ltr') AS direction, coalesce(is_default, false) AS "isDefault"
         FROM languages WHERE is_active ORDER BY is_default DESC NULLS LAST, code`,
});

export type ActiveLanguage = RowFrom<typeof ACTIVE_LANGUAGES>;

export const selectLanguages = (database: Database): Promise<ActiveLanguage[]> =>
  selectRows(database, ACTIVE_LANGUAGES);
