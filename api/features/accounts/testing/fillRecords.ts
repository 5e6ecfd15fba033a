import type { Database } from '../../../platform/Database.ts';
import { type Column, columnsOf, type Reference } from './catalog.ts';

/** What a person's texts say, so that a test finds them again wherever they are. */
export type Marks = { name: string; email: string };

/** Columns that hold who somebody is, by their name; JSON may hold anything. */
const SAYS_WHO = /name|email|author|user_agent|ip_address|session_id/;
/** Tables in which the name is that of a page or the like, not of a person. */
const NAMES_PAGES =
  /conditions|translations|\._?(categories|languages|pages|learning_paths|learning_modules|quiz_questions|achievements|help_lines|chat_answers|moderator_duty)(_v)?$/;
/** Tables whose names and addresses are those of the one person that this column names. */
const NAMES_ONE: Record<string, string> = { 'public.contributions': 'user_id' };
/** What a table itself demands or is for, where its columns do not tell: nothing here says who somebody is. */
const DEMANDED: Record<string, Record<string, unknown>> = {
  // Texts of pages, which stay as they were written.
  'public.contributions': { content: '{}', base: null },
  'public.review_events': { detail: null },
  'public.post_events': { detail: null },
  'forum.following': { state: 'watching' },
  'public.analytics_events': { event_type: 'user_action', session_id: null, user_agent: null, ip_address: null },
};

let count = 0;

/**
 * One row in a table for a reference to `users` that the catalog names, with the person's name or address in every
 * column that could hold it. Made from the catalog alone, so a table that is new tomorrow is filled as well.
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
  for (const column of await columnsOf(database, table)) {
    const value = column.name in given ? given[column.name] : await valueFor(database, column, marks);
    if (value !== undefined) row[column.name] = value;
  }
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = `(${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')})`;
  const { rows } = await database.query<Record<string, unknown>>(
    `INSERT INTO ${table} ${names.length > 0 ? values : 'DEFAULT VALUES'} RETURNING *`,
    Object.values(row),
  );
  return rows[0]?.id;
}

/** Undefined leaves a column to its default. */
async function valueFor(database: Database, column: Column, marks: Marks | null): Promise<unknown> {
  const { name, type, isNeeded, enumValue, target } = column;
  if (target && !isNeeded) return undefined;
  // Payload keeps who a record belongs to in a table beside it: a record of their own, then.
  if (target) return name === 'parent_id' ? insert(database, target, { fixed: {}, marks }) : anyOf(database, target);
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

/** A record that others can point to; made where there is none. */
async function anyOf(database: Database, table: string): Promise<unknown> {
  const select = `SELECT id FROM ${table} ORDER BY id LIMIT 1`;
  const { rows } = await database.query<{ id: unknown }>(select);
  if (rows[0]) return rows[0].id;
  return insert(database, table, { fixed: {}, marks: null });
}
