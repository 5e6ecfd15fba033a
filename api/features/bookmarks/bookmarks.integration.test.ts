import { expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('bookmarks', (server) => {
  const { send, signUp, rows } = server;
  const ofAutism = { contentId: 1, bookmarkType: 'condition' };

  it('are stored once when added twice, listed with their titles, and deleted', async () => {
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

  it('are added for active learning paths and not for inactive ones', async () => {
    const { token, id } = await signUp('reader');
    await rows(
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

  it('are removed only for the user who removes them', async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    for (const { token } of [reader, other]) await send('POST', '/api/bookmarks', token, ofAutism);
    await send('DELETE', '/api/bookmarks/condition/1', other.token);
    expect(await rows('SELECT user_id AS id FROM user_bookmarks')).toEqual([{ id: reader.id }]);
  });

  it.each([
    ['a draft', { contentId: 4, bookmarkType: 'condition' }, 404],
    ['a missing condition', { contentId: 99, bookmarkType: 'condition' }, 404],
    ['an unknown type', { contentId: 1, bookmarkType: 'users' }, 400],
    ['a missing id', { bookmarkType: 'condition' }, 400],
    ['an id above the maximum', { contentId: 2 ** 40, bookmarkType: 'condition' }, 400],
  ])('are not added for %s', async (_, body, status) => {
    const { token } = await signUp('reader');
    expect((await send('POST', '/api/bookmarks', token, body)).status).toBe(status);
    expect(await rows('SELECT id FROM user_bookmarks')).toEqual([]);
  });
});
