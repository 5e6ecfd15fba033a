import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator } from './makeAdministrator.ts';

const test = await testDatabase('small');
beforeAll(async () => {
  await test.pool.query(`INSERT INTO users (email, username, display_name, role, is_verified) VALUES
    ('shown@example.net', 'shown', 'Shown', 'user', true), ('claimed@example.net', 'claimed', 'Claimed', 'user', false)`);
});
afterAll(() => test.close());

const roleOf = async (username: string) =>
  (await test.pool.query('SELECT role FROM users WHERE username = $1', [username])).rows[0]?.role;

describe('the command that makes an administrator', () => {
  it('gives the role to a verified address, however it is written', async () => {
    expect(await makeAdministrator(test.pool, 'Shown@Example.net')).toBe('shown');
    expect(await roleOf('shown')).toBe('admin');
  });

  it('refuses an address that somebody only claimed', async () => {
    await expect(makeAdministrator(test.pool, 'claimed@example.net')).rejects.toThrow(/is not verified/);
    expect(await roleOf('claimed')).toBe('user');
  });

  it('says that no account has the address', async () => {
    await expect(makeAdministrator(test.pool, 'nobody@example.net')).rejects.toThrow(/^No account has the address/);
  });
});
