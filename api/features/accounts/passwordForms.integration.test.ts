import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/people.ts';
import { openAccountServer, readStatus } from './testing/openAccountServer.ts';

const { login, reset, resetToken, rows, send, signIn, signUp, server } = openAccountServer();

const COMPOSED = 'un café déjà vu';
/** The same text as other systems send it: with combining accents and no-break spaces. */
const DECOMPOSED = COMPOSED.normalize('NFD').replaceAll(' ', '\u00a0');

describe('password in another Unicode form', () => {
  it('signs in after a registration, a change and a reset in either form', async () => {
    const { sessionToken } = await signUp({ password: DECOMPOSED });
    await signIn(COMPOSED);
    await signIn(DECOMPOSED);
    const body = { currentPassword: COMPOSED, newPassword: `${COMPOSED} 2` };
    expect(await readStatus(send('PUT', '/api/auth/password', { token: sessionToken, body }))).toBe(200);
    await signIn(`${DECOMPOSED} 2`);
    expect(await readStatus(reset(await resetToken(), `${DECOMPOSED} 3`))).toBe(200);
    await signIn(`${COMPOSED} 3`);
    await signIn(`${DECOMPOSED} 3`);
  });

  it('matches a hash of the text as typed, and replaces it with one of the normalised text', async () => {
    const { user } = await signUp();
    const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(DECOMPOSED, 'salt', 600_000, 32, 'sha256').toString('hex')}`;
    await rows(`UPDATE account.password SET hash = $2, salt = 'salt' WHERE user_id = $1`, [user.id, hash]);
    expect(await readStatus(login(COMPOSED))).toBe(401);
    await signIn(DECOMPOSED);
    await signIn(COMPOSED);
  });

  it('confirms the deletion of an account in either form', async () => {
    const { sessionToken, user } = await signUp({ password: COMPOSED });
    const path = `/api/users/${user.id}`;
    expect(await readStatus(send('DELETE', path, { token: sessionToken, body: { password: PASSWORD } }))).toBe(403);
    expect(await readStatus(send('DELETE', path, { token: sessionToken, body: { password: DECOMPOSED } }))).toBe(200);
  });

  it('counts as one guess at a sign-in when it is wrong', async () => {
    await signUp();
    for (let guess = 0; guess < 10; guess++) expect(await readStatus(login(`devin\u0301 ${guess}`))).toBe(401);
    expect(await readStatus(login('devin\u0301'))).toBe(429);
  });

  it('is checked in its normalised form for length and for being easy to guess', async () => {
    const register = (password: string) => send('POST', '/api/auth/register', { body: { ...server.person, password } });
    expect(await (await register('e\u0301'.repeat(7))).text()).toMatch(/Password must be at least 8 characters long/);
    expect(await (await register('contrasen\u0303a')).text()).toMatch(/easy to guess/);
    expect(await readStatus(register('e\u0301'.repeat(7) + COMPOSED))).toBe(200);
  });
});
