import { endpoints } from '@common-ground/api/endpoints.ts';
import { askWith } from '@common-ground/api/platform/testing/testDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDesk } from '../testing/askDesk.ts';
import { type TestPayload, testPayload } from '../testing/testPayload.ts';

let test: TestPayload;
let ask: ReturnType<typeof askWith>;
beforeAll(async () => {
  test = await testPayload();
  ask = askWith({ endpoints, database: test.pool });
});
afterAll(() => test?.close());

const post = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** As the form of the desk sends it. */
const signInToDesk = (email: string, password: string) =>
  askDesk('POST', '/users/login', { body: { email, password } });

describe('one account', () => {
  it('that was made on the site opens the desk with the same password once it is staff, and not before', async () => {
    const given = { email: 'grace@example.org', password: 'a password of hers', username: 'grace' };
    expect((await post('/api/auth/register', given)).status).toBe(200);
    const refused = await signInToDesk(given.email, given.password);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    await test.pool.query(`UPDATE users SET role = 'translator' WHERE username = 'grace'`);
    const response = await signInToDesk('Grace@example.org', given.password);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect((await response.json()).user).toMatchObject({ email: given.email, role: 'translator' });
  });

  it('that was made in the desk signs in on the site', async () => {
    const password = 'a password of his';
    const data = { email: 'alan@example.org', username: 'alan', displayName: 'Alan', role: 'reviewer', password };
    await test.cms.add('users', data);
    const response = await post('/api/auth/login', { email: data.email, password });
    expect((await response.json()).user).toMatchObject({ username: 'alan', role: 'reviewer' });
  });

  it('is refused at the desk in the same words, known or not, and guesses there count on the site', async () => {
    const unknown = await signInToDesk('nobody@example.org', 'guess');
    const known = await signInToDesk('alan@example.org', 'guess');
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    expect(known.status).toBe(401);
    for (let times = 1; times < 10; times++) await signInToDesk('alan@example.org', `guess ${times}`);
    expect((await post('/api/auth/login', { email: 'alan@example.org', password: 'a password of his' })).status).toBe(
      429,
    );
    expect((await signInToDesk('alan@example.org', 'a password of his')).status).toBe(429);
  });
});
