import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Tables = PostgresAdapter['rawTables'];
type Table = Tables[string];
type Index = NonNullable<Table['indexes']>[string];

const TIMES = /^(version_)?(created|updated)_at$/;
/** The feed of a language orders its translations by this time. */
const FEED = 'condition_translations updated_at';
/** Columns whose index is a prefix of an index that a migration adds. */
const COVERED_BY_MIGRATION = ['forum_posts user_id'];

/**
 * Drops indexes that Payload gives each time and each relation, and that no query needs: those of times by which nothing
 * is sorted, and those whose columns another index begins with. Each would cost a write with every saved row.
 */
export function dropUnusedIndexes(tables: Tables): void {
  for (const table of Object.values(tables)) {
    for (const [key, index] of Object.entries(table.indexes ?? {})) {
      // One by one, so that one of two equal indexes is left.
      if (!isNeeded(index, { table, tables })) delete table.indexes?.[key];
    }
  }
}

function isNeeded(index: Index, { table, tables }: { table: Table; tables: Tables }): boolean {
  if (index.unique) return true;
  const columns = toColumns(index, table);
  const [column = ''] = columns;
  const place = `${table.name} ${column}`;
  if (columns.length === 1 && TIMES.test(column)) return place === FEED || column === findSortColumn(table, tables);
  if (COVERED_BY_MIGRATION.includes(place)) return false;
  const others = Object.values(table.indexes ?? {}).filter((other) => other !== index);
  return !others.some((other) => toColumns(other, table).slice(0, columns.length).join() === columns.join());
}

/** Returns the column by which the CMS sorts the list of a collection: it lists drafts from their versions. */
function findSortColumn({ name, columns }: Table, tables: Tables): string | undefined {
  if (name.endsWith('_v'))
    return Object.values(columns).some(({ name }) => name === 'version__status') ? 'version_created_at' : undefined;
  return tables[`_${name}_v`]?.columns.version__status ? undefined : 'created_at';
}

function toColumns({ on }: Index, { columns }: Table): string[] {
  return [on].flat().map((key) => columns[key]?.name ?? key);
}
