import { expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('bookmarks', (world) => {
  const send = (method: string, path: string, token?: string, body?: object) =>
    world.ask(path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    });
  const signUp = async (username: string) => {
    const given = { username, email: `${username}@example.org`, password: 'a long enough password' };
    const { sessionToken, user } = await (await send('POST', '/api/auth/register', undefined, given)).json();
    return { token: sessionToken as string, id: user.id as number };
  };
  const ofAutism = { contentId: 1, bookmarkType: 'condition' };

  it('are kept once, however often, listed with their names, and let go', async () => {
    const { token, id } = await signUp('reader');
    for (let times = 0; times < 2; times++)
      expect((await send('POST', '/api/bookmarks', token, ofAutism)).status).toBe(200);
    const list = async (lang = '') => (await send('GET', `/api/users/${id}/bookmarks${lang}`, token)).json();
    expect(await list()).toEqual([expect.objectContaining({ ...ofAutism, title: 'Autism Spectrum' })]);
    expect((await list('?lang=es'))[0].title).not.toBe('Autism Spectrum');
    for (let times = 0; times < 2; times++)
      expect((await send('DELETE', '/api/bookmarks/condition/1', token)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('are made of learning paths as well, while these are open', async () => {
    const { token, id } = await signUp('reader');
    await world.database.query(
      `INSERT INTO learning_paths (id, title, description, estimated_duration, is_active) VALUES (1, 'First steps', 'x', 10, true), (2, 'Closed', 'x', 10, false)`,
    );
    const keep = (contentId: number) =>
      send('POST', '/api/bookmarks', token, { contentId, bookmarkType: 'learning_path' });
    expect([(await keep(1)).status, (await keep(2)).status]).toEqual([200, 404]);
    const list = await (await send('GET', `/api/users/${id}/bookmarks`, token)).json();
    expect(list).toEqual([
      expect.objectContaining({ contentId: 1, bookmarkType: 'learning_path', title: 'First steps' }),
    ]);
  });

  it.each([
    ['a draft', { contentId: 4, bookmarkType: 'condition' }, 404],
    ['what there is not', { contentId: 99, bookmarkType: 'condition' }, 404],
    ['an unknown kind', { contentId: 1, bookmarkType: 'users' }, 400],
    ['no id', { bookmarkType: 'condition' }, 400],
    ['a huge id', { contentId: 2 ** 40, bookmarkType: 'condition' }, 400],
  ])('are not made of %s', async (_, body, status) => {
    const { token } = await signUp('reader');
    expect((await send('POST', '/api/bookmarks', token, body)).status).toBe(status);
  });

  it("are nobody else's, an administrator's aside", async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    const path = `/api/users/${reader.id}/bookmarks`;
    expect((await send('GET', path)).status).toBe(401);
    expect((await send('POST', '/api/bookmarks', undefined, ofAutism)).status).toBe(401);
    expect((await send('GET', path, other.token)).status).toBe(403);
    await world.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [other.id]);
    expect((await send('GET', path, other.token)).status).toBe(200);
  });

  it('and profiles follow the same rule', async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    const path = `/api/users/${reader.id}/profile`;
    expect((await send('PATCH', path, reader.token, { bio: 'Reads.' })).status).toBe(200);
    expect(await (await send('GET', path, reader.token)).json()).toMatchObject({ bio: 'Reads.' });
    expect((await send('GET', path, other.token)).status).toBe(403);
    expect((await send('PATCH', path, other.token, { bio: 'Mine now.' })).status).toBe(403);
    await world.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [other.id]);
    expect((await send('PATCH', '/api/users/999999/profile', other.token, { bio: 'x' })).status).toBe(404);
  });
});
