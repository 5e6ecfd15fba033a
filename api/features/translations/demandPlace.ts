import { z } from 'zod';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, type RowFrom, selectRows } from '../../platform/statement.ts';
import { type PageKey, type PageTexts, selectPage } from '../encyclopedia/queries/selectPage.ts';

/** Returns a published page and a language to translate it into, which need not be active. @throws NotFound */
export async function demandPlace(
  database: Database,
  { kind, id, language: code }: PageKey & { language: string },
): Promise<{ source: PageTexts; language: TargetLanguage }> {
  const [language] = await selectTarget(database, code);
  const source = language && (await selectPage(database, { kind, id }));
  if (!language || !source) throw new NotFound('There is no such page, or no such language');
  return { source, language };
}

const TRANSLATION_LANGUAGE = defineStatement({
  name: 'translation-language',
  row: {
    id: z.number(),
    code: z.string(),
    name: z.string(),
    nativeName: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    isActive: z.boolean(),
  },
  text: `SELECT id, code, name, native_name AS "nativeName", direction, coalesce(is_active, false) AS "isActive"
         FROM languages WHERE code = $1 AND NOT coalesce(is_default, false)`,
});

export type TargetLanguage = RowFrom<typeof TRANSLATION_LANGUAGE>;

/** Selects a language other than the default. Skips malformed codes, because PostgreSQL rejects some characters. */
export async function selectTarget(database: Database, code: string): Promise<TargetLanguage[]> {
  if (!/^[\w-]+$/.test(code)) return [];
  return selectRows(database, TRANSLATION_LANGUAGE, [code]);
}
