import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { LANGUAGES } from '../generator/languages.ts';
import { Report } from '../report/Report.ts';
import { peakMemory } from '../stage/processFacts.ts';
import type { Stage } from '../stage/Stage.ts';

const METHOD = [
  'Two sites of generated conditions in ten languages; the difference of the two, divided by that of their conditions, is what a condition adds. Members and posts are inserted into the larger database, each with its indexes.',
  'Memory: peak resident memory of a process from its start until it is ready. Bytes of the database: after VACUUM.',
];

/** Characters of a post: a paragraph or two. */
const POST_CHARACTERS = 500;

type Size = {
  conditions: number;
  texts: number;
  databaseBytes: number;
  pages: number;
  treeBytes: number;
  webMB: number;
  publisherMB: number;
};

/** Measures what conditions, members and posts add to the database, the tree and the memory of the processes. */
export async function benchGrowth(stage: Stage): Promise<void> {
  const { isQuick, most, say } = stage.options;
  const many = Math.min(isQuick ? 100 : 1000, most);
  const [few, rows] = [Math.ceil(many / 10), isQuick ? 1000 : 20_000];
  const report = new Report('growth', { isQuick, method: METHOD });
  await stage.buildSite();
  const small = await measureSite(stage, few);
  say('The larger site');
  const large = await measureSite(stage, many);
  const conditions = large.conditions - small.conditions;
  const add = (what: string, value: number, unit: string) => report.add({ what, value, unit });
  const perCondition = (name: keyof Size) => (large[name] - small[name]) / conditions;
  const texts = (large.texts - small.texts) / conditions;
  add('languages', LANGUAGES.length, '');
  add('texts of a condition, source and translations', texts, '');
  add('pages of a condition', perCondition('pages'), '');
  add('database, a condition in all languages', perCondition('databaseBytes') / 1000, 'kB');
  add('database, a condition in a language', perCondition('databaseBytes') / texts / 1000, 'kB');
  add('tree, a page', (large.treeBytes - small.treeBytes) / (large.pages - small.pages) / 1000, 'kB');
  add(`memory of web, ${large.conditions} conditions`, large.webMB, 'MB');
  add('memory of web, a condition in all languages', perCondition('webMB') * 1000, 'kB');
  add(`memory of the publisher, ${large.conditions} conditions`, large.publisherMB, 'MB');
  const databaseUrl = await stage.database(many);
  add('database, a member with a session', (await measureRows(databaseUrl, MEMBERS, rows)) / 1000, 'kB');
  add(`database, a post of ${POST_CHARACTERS} characters`, (await measureRows(databaseUrl, POSTS, rows)) / 1000, 'kB');
  await report.finish(databaseUrl);
}

async function measureSite(stage: Stage, conditions: number): Promise<Size> {
  const databaseUrl = await stage.database(conditions);
  const folder = `growth-${conditions}`;
  const [publisherMB, webMB] = (await stage.start(['publisher', 'web'], databaseUrl, folder)).pids.map(peakMemory);
  const tree = path.join(stage.folder, folder, 'site/releases');
  const { pages, bytes } = measureTree(tree);
  const size = {
    conditions,
    texts: conditions + (await selectNumber(databaseUrl, 'SELECT count(*)::int AS value FROM condition_translations')),
    databaseBytes: await measureDatabase(databaseUrl),
    pages,
    treeBytes: bytes,
    webMB: webMB ?? Number.NaN,
    publisherMB: publisherMB ?? Number.NaN,
  };
  await stage.clear();
  return size;
}

function measureTree(folder: string): { pages: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  const bytes = pages.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  return { pages: pages.length, bytes };
}

/** Inserts `$1` rows, while triggers are off: one of them refuses names that resemble each other. */
const MEMBERS = `
  WITH people AS (INSERT INTO users (username, email, display_name)
    SELECT 'grown' || n, 'grown' || n || '@example.org', 'Grown ' || n FROM generate_series(1, $1::int) n RETURNING id),
  words AS (INSERT INTO account.password (user_id, hash, salt)
    SELECT id, repeat(md5(id::text), 4), repeat(md5(id::text), 2) FROM people),
  profiles AS (INSERT INTO user_profiles (user_id) SELECT id FROM people)
  INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
  SELECT id, sha256(id::text::bytea)::text, 'Firefox on Linux', now(), now() + interval '30 days' FROM people`;
const POSTS = `
  WITH topic AS (INSERT INTO forum_topics (title, created_by_id) SELECT 'Grown', min(id) FROM users RETURNING id, created_by_id)
  INSERT INTO forum_posts (topic_id, user_id, content, number)
  SELECT id, created_by_id, left(repeat(md5(n::text) || ' ', 20), ${POST_CHARACTERS}), n
  FROM topic, generate_series(1, $1::int) n`;

/** Returns the bytes that a row and what belongs to it add to the database. */
async function measureRows(databaseUrl: string, statement: string, rows: number): Promise<number> {
  const before = await measureDatabase(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("SET session_replication_role = 'replica'");
  await client.query(statement, [rows]);
  await client.end();
  return ((await measureDatabase(databaseUrl)) - before) / rows;
}

async function measureDatabase(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM');
  await client.end();
  return selectNumber(databaseUrl, 'SELECT pg_database_size(current_database())::float8 AS value');
}

async function selectNumber(databaseUrl: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ value: number }>(text);
  await client.end();
  return rows[0]?.value ?? Number.NaN;
}
