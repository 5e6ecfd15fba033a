import type { ContentChange } from '../jobs/change.ts';
import type { Sql } from '../Sql.ts';

type Named = Extract<ContentChange, { id: number }>;

const TABLES = {
  condition: ['conditions', 'name'],
  'condition-translation': ['conditions', 'name'],
  'sign-off': ['conditions', 'name'],
  category: ['categories', 'name'],
  'category-translation': ['categories', 'name'],
  page: ['pages', 'title'],
} as const satisfies Record<Named['kind'], readonly [string, string]>;

const NOUNS: Record<Named['kind'], string> = {
  condition: 'Condition',
  'condition-translation': 'Translation',
  'sign-off': 'Condition',
  category: 'Category',
  'category-translation': 'Translation',
  page: 'Page',
};

/** Changes in words, in the same order: `Dyslexia`, `Dyslexia in Français`, `the learning paths`, `every page`. */
export async function nameChanges(sql: Sql, changes: readonly ContentChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  const names = await selectNames(
    sql,
    changes.filter((change) => 'id' in change),
  );
  return changes.map((change) => {
    if (change.kind === 'everything') return 'Every page';
    if (change.kind === 'learning-paths') return 'The learning paths';
    // Gone by now, or never there under this id.
    const name = names.get(keyOf(change)) ?? `${NOUNS[change.kind]} ${change.id}`;
    const language = 'language' in change ? names.get(`language:${change.language}`) : undefined;
    return language ? `${name} in ${language}` : name;
  });
}

function keyOf({ kind, id }: Named): string {
  return `${TABLES[kind][0]}:${id}`;
}

async function selectNames(sql: Sql, changes: readonly Named[]): Promise<Map<string, string>> {
  const ids = (table: string) => changes.filter(({ kind }) => TABLES[kind][0] === table).map(({ id }) => id);
  const sources = [...new Map(Object.values(TABLES).map((one) => [one[0], one])).values()];
  const text = sources
    .map(
      ([table, name], place) =>
        `SELECT '${table}:' || id AS key, ${name} AS name FROM ${table} WHERE id = ANY($${place + 1})`,
    )
    .join(' UNION ALL ');
  const { rows } = await sql.query<{ key: string; name: string }>(
    `${text} UNION ALL SELECT 'language:' || id, native_name FROM languages`,
    sources.map(([table]) => ids(table)),
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
