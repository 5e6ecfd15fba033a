import { expect, it } from 'vitest';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import type { Watched } from '../../contracts/watchlist/watchlist.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';

describeWithDatabase('watchlist', (server) => {
  const { send, signUp, rows } = server;
  const watch = ({ token }: Person, conditionId: unknown) => send('POST', '/api/watchlist', token, { conditionId });
  const list = async ({ id, token }: Person, query = ''): Promise<Watched[]> =>
    (await send('GET', `/api/users/${id}/watchlist${query}`, token)).json();
  const inbox = async ({ id, token }: Person): Promise<Notification[]> =>
    (await send('GET', `/api/users/${id}/notifications`, token)).json();
  const change = (set: string) => rows(`UPDATE conditions SET ${set} WHERE id = 1`);

  it('adds a condition once when requested twice, lists it translated, and deletes it', async () => {
    const reader = await signUp('reader');
    for (let times = 0; times < 2; times++) expect((await watch(reader, 1)).status).toBe(200);
    expect(await list(reader)).toEqual([expect.objectContaining({ conditionId: 1, title: 'Autism Spectrum' })]);
    expect((await list(reader, '?lang=es'))[0]?.title).toBe('Espectro autista');
    for (let times = 0; times < 2; times++)
      expect((await send('DELETE', '/api/watchlist/1', reader.token)).status).toBe(200);
    expect(await list(reader)).toEqual([]);
  });

  it('deletes an entry only of the user who requests it', async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    for (const person of [reader, other]) await watch(person, 1);
    await send('DELETE', '/api/watchlist/1', other.token);
    expect(await rows('SELECT user_id AS id FROM watchlist')).toEqual([{ id: reader.id }]);
  });

  it.each([
    ['a draft', 4, 404],
    ['a missing condition', 99, 404],
    ['a missing id', undefined, 400],
    ['a string as the id', 'one', 400],
    ['an id above the maximum', 2 ** 40, 400],
  ])('refuses %s', async (_, id, status) => {
    expect((await watch(await signUp('reader'), id)).status).toBe(status);
    expect(await rows('SELECT id FROM watchlist')).toEqual([]);
  });

  it('notifies all watchers of a new revision once, except its editor', async () => {
    const [reader, editor, other] = [await signUp('reader'), await signUp('writer'), await signUp('other')];
    for (const person of [reader, editor]) await watch(person, 1);
    await watch(other, 2);
    await change(`revision = 2, last_edited_by_id = ${editor.id}`);
    expect(await inbox(reader)).toEqual([
      expect.objectContaining({
        kind: 'watched_changed',
        values: { title: 'Autism Spectrum' },
        link: '/history?condition=1',
      }),
    ]);
    expect(await inbox(editor)).toEqual([]);
    expect(await inbox(other)).toEqual([]);
    await change('revision = 3, last_edited_by_id = NULL');
    expect(await inbox(editor)).toHaveLength(1);
  });

  it.each([
    ['a minor edit, which leaves the revision unchanged', `summary = 'Minor'`],
    ['a change of the view count', 'views = views + 1'],
  ])('does not notify of %s', async (_, set) => {
    const reader = await signUp('reader');
    await watch(reader, 1);
    await change(set);
    expect(await inbox(reader)).toEqual([]);
  });

  it('does not notify a user who chose not to be notified', async () => {
    const reader = await signUp('reader');
    await watch(reader, 1);
    await send('PATCH', `/api/users/${reader.id}/notification-choices`, reader.token, { watched: false });
    await change('revision = 2');
    expect(await inbox(reader)).toEqual([]);
  });

  it('notifies hundreds in the transaction of the change', async () => {
    await rows(
      `WITH people AS (INSERT INTO users (username, email, display_name, role)
         SELECT 'many' || n, 'many' || n || '@example.org', 'Many ' || n, 'user' FROM generate_series(1, 500) n RETURNING id)
       INSERT INTO watchlist (user_id, condition_id, added_at) SELECT id, 1, now() FROM people`,
    );
    const told = async () => (await rows(`SELECT FROM notifications WHERE kind = 'watched_changed'`)).length;
    await rows('SAVEPOINT before');
    await change('revision = 2');
    expect(await told()).toBe(500);
    await rows('ROLLBACK TO before');
    expect(await told()).toBe(0);
  });
});
