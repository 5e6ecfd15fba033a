import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';

const REFERENCES = defineStatement({
  row: { table: z.string(), column: z.string(), rule: z.enum(['cascade', 'set null', 'other']) },
  text: `
    SELECT n.nspname || '.' || t.relname AS "table", a.attname AS column,
      CASE c.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'other' END AS rule
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'public.users'::regclass
      AND NOT EXISTS (SELECT FROM pg_constraint e WHERE e.conrelid = t.oid AND e.contype = 'c'
        AND pg_get_constraintdef(e.oid) = format('CHECK ((%I IS NULL))', a.attname)) ORDER BY 1, 2`,
});

export type Reference = RowFrom<typeof REFERENCES>;

/** Leaves out columns that a constraint forces to be null (analytics_events.user_id). `table` is `schema.table`. */
export async function referencesToUsers(database: Database): Promise<Reference[]> {
  return selectRows(database, REFERENCES);
}

const TABLES = defineStatement({
  row: { table: z.string() },
  text: `
    SELECT n.nspname || '.' || t.relname AS "table" FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
    WHERE t.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
});

export async function allTables(database: Database): Promise<string[]> {
  const rows = await selectRows(database, TABLES);
  return rows.map(({ table }) => table);
}

const COLUMNS = defineStatement({
  row: {
    name: z.string(),
    type: z.string(),
    isNeeded: z.boolean(),
    enumValue: z.string().nullable(),
    target: z.string().nullable(),
  },
  text: `SELECT a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attnotnull AND NOT a.atthasdef AS "isNeeded",
     (SELECT e.enumlabel FROM pg_enum e WHERE e.enumtypid = a.atttypid ORDER BY e.enumsortorder LIMIT 1) AS "enumValue",
     (SELECT n.nspname || '.' || r.relname FROM pg_constraint c JOIN pg_class r ON r.oid = c.confrelid
      JOIN pg_namespace n ON n.oid = r.relnamespace
      WHERE c.contype = 'f' AND c.conrelid = a.attrelid AND c.conkey = ARRAY[a.attnum] LIMIT 1) AS target
   FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
});

export type Column = RowFrom<typeof COLUMNS>;

export async function selectColumns(database: Database, table: string): Promise<Column[]> {
  return selectRows(database, COLUMNS, [table]);
}

export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables(database)) {
    const { rows } = await database.query(
      `SELECT FROM ${table} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
