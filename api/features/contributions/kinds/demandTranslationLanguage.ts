import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

const REVIEW_LANGUAGE = defineStatement({
  name: 'review-language',
  row: { id: z.number(), isDefault: z.boolean() },
  text: 'SELECT id, coalesce(is_default, false) AS "isDefault" FROM languages WHERE id = $1',
});

/** Returns the id of a language into which texts are translated. @throws BadRequest, Conflict when it was deleted */
export async function demandTranslationLanguage(database: Database, id: number | null | undefined): Promise<number> {
  const language = await findRow(database, REVIEW_LANGUAGE, [id]);
  if (!language) throw new Conflict('The language no longer exists');
  if (language.isDefault) throw new BadRequest('language: must not be the default language');
  return language.id;
}
