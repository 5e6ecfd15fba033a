import { z } from 'zod';
import type { Database } from './Database.ts';
import { inSpan } from './tracing/inSpan.ts';

/**
 * A statement with constant text and the columns of its rows. `statements.integration.test.ts` prepares each one against
 * the schema, and compares the columns that PostgreSQL describes with `row`. It cannot compare which columns may be null.
 */
export type Statement<Row = unknown> = {
  /** Each connection parses a statement with a name once. Without one, PostgreSQL plans it anew for its values. */
  name?: string;
  text: string;
  row: z.ZodObject;
  /** Columns whose Date becomes text (ISO 8601, UTC), as responses contain it. */
  isoColumns: string[];
  /** Only a type: the row as callers get it. */
  Row?: Row;
};

/** Every statement that a loaded module defines, for the test that prepares them. */
export const definedStatements = new Set<Statement>();

type Shape = Record<string, z.ZodType>;
type Definition<Columns extends Shape> = { name?: string; text: string; row?: Columns | z.ZodObject<Columns> };

/** Defines a statement. Call it only at the top level of a module: the test knows only statements of loaded modules. */
export function defineStatement<Columns extends Shape = Record<never, never>>({
  row = {} as Columns,
  ...query
}: Definition<Columns>): Statement<z.infer<z.ZodObject<Columns>>> {
  const columns = row instanceof z.ZodObject ? row : z.object(row);
  const isoColumns = Object.keys(columns.shape).filter((name) => isIsoTime(columns.shape[name]));
  const statement = { ...query, row: columns, isoColumns };
  definedStatements.add(statement);
  return statement;
}

/** Defines one statement for each key, such as one for each view of a list. */
export function defineStatements<Key extends string, Columns extends Shape = Record<never, never>>(
  keys: readonly Key[],
  define: (key: Key) => Definition<Columns>,
): Record<Key, Statement<z.infer<z.ZodObject<Columns>>>> {
  const entries = keys.map((key) => [key, defineStatement(define(key))]);
  return Object.fromEntries(entries);
}

/** The row of a statement, as callers get it. */
export type RowFrom<S extends Statement> = S extends Statement<infer Row> ? Row : never;

/** A JSON column. PostgreSQL does not describe its content, so nothing checks that it has the type `Content`. */
export const json = <Content>() => z.custom<Content>();

/** A time that callers get as text (ISO 8601, UTC). Declare `z.date()` for a time that stays a Date. */
export const isoTime = () => z.iso.datetime();

export async function selectRows<Row>(
  database: Database,
  statement: Statement<Row>,
  values?: unknown[],
): Promise<Row[]> {
  const { rows } = await run(database, statement, values);
  for (const row of rows) {
    for (const name of statement.isoColumns) if (row[name] instanceof Date) row[name] = row[name].toISOString();
  }
  return rows as Row[];
}

export async function findRow<Row>(
  database: Database,
  statement: Statement<Row>,
  values?: unknown[],
): Promise<Row | null> {
  const [row] = await selectRows(database, statement, values);
  return row ?? null;
}

/** Returns the `count` of the only row. */
export async function countRows(
  database: Database,
  statement: Statement<{ count: number }>,
  values?: unknown[],
): Promise<number> {
  return (await findRow(database, statement, values))?.count ?? 0;
}

/** Runs a statement for its effect. Returns the number of rows that it inserted, changed, deleted or selected. */
export async function execute(database: Database, statement: Statement, values?: unknown[]): Promise<number> {
  return (await run(database, statement, values)).rowCount ?? 0;
}

const POSTGRESQL = { 'db.system.name': 'postgresql' };

/** @throws the database's error, with the name of the statement, which the log has in place of its text */
async function run(database: Database, { name, text }: Statement, values: unknown[] = []) {
  const span = { name: name ?? 'statement', kind: 'client', isPart: true, attributes: POSTGRESQL } as const;
  try {
    return await inSpan(span, () => database.query(nameQuery({ name, text, values })));
  } catch (error) {
    throw name && error instanceof Error ? Object.assign(error, { statement: name }) : error;
  }
}

type Query = { name?: string | undefined; text: string; values: unknown[] };

/** Drops the name where `DATABASE_STATEMENT_NAMES` is `off`: a pool may run it on a connection that never parsed it. */
export function nameQuery({ name, ...query }: Query): Query {
  return name && process.env.DATABASE_STATEMENT_NAMES !== 'off' ? { name, ...query } : query;
}

/** Whether the column was declared by `isoTime`, also as a part of a contract or when it may be null. */
function isIsoTime(column: unknown): boolean {
  const { def } = unwrap(column as z.ZodType) as z.ZodType & { def: { format?: string } };
  return def.type === 'string' && def.format === 'datetime';
}

/** Returns the type inside of `nullable`, `optional` and the like. */
export function unwrap(column: z.ZodType): z.ZodType {
  const { innerType } = column.def as { innerType?: z.ZodType };
  return innerType ? unwrap(innerType) : column;
}
