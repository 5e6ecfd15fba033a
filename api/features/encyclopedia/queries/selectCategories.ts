import type { Category, CategoryColor } from '../../../contracts/encyclopedia/categories.ts';
import { countRows, type Database, findRow, selectRows } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';

export async function selectCategories(
  database: Database,
  { languageId, slice }: { languageId: number | null; slice: Slice },
): Promise<Category[]> {
  const rows = await selectRows<CategoryRow>(database, {
    name: 'categories',
    text: `${SELECT_CATEGORY} ORDER BY c.id LIMIT $2::bigint OFFSET $3::bigint`,
    values: [languageId, slice?.limit ?? null, slice?.offset ?? 0],
  });
  return rows.map(toCategory);
}

export const countCategories = (database: Database) =>
  countRows(database, { name: 'categories-count', text: 'FROM categories' });

export async function selectCategory(
  database: Database,
  { id, languageId }: { id: number; languageId: number | null },
): Promise<Category | null> {
  const row = await findRow<CategoryRow>(database, {
    name: 'category',
    text: `${SELECT_CATEGORY} WHERE c.id = $2`,
    values: [languageId, id],
  });
  return row ? toCategory(row) : null;
}

const SELECT_CATEGORY = `SELECT c.id, c.name, c.description, c.icon::text, c.color::text,
    t.id AS translation_id, t.name AS translated_name, t.description AS translated_description
  FROM categories c LEFT JOIN category_translations t
    ON t.category_id = c.id AND t.language_id = $1::int AND t._status = 'published'`;

type CategoryRow = {
  id: number;
  name: string;
  description: string | null;
  icon: string | null;
  color: CategoryColor | null;
  translation_id: number | null;
  translated_name: string | null;
  translated_description: string | null;
};

function toCategory(row: CategoryRow): Category {
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
