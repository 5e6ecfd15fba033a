import type { NamesById } from '../../../contracts/documents/parts.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json } from '../../../platform/statement.ts';

const NAMES = json<Record<string, string>>();
const REVIEW_NAMES = defineStatement({
  name: 'review-names',
  row: { categories: NAMES, conditions: NAMES, paths: NAMES, pages: NAMES },
  text: `SELECT
      (SELECT coalesce(jsonb_object_agg(id, name), '{}') FROM categories WHERE id = ANY ($1::int[])) AS categories,
      (SELECT coalesce(jsonb_object_agg(id, name), '{}') FROM conditions WHERE id = ANY ($2::int[])) AS conditions,
      (SELECT coalesce(jsonb_object_agg(id, title), '{}') FROM learning_paths WHERE id = ANY ($3::int[])) AS paths,
      (SELECT coalesce(jsonb_object_agg(id, title), '{}') FROM pages WHERE id = ANY ($4::int[])) AS pages`,
});

/** Collections to which documents refer, by a field of its own or by `relationTo` and `value`. */
const REFERENCES = {
  categories: { field: 'categoryId', collection: 'categories' },
  conditions: { field: 'conditionId', collection: 'conditions' },
  paths: { field: 'prerequisites', collection: 'learning-paths' },
  pages: { field: undefined, collection: 'pages' },
} as const;
type Referenced = keyof typeof REFERENCES;
type Reference = (typeof REFERENCES)[Referenced];

/** Selects the names of all records to which documents refer. */
export async function selectReferencedNames(database: Database, documents: readonly object[]): Promise<NamesById> {
  const kinds = Object.keys(REFERENCES) as Referenced[];
  const row = await findRow(
    database,
    REVIEW_NAMES,
    kinds.map((kind) => collectIds(documents, REFERENCES[kind])),
  );
  const toNames = (kind: Referenced) =>
    new Map(Object.entries(row?.[kind] ?? {}).map(([id, name]): [number, string] => [Number(id), name]));
  return Object.fromEntries(kinds.map((kind) => [kind, toNames(kind)]));
}

/** Returns the ids of all references to a collection, in records of lists too. */
function collectIds(value: unknown, reference: Reference): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const isLink = 'relationTo' in value && value.relationTo === reference.collection;
  return Object.entries(value).flatMap(([name, inside]) =>
    name === reference.field || (isLink && name === 'value')
      ? [inside].flat().filter((id) => typeof id === 'number')
      : collectIds(inside, reference),
  );
}
