import { z } from 'zod';
import type { ListedKind } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, type RowFrom, selectRows } from '../../platform/statement.ts';
import type { KindTools, TranslationSource } from './kinds/TranslationKind.ts';
import { TRANSLATION_KINDS } from './kinds/translationKinds.ts';

type Place = { kind: ListedKind; id: number; language: string; isHeld?: boolean };

/**
 * Returns the source that readers have, and a language to translate it into, which need not be active. `isHeld` locks the
 * source. @throws NotFound
 */
export async function demandPlace(
  tools: KindTools,
  { kind, id, language: code, isHeld = false }: Place,
): Promise<{ source: TranslationSource; language: TargetLanguage }> {
  const [language] = await selectTarget(tools.database, code);
  const source = language && (await TRANSLATION_KINDS[kind].findSource(tools, { id, isHeld }));
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
async function selectTarget(database: Database, code: string): Promise<TargetLanguage[]> {
  if (!/^[\w-]+$/.test(code)) return [];
  return selectRows(database, TRANSLATION_LANGUAGE, [code]);
}
