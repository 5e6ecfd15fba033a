import type { NamesById } from '../../../contracts/documents/parts.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json } from '../../../platform/statement.ts';

const NAMES = json<Record<string, string>>();
const REVIEW_NAMES = defineStatement({
  name: 'review-names',
  row: { categories: NAMES, conditions: NAMES, paths: NAMES },
  text: `SELECT
      (SELECT coalesce(jsonb_object_agg(id, name), '{}') FROM categories WHERE id = ANY ($1::int[])) AS categories,
      (SELECT coalesce(jsonb_object_agg(id, name), '{}') FROM conditions WHERE id = ANY ($2::int[])) AS conditions,
      (SELECT coalesce(jsonb_object_agg(id, title), '{}') FROM learning_paths WHERE id = ANY ($3::int[])) AS paths`,
});

/** Fields of documents that refer to other records. */
const REFERENCES = { categories: 'categoryId', conditions: 'conditionId', paths: 'prerequisites' } as const;
type Referenced = keyof typeof REFERENCES;

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
  return { categories: toNames('categories'), conditions: toNames('conditions'), paths: toNames('paths') };
}

/** Returns the ids in all fields with this name, in records of lists too. */
function collectIds(value: unknown, field: string): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === field ? [inside].flat().filter((id) => typeof id === 'number') : collectIds(inside, field),
  );
}
