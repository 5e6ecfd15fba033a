import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/people.ts';
import { openAccountServer, readStatus, saidBy } from './testing/openAccountServer.ts';

const BEGAN = Date.now();

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

const { me, rows, send, sessions, signIn, signUp } = openAccountServer();

describe('sessions', () => {
  it('are listed with their devices, and `isCurrent` is set for the session of the request', async () => {
    await signUp();
    const token = await signIn(PASSWORD, { 'user-agent': FIREFOX });
    const [latest, first] = await sessions(token);
    expect(latest).toMatchObject({ device: 'Firefox, Android', isCurrent: true });
    expect(first).toMatchObject({ device: '', isCurrent: false });
    expect(Date.parse(latest.expiresAt)).toBeGreaterThan(Date.now() + 29 * 24 * 3600 * 1000);
    expect(await readStatus(send('GET', '/api/auth/sessions'))).toBe(401);
  });

  it('can be ended singly, also when requested twice', async () => {
    const { sessionToken } = await signUp();
    const other = await signIn();
    const [{ id }] = (await sessions(sessionToken)).filter((session: { isCurrent: boolean }) => !session.isCurrent);
    for (let twice = 0; twice < 2; twice++)
      expect(await saidBy(send('DELETE', `/api/auth/sessions/${id}`, { token: sessionToken }))).toEqual([
        200,
        '{"success":true}',
      ]);
    expect([await me(other), await me(sessionToken)]).toEqual([401, 200]);
  });

  it('are all ended by one request', async () => {
    const { sessionToken } = await signUp();
    const other = await signIn();
    expect(await readStatus(send('DELETE', '/api/auth/sessions', { token: other }))).toBe(200);
    expect([await me(other), await me(sessionToken)]).toEqual([401, 401]);
  });

  it('are updated when used a day after the last update, not at each use', async () => {
    const { sessionToken, user } = await signUp();
    const used = () => rows('SELECT last_used_at, expires_at FROM user_sessions WHERE user_id = $1', [user.id]);
    const before = await used();
    await me(sessionToken);
    expect(await used()).toEqual(before);
    await rows(
      `UPDATE user_sessions SET last_used_at = now() - interval '1 day', expires_at = expires_at - interval '1 day' WHERE user_id = $1`,
      [user.id],
    );
    await me(sessionToken);
    expect((await used())[0].last_used_at.getTime()).toBeGreaterThanOrEqual(BEGAN);
  });
});
