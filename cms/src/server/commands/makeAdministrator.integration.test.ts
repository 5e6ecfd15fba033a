import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator } from './makeAdministrator.ts';

const test = await createTestDatabase('small');
beforeAll(async () => {
  await test.pool.query(`INSERT INTO users (email, username, display_name, role, is_verified) VALUES
    ('shown@example.net', 'shown', 'Shown', 'user', true), ('claimed@example.net', 'claimed', 'Claimed', 'user', false)`);
});
afterAll(() => test.close());

const selectRole = async (username: string) =>
  (await test.pool.query('SELECT role FROM users WHERE username = $1', [username])).rows[0]?.role;

describe('makeAdministrator', () => {
  it('gives the role to a verified address in other letter case', async () => {
    expect(await makeAdministrator(test.pool, 'Shown@Example.net')).toBe('shown');
    expect(await selectRole('shown')).toBe('admin');
  });

  it('rejects an address that is not verified', async () => {
    await expect(makeAdministrator(test.pool, 'claimed@example.net')).rejects.toThrow(/is not verified/);
    expect(await selectRole('claimed')).toBe('user');
  });

  it('rejects an address that no account has', async () => {
    await expect(makeAdministrator(test.pool, 'nobody@example.net')).rejects.toThrow(/^No account has the address/);
  });
});
