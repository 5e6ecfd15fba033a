import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPlaces } from './testing/dataModel.ts';

const PLACES = listPlaces();

const UNIQUE_TOGETHER = [
  ['category_translations', 'category_id', 'language_id'],
  ['condition_translations', 'condition_id', 'language_id'],
  ['page_translations', 'page_id', 'language_id'],
  ['learning_path_reviews', 'user_id', 'learning_path_id'],
  ['user_achievements', 'user_id', 'achievement_id'],
  ['user_bookmarks', 'user_id', 'condition_id'],
  ['user_bookmarks', 'user_id', 'learning_path_id'],
  ['user_progress', 'user_id', 'path_id'],
  ['watchlist', 'user_id', 'condition_id'],
];

const CHOICES: [table: string, column: string, values: string[]][] = [
  ['categories', 'icon', ['wheelchair', 'brain', 'eye', 'heart', 'heartbeat', 'user-friends']],
  ['categories', 'color', ['primary', 'secondary', 'accent', 'purple', 'red', 'indigo']],
  ['learning_paths', 'difficulty', ['beginner', 'intermediate', 'advanced']],
  ['learning_modules', 'module_type', ['reading', 'quiz', 'interactive', 'video']],
  ['user_progress', 'status', ['not_started', 'in_progress', 'completed']],
  ['quiz_questions', 'question_type', ['multiple_choice', 'true_false']],
  ['content_reports', 'status', ['pending', 'resolved', 'rejected']],
  ['healthcare_samples', 'status', ['open', 'in_progress', 'resolved']],
  ['healthcare_samples', 'severity', ['mild', 'moderate', 'severe']],
  ['forum_topics', 'category_type', ['general', 'accessibility', 'support', 'feedback']],
];

type Column = { table: string; column: string; type: string; default: string | null };

let test: TestDatabase;
let columns: Column[];
let uniques: string[];
beforeAll(async () => {
  test = await createTestDatabase();
  columns = (
    await test.pool.query(`SELECT table_name AS table, column_name AS column, data_type AS type, column_default AS default
                           FROM information_schema.columns WHERE table_schema = 'public'`)
  ).rows;
  const { rows } = await test.pool.query(`
    SELECT i.indrelid::regclass::text AS "table",
      (SELECT string_agg(a.attname, ',' ORDER BY k.place) FROM unnest(i.indkey) WITH ORDINALITY k(number, place)
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number) AS columns
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE i.indisunique AND i.indpred IS NULL AND c.relnamespace = 'public'::regnamespace`);
  uniques = rows.map((row) => `${row.table}(${row.columns})`);
});
afterAll(() => test?.close());

const findColumn = (table: string, column: string) =>
  columns.find((one) => one.table === table && one.column === column);

it.each(PLACES)('$entity has $field', ({ table, column: name, promise, default: value }) => {
  if (promise === 'many') {
    expect(findColumn(`${table}_rels`, 'path'), `${table}_rels`).toBeDefined();
    return;
  }
  const column = findColumn(table, name);
  expect(column, `${table}.${name}`).toBeDefined();
  if (promise === 'unique') expect(uniques).toContain(`${table}(${name})`);
  if (promise === 'list') expect(column?.type).toBe('jsonb');
  if (value !== undefined) expect((column?.default ?? '').replace(/^'(.*)'::.*$/, '$1')).toBe(value);
});

it.each(UNIQUE_TOGETHER)('%s has a unique index on %s and %s', (table, ...names) => {
  const found = [names, names.toReversed()].map((order) => `${table}(${order.join(',')})`);
  expect(uniques.filter((unique) => found.includes(unique))).not.toEqual([]);
});

it.each(CHOICES)('%s.%s has exactly the specified values', async (table, column, values) => {
  const { rows } = await test.pool.query(
    `SELECT e.enumlabel AS value FROM pg_enum e JOIN pg_attribute a ON a.atttypid = e.enumtypid
     WHERE a.attrelid = $1::regclass AND a.attname = $2 ORDER BY e.enumsortorder`,
    [`public.${table}`, column],
  );
  expect(rows.map((row) => row.value)).toEqual(values);
});

it('has an indexed foreign key for every reference to another record', async () => {
  const { rows: references } = await test.pool.query(`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS column,
      EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]) AS "isIndexed"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`);
  const known = new Set(references.map((reference) => `${reference.table}.${reference.column}`));
  const named = PLACES.map(({ table, column }) => `${table}.${column}`);
  // A report names its content by kind and id, and a session id is a text, so neither is a foreign key.
  const free = ['content_reports.content_id', 'analytics_events.session_id'];
  const loose = named.filter((name) => name.endsWith('_id') && !free.includes(name) && !known.has(name));
  expect(loose).toEqual([]);
  expect(references.filter((reference) => !reference.isIndexed)).toEqual([]);
});
