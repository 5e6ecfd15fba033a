import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SEED_GROUPS } from '@common-ground/cms/src/payload/seed/seedGroups.ts';
import { type TestPayload, testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import { testSettings } from '@common-ground/cms/src/payload/testing/testSettings.ts';
import { builtServer } from '@common-ground/cms/src/server/folders.ts';
import { lookAtDatabase } from '@common-ground/cms/src/server/start/database.ts';
import type { CollectionSlug } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_USERS } from './demoUsers.ts';
import { seedAll } from './seedAll.ts';
import { readTopics } from './seedTopics.ts';

const PASSWORD = 'a long enough demo password';
const TABLES = [
  ...['languages', 'categories', 'category_translations', 'conditions', 'condition_translations', '_conditions_v'],
  ...['pages', 'page_translations', 'learning_paths', 'learning_modules', 'quiz_questions', 'learning.edition'],
  ...['learning_path_translations', 'achievements', 'help_lines', 'chat_answers', 'chat_answers_rels'],
  ...['healthcare_samples', 'seed.arrived', 'users', 'forum_topics', 'forum_posts'],
];

/** Collections of the groups that the program may not have written when `killSeeding` ends it. */
const COLLECTIONS = {
  pages: 'pages',
  paths: 'learning-paths',
  achievements: 'achievements',
  'help-lines': 'help-lines',
  'chat-answers': 'chat-answers',
  healthcare: 'healthcare-samples',
  accounts: 'users',
} as const;
type KilledGroup = keyof typeof COLLECTIONS;

let test: TestPayload;
beforeEach(async () => {
  test = await testPayload();
});
afterEach(() => vi.restoreAllMocks());

const rows = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const arrived = async () => (await rows('SELECT name FROM seed.arrived')).map(({ name }) => name);

async function counts(): Promise<Record<string, number>> {
  const all = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS "${table}"`);
  const [row] = await rows(`SELECT ${all}`);
  return row;
}

const clear = (tables: string) => test.cms.runUnprotected(`TRUNCATE ${tables} RESTART IDENTITY CASCADE`);

/** Restores the state after the migrations. */
const clearEverything = () =>
  clear(
    'seed.arrived, languages, categories, conditions, pages, learning_paths, achievements, help_lines, chat_answers, healthcare_samples, users',
  );

describe('the first seeding', () => {
  it('creates the same records when killed in several groups, and beside another seeding', async () => {
    await seedAll(test.payload, PASSWORD);
    const whole = await counts();
    expect(whole).toMatchObject({ learning_paths: 6, users: DEMO_USERS.length + 1, forum_topics: readTopics().length });
    await clearEverything();

    await killSeeding(3);
    const begun = await arrived();
    expect(begun.length).toBeGreaterThanOrEqual(3);
    expect(begun.length).toBeLessThan(SEED_GROUPS.length);
    const rest = (Object.keys(COLLECTIONS) as KilledGroup[]).filter((one) => !begun.includes(one));
    for (const group of process.env.TEST_DEPTH === 'deep' ? rest : rest.slice(-1)) {
      const collection = COLLECTIONS[group];
      const creating = failAtSecond(collection);
      await expect(seedAll(test.payload, PASSWORD)).rejects.toThrow('killed');
      creating.mockRestore();
      expect((await arrived()).sort()).toEqual(SEED_GROUPS.slice(0, SEED_GROUPS.indexOf(group)).sort());
      expect((await test.payload.count({ collection })).totalDocs).toBe(0);
    }
    await Promise.all([seedAll(test.payload, PASSWORD), seedAll(test.payload, PASSWORD)]);
    expect(await counts()).toEqual(whole);
    const ids = await rows('SELECT max(id)::int AS id FROM conditions');
    expect(ids).toEqual([{ id: whole.conditions }]);
  });
});

function failAtSecond(collection: CollectionSlug) {
  let records = 0;
  const create = test.payload.create.bind(test.payload);
  return vi.spyOn(test.payload, 'create').mockImplementation((options) => {
    if (options.collection === collection && ++records === 2) throw new Error('killed');
    return create(options);
  });
}

/** Kills the real seed program as soon as this number of groups is written. */
async function killSeeding(groups: number): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', path.join(builtServer, 'seed.js')], {
    env: {
      ...process.env,
      ...testSettings,
      DATABASE_URL: test.pooledUrl,
      DATABASE_DIRECT_URL: test.url,
      DEMO_PASSWORD: PASSWORD,
    } as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await vi.waitUntil(async () => (await arrived()).length >= groups, { timeout: 60_000, interval: 10 });
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

describe('installation without recorded groups', () => {
  beforeEach(() => test.pool.query('DELETE FROM seed.arrived'));

  it('records all groups and writes nothing when all content exists', async () => {
    await seedAll(test.payload, PASSWORD);
    await test.pool.query('DELETE FROM seed.arrived');
    await test.cms.remove('conditions', 2);
    await rows(`DELETE FROM users WHERE username = 'demo-translator'`);
    const passwords = () =>
      rows('SELECT username, hash FROM users LEFT JOIN account.password ON user_id = id ORDER BY id');
    const [before, hashes] = [await counts(), await passwords()];
    await seedAll(test.payload, PASSWORD);
    expect(await counts()).toEqual({ ...before, 'seed.arrived': SEED_GROUPS.length });
    expect(await passwords()).toEqual(hashes);
  });

  it('completes a killed seeding, without demo accounts when an administrator exists', async () => {
    const whole = await counts();
    await test.cms.runUnprotected('DELETE FROM learning_modules WHERE path_id > 4');
    await test.cms.runUnprotected('DELETE FROM learning_paths WHERE id > 4');
    await clear('achievements, help_lines, chat_answers, healthcare_samples');
    await addAccount('first-visitor', 'admin');
    await seedAll(test.payload, PASSWORD);
    expect(await counts()).toEqual({
      ...whole,
      'seed.arrived': SEED_GROUPS.length,
      users: 2,
      forum_topics: readTopics().length,
      forum_posts: readTopics().length,
    });
  });

  it('creates the demo accounts that a kill prevented', async () => {
    for (const role of ['user', 'contributor']) await addAccount(`demo-${role}`, role, `${role}@example.org`);
    await seedAll(test.payload, PASSWORD);
    const accounts = await rows(`SELECT email FROM users WHERE username LIKE 'demo-%'`);
    expect(accounts.length).toBe(DEMO_USERS.length);
  });

  it('adds the groups of later releases and keeps records of editors and users', async () => {
    await addAccount('editorial-team', 'user');
    await clear('learning_paths, achievements, help_lines, chat_answers, healthcare_samples');
    await rows(`INSERT INTO learning_paths (id, title, description) VALUES (1, 'Our own', 'Made by an editor')`);
    await rows(
      `INSERT INTO achievements (id, title, description, criteria) VALUES (2, 'Our own', 'Made by an editor', '{}')`,
    );
    await test.cms.remove('conditions', 3);
    await seedAll(test.payload, undefined);
    const after = await counts();
    expect(after).toMatchObject({ achievements: 18, help_lines: 115, chat_answers: 31, forum_topics: 0, users: 1 });
    expect(after.conditions).toBe(35);
    expect(await rows(`SELECT id FROM learning_paths WHERE seed_key IS NULL OR seed_key = 'first-steps'`)).toEqual([
      { id: 1 },
    ]);
    expect(await rows('SELECT id, title FROM achievements WHERE seed_key IS NULL')).toEqual([
      { id: 2, title: 'Our own' },
    ]);
  });
});

describe('group that is not recorded', () => {
  it('is written once, and its deleted records are not restored', async () => {
    await test.pool.query(`DELETE FROM seed.arrived WHERE name = 'help-lines'`);
    await clear('help_lines');
    expect((await lookAtDatabase(test.url)).arrived.has('help-lines')).toBe(false);
    await seedAll(test.payload, undefined);
    const { help_lines: lines } = await counts();
    expect(lines).toBe(115);
    await test.cms.runUnprotected('DELETE FROM help_lines WHERE id = 1');
    await seedAll(test.payload, undefined);
    expect((await counts()).help_lines).toBe(114);
    expect((await lookAtDatabase(test.url)).arrived.has('help-lines')).toBe(true);
  });
});

describe('demo accounts', () => {
  it('keep a changed password until a new one is set, and stay deleted', async () => {
    await seedAll(test.payload, PASSWORD);
    const selectHash = async (username: string) =>
      (await rows('SELECT hash FROM users JOIN account.password ON user_id = id WHERE username = $1', [username]))[0];
    await rows(
      `UPDATE account.password SET hash = 'changed' FROM users WHERE id = user_id AND username = 'demo-editor'`,
    );
    await rows(`DELETE FROM users WHERE username = 'demo-user'`);
    await seedAll(test.payload, PASSWORD);
    expect(await selectHash('demo-editor')).toEqual({ hash: 'changed' });
    await seedAll(test.payload, 'another long enough password');
    expect(await selectHash('demo-editor')).not.toEqual({ hash: 'changed' });
    expect(await selectHash('demo-user')).toBeUndefined();
  });

  it('are not created when another user has their address or name', async () => {
    await addAccount('demo-editor', 'user');
    await addAccount('member', 'user', 'admin@example.org');
    const lines = await seedAll(test.payload, PASSWORD);
    expect(lines.filter((line) => line.startsWith('left out'))).toHaveLength(2);
    expect(
      await rows(
        `SELECT role, hash FROM users LEFT JOIN account.password ON user_id = id WHERE username IN ('demo-editor', 'member')`,
      ),
    ).toEqual([
      { role: 'user', hash: null },
      { role: 'user', hash: null },
    ]);
  });
});

function addAccount(username: string, role: string, email = `${username}@example.com`) {
  return rows('INSERT INTO users (email, username, display_name, role) VALUES ($1, $2, $2, $3)', [
    email,
    username,
    role,
  ]);
}
