import { type Database, selectRows } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { type PageKey, type PageTexts, selectPage } from '../encyclopedia/queries/selectPage.ts';

export type TargetLanguage = {
  id: number;
  code: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  isActive: boolean;
};

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

/** Selects a language other than the default. Skips malformed codes, because PostgreSQL rejects some characters. */
export async function selectTarget(database: Database, code: string): Promise<TargetLanguage[]> {
  if (!/^[\w-]+$/.test(code)) return [];
  return selectRows<TargetLanguage>(database, {
    name: 'translation-language',
    text: `SELECT id, code, name, native_name AS "nativeName", direction, coalesce(is_active, false) AS "isActive"
           FROM languages WHERE code = $1 AND NOT coalesce(is_default, false)`,
    values: [code],
  });
}
