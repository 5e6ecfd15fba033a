import { z } from 'zod';
import { type Category, categorySchema } from '../../../contracts/encyclopedia/categories.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import { countRows, defineStatement, findRow, type RowFrom, selectRows } from '../../../platform/statement.ts';

const SELECT_CATEGORY = `SELECT c.id, c.name, c.description, c.icon::text, c.color::text,
    t.id AS translation_id, t.name AS translated_name, t.description AS translated_description
  FROM categories c LEFT JOIN category_translations t
    ON t.category_id = c.id AND t.language_id = $1::int AND t._status = 'published'`;

const CATEGORY_ROW = {
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  color: categorySchema.shape.color.nullable(),
  translation_id: z.number().nullable(),
  translated_name: z.string().nullable(),
  translated_description: z.string().nullable(),
};

const CATEGORIES = defineStatement({
  name: 'categories',
  row: CATEGORY_ROW,
  text: `${SELECT_CATEGORY} ORDER BY c.id LIMIT $2::bigint OFFSET $3::bigint`,
});

export async function selectCategories(
  database: Database,
  { languageId, slice }: { languageId: number | null; slice: Slice },
): Promise<Category[]> {
  const rows = await selectRows(database, CATEGORIES, [languageId, slice?.limit ?? null, slice?.offset ?? 0]);
  return rows.map(toCategory);
}

const CATEGORIES_COUNT = defineStatement({
  name: 'categories-count',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM categories',
});
export const countCategories = (database: Database) => countRows(database, CATEGORIES_COUNT);

const CATEGORY = defineStatement({ name: 'category', row: CATEGORY_ROW, text: `${SELECT_CATEGORY} WHERE c.id = $2` });

export async function selectCategory(
  database: Database,
  { id, languageId }: { id: number; languageId: number | null },
): Promise<Category | null> {
  const row = await findRow(database, CATEGORY, [languageId, id]);
  return row ? toCategory(row) : null;
}

function toCategory(row: RowFrom<typeof CATEGORY>): Category {
  const description = row.description ?? '';
  const translation = { name: row.translated_name || row.name, description: row.translated_description || description };
  return {
    id: row.id,
    name: row.name,
    description,
    icon: row.icon ?? '',
    color: row.color ?? 'primary',
    ...(row.translation_id === null ? {} : { translation }),
  };
}
