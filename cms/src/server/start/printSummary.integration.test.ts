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

async function print(DEMO_PASSWORD?: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await printSummary({
    SITE_URL: 'https://a.example',
    DATABASE_DIRECT_URL: test.url,
    DEMO_PASSWORD,
  } as ProcessEnvironment);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return printed;
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
});
