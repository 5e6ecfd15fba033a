import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createTestDatabase,
  PLAIN_OWNER,
  type TestDatabase,
} from '@common-ground/api/platform/testing/createTestDatabase.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createOwnedDatabase } from '../testing/createOwnedDatabase.ts';
import { describeSchema } from '../testing/describeSchema.ts';
import { applySqlFiles, areSqlFilesApplied } from './applySqlFiles.ts';
import { readCatalog, type SqlClient } from './readCatalog.ts';
import { readSqlFiles } from './readSqlFiles.ts';

describe('the files of this project', () => {
  let test: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await createTestDatabase('small');
    const { user: username, password } = PLAIN_OWNER;
    owner = new pg.Client({ connectionString: Object.assign(new URL(test.url), { username, password }).href });
    await owner.connect();
  });
  afterAll(async () => {
    await owner?.end();
    await test?.close();
  });

  it('are applied, and leave the schema as it is when each is run again', async () => {
    expect(await areSqlFilesApplied(owner)).toBe(true);
    const before = await describeSchema(owner);
    await owner.query('BEGIN');
    for (const { text } of readSqlFiles().parts) await owner.query(text);
    const after = await describeSchema(owner);
    await owner.query('ROLLBACK');
    expect(after).toEqual(before);
  });

  it('change nothing when they are applied again by force', async () => {
    const { parts } = readSqlFiles();
    const before = await describeSchema(owner);
    expect(await applySqlFiles(owner, readSqlFiles(), true)).toHaveLength(parts.length);
    expect(await describeSchema(owner)).toEqual(before);
    expect(await applySqlFiles(owner)).toEqual([]);
  });

  it('create each function, view and trigger of the database', async () => {
    await owner.query('BEGIN');
    const names = new Set([...(await readCatalog(owner)).values()].flatMap(({ name }) => name ?? []));
    await owner.query('ROLLBACK');
    expect([...names].sort()).toEqual(
      readSqlFiles()
        .parts.map(({ name }) => name)
        .sort(),
    );
  });

  it('begin with a comment, and are named after the function or view', () => {
    for (const { name, file, text } of readSqlFiles().parts) {
      expect(readFileSync(path.join(import.meta.dirname, '../sql', file), 'utf8'), file).toMatch(/^-- \w/);
      const [schema, object] = file.replace('.sql', '').split('/');
      if (name.startsWith('TRIGGER')) expect(text).toContain(`EXECUTE FUNCTION ${schema}.${object}(`);
      else expect(name).toMatch(new RegExp(`^(FUNCTION|VIEW) ${schema}\\.${object}$`));
    }
  });

  it('are applied again where the database differs from them after a migration', async () => {
    await owner.query('DROP TRIGGER keep_all ON public.review_events');
    await owner.query(`INSERT INTO payload_migrations (name, batch) VALUES ('a_migration', 9)`);
    expect(await applySqlFiles(owner)).toEqual(['TRIGGER keep_all ON public.review_events']);
  });
});

describe('applySqlFiles', () => {
  const DOUBLE =
    'CREATE OR REPLACE FUNCTION public.double(n integer) RETURNS integer LANGUAGE sql IMMUTABLE RETURN 2 * n;';
  const SMALL = DOUBLE.replace('RETURNS integer', 'RETURNS smallint').replace('2 * n', '(2 * n)::smallint');
  const QUADRUPLE =
    'CREATE OR REPLACE FUNCTION public.a_quadruple(n integer) RETURNS integer LANGUAGE sql RETURN public.double(public.double(n));';
  const VIEW = 'CREATE OR REPLACE VIEW public.doubled AS SELECT public.double(n) AS n FROM public.number;';
  const COUNT = `CREATE OR REPLACE FUNCTION public.count() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER count BEFORE INSERT ON public.number FOR EACH ROW EXECUTE FUNCTION public.count();`;
  const FILES = {
    'public/a_quadruple.sql': QUADRUPLE,
    'public/double.sql': DOUBLE,
    'public/a_doubled.sql': VIEW,
    'public/count.sql': COUNT,
  };

  let client: pg.Client;
  async function open(): Promise<string> {
    const { client: owner, url } = await createOwnedDatabase();
    client = owner;
    await client.query('CREATE TABLE payload_migrations (); CREATE TABLE number (n integer)');
    await client.query('INSERT INTO number VALUES (3)');
    return url;
  }
  /** Applies `FILES` with changed files; null deletes one. */
  function apply(changes: Record<string, string | null> = {}, by: SqlClient = client): Promise<string[]> {
    const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-sql-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      if (text !== null) writeFileSync(path.join(folder, file), `-- A comment.\n${text}\n`);
    }
    return applySqlFiles(by, readSqlFiles(folder));
  }
  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows.flat();

  it('creates what files need from later files, and writes only what changes after that', async () => {
    await open();
    expect(await apply()).toHaveLength(5);
    expect(await read('SELECT n, public.a_quadruple(n) FROM doubled')).toEqual([6, 24]);
    expect(await apply()).toEqual([]);
    expect(await apply({ 'public/count.sql': `-- Another comment.\n${COUNT}` })).toEqual([]);
    const trebled = DOUBLE.replace('2 * n', '3 * n');
    expect(await apply({ 'public/double.sql': trebled })).toEqual(['FUNCTION public.double']);
    expect(await read('SELECT n FROM doubled')).toEqual([9]);
  });

  it('writes everything again when a function gets another result', async () => {
    await open();
    await apply();
    const written = await apply({ 'public/double.sql': SMALL });
    expect(written).toHaveLength(5);
    expect(await read('SELECT pg_typeof(n) FROM doubled')).toEqual(['smallint']);
  });

  it('writes everything again when a view loses a column', async () => {
    await open();
    await apply({ 'public/a_doubled.sql': VIEW.replace(' AS n', ' AS n, 1 AS one') });
    expect(await apply()).toHaveLength(5);
    expect(await read('SELECT doubled::text FROM doubled')).toEqual(['(6)']);
  });

  it('deletes the overload that a changed signature leaves', async () => {
    await open();
    await apply();
    await apply({ 'public/double.sql': DOUBLE.replace('n integer', 'n numeric').replace('2 * n', '(2 * n)::integer') });
    expect(await read(`SELECT oid::regprocedure::text FROM pg_proc WHERE proname = 'double'`)).toEqual([
      'double(numeric)',
    ]);
  });

  it('deletes what lost its file, and nothing that others created', async () => {
    await open();
    await client.query(`CREATE FUNCTION public.of_host() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
      CREATE TRIGGER of_host BEFORE INSERT ON number FOR EACH ROW EXECUTE FUNCTION of_host();
      CREATE VIEW of_host AS SELECT 1 AS one`);
    await apply();
    await apply({ 'public/a_doubled.sql': null, 'public/count.sql': null });
    expect(await read(`SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`)).toEqual([
      'a_quadruple',
      'double',
      'of_host',
    ]);
    expect(await read(`SELECT tgname FROM pg_trigger WHERE tgrelid = 'number'::regclass`)).toEqual(['of_host']);
    expect(await read(`SELECT viewname FROM pg_views WHERE schemaname = 'public'`)).toEqual(['of_host']);
  });

  it.each([
    ['view', 'CREATE VIEW of_host AS SELECT public.double(n) AS n FROM number', 'VIEW public.of_host'],
    ['index', 'CREATE INDEX of_host ON number (public.double(n))', 'INDEX public.of_host'],
    ['default', 'ALTER TABLE number ALTER n SET DEFAULT public.double(1)', 'DEFAULT OF COLUMN 1 ON public.number'],
  ])('refuses to replace a function that a %s of others uses, and changes nothing', async (_, create, object) => {
    await open();
    await apply();
    await client.query(create);
    const before = await describeSchema(client);
    const changed = { 'public/double.sql': SMALL };
    await expect(apply(changed)).rejects.toThrow(new RegExp(`would also delete .*${object}`));
    expect(await describeSchema(client)).toEqual(before);
  });

  it('names the file of a wrong statement, and changes nothing', async () => {
    await open();
    await apply();
    const before = await describeSchema(client);
    const changes = { 'public/count.sql': COUNT.replace('RETURN NEW', 'RETURN 1; NEW'), 'public/a_doubled.sql': null };
    await expect(apply(changes)).rejects.toThrow(/^public\/count\.sql: syntax error/);
    expect(await describeSchema(client)).toEqual(before);
    expect(() => apply({ 'public/table.sql': 'CREATE TABLE public.other ();' })).toThrow(
      'public/table.sql: not CREATE OR REPLACE with a schema: CREATE TABLE public.other ();',
    );
  });

  it('runs a step once, after the functions that it calls', async () => {
    await open();
    const step = { 'after/1_double.sql': 'UPDATE number SET n = public.double(n);' };
    await apply(step);
    await apply({ ...step, 'public/count.sql': null });
    expect(await read('SELECT n FROM number')).toEqual([6]);
    await apply({ ...step, 'after/2_double.sql': 'UPDATE number SET n = public.double(n);' });
    expect(await read('SELECT n FROM number')).toEqual([12]);
  });

  it('tries again while the table of a trigger is locked', async () => {
    const url = await open();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await client.query('BEGIN; LOCK TABLE number IN ROW EXCLUSIVE MODE');
    const applied = apply({}, other);
    const isWaiting = async () => (await read('SELECT count(*)::integer FROM pg_locks WHERE NOT granted'))[0] > 0;
    await expect.poll(isWaiting).toBe(true);
    await expect.poll(isWaiting).toBe(false);
    await client.query('COMMIT');
    expect(await applied).toHaveLength(5);
  });
});
