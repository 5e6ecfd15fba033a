import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Newest commit of the release before this one. Its code must run on the tables and functions of this one. */
const FORMER_COMMIT = '503c9739d33e';
/** Tests of the former code that sign in, write, review, publish, search and read. */
const FORMER_TESTS = [
  'api/features/accounts/accounts.integration.test.ts',
  'api/features/forum/forum.integration.test.ts',
  'api/features/search/search.integration.test.ts',
  'cms/src/publisher/changes.integration.test.ts',
  'tests/contributions/approveAndPublish.integration.test.ts',
];

const root = path.resolve(import.meta.dirname, '../..');
const WORKSPACES = ['api', 'cms', 'content-seed', 'site', 'tests'];

/** Whether the history is here, which a shallow clone and an archive lack. */
const hasHistory = spawnSync('git', ['cat-file', '-e', FORMER_COMMIT], { cwd: root }).status === 0;

describe('the code of the release before', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'common-ground-former-'));
    if (!hasHistory) return;
    const archive = execFileSync('git', ['archive', FORMER_COMMIT], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const workspace of ['.', ...WORKSPACES]) linkPackages(workspace);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Links the installed packages, and the workspaces of the former code. */
  function linkPackages(workspace: string): void {
    const from = path.join(root, workspace, 'node_modules');
    const to = path.join(folder, workspace, 'node_modules');
    mkdirSync(path.join(to, '@common-ground'), { recursive: true });
    const installed = readdirSync(from).filter((name) => name !== '@common-ground' && name !== '.vite');
    for (const name of installed) symlinkSync(path.join(from, name), path.join(to, name));
    for (const name of WORKSPACES) symlinkSync(path.join(folder, name), path.join(to, '@common-ground', name));
  }

  it('passes its own tests on this database', async ({ skip }) => {
    skip(!hasHistory, `The history lacks commit ${FORMER_COMMIT}: run git fetch --unshallow.`);
    const runner = path.join(folder, 'node_modules/vitest/vitest.mjs');
    const args = [runner, 'run', '--project', 'integration', '--maxWorkers', '1', ...FORMER_TESTS];
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, TEST_DEPTH: 'ordinary' } });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'close');
    expect(code, (await output).join('\n')).toBe(0);
  });
});
