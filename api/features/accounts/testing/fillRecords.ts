import type { Database } from '../../../platform/Database.ts';
import { type Column, type Reference, selectColumns } from './catalog.ts';

export type Marks = { name: string; email: string };

/** Names of text columns that may identify a person. JSON columns are filled whatever their name. */
const SAYS_WHO = /name|email|author|user_agent|ip_address|session_id/;
/** Tables whose name columns hold names of pages and the like, not of people. */
const NAMES_PAGES =
  /conditions|translations|\._?(categories|languages|pages|learning_paths|learning_modules|quiz_questions|achievements|help_lines|chat_answers|moderator_duty)(_v)?$/;
/** Tables that store name and address of only one of the users to whom they refer, each with that reference. */
const NAMES_ONE: Record<string, string> = { 'public.contributions': 'user_id' };
/** Values that a table requires but that its column types do not reveal. None of them identifies a person. */
const DEMANDED: Record<string, Record<string, unknown>> = {
  // Texts of pages, which stay unchanged when an account is deleted.
  'public.contributions': { content: '{}', base: null },
  'public.review_events': { detail: null },
  'public.post_events': { detail: null },
  'forum.following': { state: 'watching' },
  'public.analytics_events': { event_type: 'user_action', session_id: null, user_agent: null, ip_address: null },
};

let count = 0;

/**
 * Inserts a row for one reference to `users`, with the person's name or address in every column that could hold it.
 * Reads the columns from the catalog, so that new tables are filled as well.
 */
export async function fillRecord(
  database: Database,
  { reference, userId, marks }: { reference: Reference; userId: number; marks: Marks },
): Promise<void> {
  const { table, column } = reference;
  const isNamed = !NAMES_PAGES.test(table) && (NAMES_ONE[table] ?? column) === column;
  await insert(database, table, { fixed: { [column]: userId }, marks: isNamed ? marks : null });
}

type Filling = { fixed: Record<string, unknown>; marks: Marks | null };

async function insert(database: Database, table: string, { fixed, marks }: Filling): Promise<unknown> {
  const row: Record<string, unknown> = {};
  const given = { ...DEMANDED[table], ...fixed };
  for (const column of await selectColumns(database, table)) {
    const value = column.name in given ? given[column.name] : await valueFor(database, column, marks);
    if (value !== undefined) row[column.name] = value;
  }
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = `(${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')})`;
  const { rows } = await database.query(
    `INSERT INTO ${table} ${names.length > 0 ? values : 'DEFAULT VALUES'} RETURNING *`,
    Object.values(row),
  );
  return rows[0]?.id;
}

async function valueFor(database: Database, column: Column, marks: Marks | null): Promise<unknown> {
  const { name, type, isNeeded, enumValue, target } = column;
  if (target && !isNeeded) return undefined;
  // `parent_id` is a column of Payload's relationship tables. Its parent record must name the same person.
  if (target)
    return name === 'parent_id' ? insert(database, target, { fixed: {}, marks }) : findOrInsertId(database, target);
  if (marks && SAYS_WHO.test(name) && /character|text/.test(type)) return /email/.test(name) ? marks.email : marks.name;
  if (marks && /json/.test(type)) return JSON.stringify({ said: `${marks.name} <${marks.email}>` });
  if (!isNeeded) return undefined;
  if (enumValue) return enumValue;
  if (/timestamp|date/.test(type)) return new Date();
  if (/json/.test(type)) return '{}';
  if (/bool/.test(type)) return false;
  count += 1;
  return /character|text/.test(type) ? `some text ${count}` : count;
}

async function findOrInsertId(database: Database, table: string): Promise<unknown> {
  const select = `SELECT id FROM ${table} ORDER BY id LIMIT 1`;
  const { rows } = await database.query(select);
  if (rows[0]) return rows[0].id;
  return insert(database, table, { fixed: {}, marks: null });
}
