import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from './readAccess.ts';

const PASSWORD = 'the password of the demo accounts';

const test = await testDatabase('small');
beforeAll(async () => {
  await test.pool.query('DELETE FROM users');
});
afterAll(() => test.close());

const read = (demoPassword: string | undefined) =>
  readAccess({ env: { DATABASE_URL: test.url, CMS_PORT: '1' }, demoPassword });

async function add(role: string, { password = PASSWORD, email = `${role}@example.org` } = {}): Promise<void> {
  const { hash, salt } = await hashPassword(password);
  await test.pool.query(
    'INSERT INTO users (email, username, display_name, role, hash, salt) VALUES ($1, $1, $1, $2, $3, $4)',
    [email, role, hash, salt],
  );
}

describe('the access that a start prints', () => {
  it('has no login and no administrator where there are no accounts', async () => {
    expect(await read(PASSWORD)).toEqual({ logins: [], hasAdministrator: false });
  });

  it('has the demo accounts that exist, have their role and open with the password', async () => {
    await add('editor');
    await add('admin', { password: 'changed since then' });
    await add('user', { email: 'reviewer@example.org' });
    expect(await read(PASSWORD)).toEqual({
      logins: [{ email: 'editor@example.org', password: PASSWORD }],
      hasAdministrator: true,
    });
    expect((await read(undefined)).logins).toEqual([]);
  });
});
