import type { LogFormat } from '@common-ground/api/platform/log/destination.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { printSummary } from './printSummary.ts';
import type { ProcessEnvironment } from './startDatabaseAndBuild.ts';

const PASSWORD = 'a password';

const test = await createTestDatabase('small');
beforeAll(async () => {
  await test.pool.query('DELETE FROM users');
});
afterAll(() => test.close());

async function print(DEMO_PASSWORD?: string, format: LogFormat = 'pretty'): Promise<string> {
  const outputs = [vi.spyOn(console, 'log'), vi.spyOn(log, 'info'), vi.spyOn(log, 'warn')];
  for (const output of outputs) output.mockReset().mockReturnValue(undefined);
  const env = { SITE_URL: 'https://a.example', DATABASE_DIRECT_URL: test.url, DEMO_PASSWORD, DATA_DIR: '/data' };
  await printSummary(env as ProcessEnvironment, format);
  const printed = outputs
    .flatMap(({ mock }) => mock.calls)
    .map((call) => (format === 'pretty' ? call.join() : JSON.stringify(call)));
  vi.restoreAllMocks();
  return printed.join('\n');
}

async function add(role: string, email = `${role}@example.org`): Promise<void> {
  await test.pool.query('INSERT INTO users (email, username, display_name, role) VALUES ($1, $1, $1, $2)', [
    email,
    role,
  ]);
}

describe('printSummary', () => {
  it('prints how to make an administrator, and no logins, when there are no accounts', async () => {
    expect(await print(PASSWORD)).toMatch(/https:\/\/a\.example\/cms\n[\s\S]*There is no administrator yet/);
    expect(await print(PASSWORD)).not.toContain(PASSWORD);
  });

  it('prints the demo accounts that exist with their role, if there is a demo password', async () => {
    await add('editor');
    await add('admin');
    await add('translator', 'reviewer@example.org');
    const printed = await print(PASSWORD);
    expect(printed.match(/\S+@\S+ .*/g)).toEqual([`admin@example.org  ${PASSWORD}`, `editor@example.org  ${PASSWORD}`]);
    expect(printed).not.toContain('no administrator');
    expect(await print()).not.toContain('@');
  });

  it('logs where the password of the demo logins is in place of logins, when the output is a log', async () => {
    const logged = await print(PASSWORD, 'json');
    expect(logged).toMatch(/is running \(/);
    expect(logged).toContain('/data/secrets.json');
    expect(logged).not.toMatch(/@|a password/);
  });
});
