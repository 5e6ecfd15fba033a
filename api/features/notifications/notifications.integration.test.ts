import { expect, it, vi } from 'vitest';
import {
  MAX_INBOX_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type Notification,
} from '../../contracts/notifications/notifications.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { notify } from './queries/notify.ts';

describeWithDatabase('inbox', (server) => {
  const { send } = server;
  const signUp = async (username: string) => {
    const person = await server.signUp(username);
    return { ...person, inbox: `/api/users/${person.id}/notifications` };
  };
  type Person = Awaited<ReturnType<typeof signUp>>;
  const tell = (person: Person, more: object = {}) =>
    notify(server.database, { userId: person.id, kind: 'password_changed', ...more });
  const read = async ({ inbox, token }: Person, query = ''): Promise<Notification[]> =>
    (await send('GET', inbox + query, token)).json();

  it('has notifications, newest first, with values and link', async () => {
    const reader = await signUp('reader');
    await tell(reader);
    await notify(server.database, {
      userId: reader.id,
      kind: 'email_verified',
      values: { title: '«Ω» "x"' },
      link: '/profile',
    });
    expect(await read(reader)).toEqual([
      expect.objectContaining({
        kind: 'email_verified',
        values: { title: '«Ω» "x"' },
        link: '/profile',
        isRead: false,
      }),
      expect.objectContaining({ kind: 'password_changed', values: {}, link: null, isRead: false }),
    ]);
  });

  it('takes one query besides that for the session, and two when read page by page', async () => {
    const reader = await signUp('reader');
    for (let times = 0; times < 5; times++) await tell(reader);
    const queries = vi.spyOn(server.database, 'query');
    expect(await read(reader)).toHaveLength(5);
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockClear();
    const response = await send('GET', `${reader.inbox}?page=2&limit=2`, reader.token);
    expect(await response.json()).toHaveLength(2);
    expect(queries).toHaveBeenCalledTimes(3);
    queries.mockRestore();
    expect(response.headers.get('x-total-count')).toBe('5');
    expect(response.headers.get('link')).toContain(`<${reader.inbox}?page=3&limit=2>; rel="next"`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('takes one query for a new notification', async () => {
    const reader = await signUp('reader');
    const queries = vi.spyOn(server.database, 'query');
    expect(await tell(reader)).toBe(true);
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });

  it('marks some or all notifications as read or unread, never those of other users', async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    for (const person of [reader, reader, other]) await tell(person);
    const mark = (body: object) => send('PATCH', reader.inbox, reader.token, body);
    const [newest] = await read(reader);
    const [theirs] = await read(other);
    expect((await mark({ ids: [newest?.id, theirs?.id], isRead: true })).status).toBe(200);
    expect((await read(reader)).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect((await read(other)).map(({ isRead }) => isRead)).toEqual([false]);
    await mark({ ids: [], isRead: true });
    expect((await read(reader)).map(({ isRead }) => isRead)).toEqual([true, false]);
    await mark({ isRead: true });
    expect((await read(reader)).map(({ isRead }) => isRead)).toEqual([true, true]);
    await mark({ isRead: false });
    expect((await read(reader)).map(({ isRead }) => isRead)).toEqual([false, false]);
  });

  it('deletes notifications of its owner, also when requested twice, and no others', async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    await tell(reader);
    await tell(other);
    const [mine] = await read(reader);
    const [theirs] = await read(other);
    for (const id of [mine?.id, mine?.id, theirs?.id, 2_000_000_000])
      expect((await send('DELETE', `${reader.inbox}/${id}`, reader.token)).status).toBe(200);
    expect(await read(reader)).toEqual([]);
    expect(await read(other)).toHaveLength(1);
  });

  it(`has at most ${MAX_INBOX_NOTIFICATIONS}, drops the oldest read ones first, then the oldest`, async () => {
    const reader = await signUp('reader');
    const fill = (count: number, readAt: string | null) =>
      server.database.query(
        `INSERT INTO notifications (user_id, kind, read_at, created_at)
         SELECT $1, 'password_changed', $3::timestamptz, now() - make_interval(days => n) FROM generate_series(1, $2) n`,
        [reader.id, count, readAt],
      );
    await fill(MAX_INBOX_NOTIFICATIONS - 3, null);
    await fill(3, '2025-01-01');
    await tell(reader);
    const after = await read(reader);
    expect(after).toHaveLength(MAX_INBOX_NOTIFICATIONS);
    expect(after.filter(({ isRead }) => isRead)).toHaveLength(2);
    for (let times = 0; times < 3; times++) await tell(reader);
    const full = await read(reader);
    expect(full).toHaveLength(MAX_INBOX_NOTIFICATIONS);
    expect(full.filter(({ isRead }) => isRead)).toHaveLength(0);
    expect(full.at(-1)?.id).toBe(after.filter(({ isRead }) => !isRead).at(-2)?.id);
  });

  it('gets nothing when the user does not exist', async () => {
    expect(await notify(server.database, { userId: 2_000_000_000, kind: 'email_verified' })).toBe(false);
  });

  it.each([
    ['no `isRead`', {}],
    ['a string as `isRead`', { isRead: 'yes' }],
    ['ids that are not a list', { isRead: true, ids: 1 }],
    ['an id above the maximum', { isRead: true, ids: [2 ** 40] }],
    ['too many ids', { isRead: true, ids: Array.from({ length: 201 }, (_, n) => n + 1) }],
  ])('rejects a change with %s', async (_, body) => {
    const reader = await signUp('reader');
    await tell(reader);
    expect((await send('PATCH', reader.inbox, reader.token, body)).status).toBe(400);
    expect((await read(reader))[0]?.isRead).toBe(false);
  });
});

describeWithDatabase('choices of notifications', (server) => {
  const { send, rows } = server;
  const signUp = async () => {
    const person = await server.signUp('reader');
    return { ...person, path: `/api/users/${person.id}/notification-choices` };
  };
  const ALL = { contributions: true, watched: true, corrections: true, replies: true, learning: true };
  const prefer = (id: number, preferences: unknown) =>
    rows('UPDATE user_profiles SET preferences = $2 WHERE user_id = $1', [id, JSON.stringify(preferences)]);

  it('are all on by default, and change only as requested', async () => {
    const { path, token } = await signUp();
    expect(await (await send('GET', path, token)).json()).toEqual(ALL);
    expect(await (await send('PATCH', path, token, { replies: false })).json()).toEqual({ ...ALL, replies: false });
    const both = { ...ALL, replies: false, watched: false };
    expect(await (await send('PATCH', path, token, { watched: false })).json()).toEqual(both);
    expect(await (await send('PATCH', path, token, {})).json()).toEqual(both);
    expect(await (await send('GET', path, token)).json()).toEqual(both);
  });

  it('leave other preferences as they are', async () => {
    const { id, path, token } = await signUp();
    await prefer(id, { theme: 'dark', notifications: { later: false } });
    await send('PATCH', path, token, { learning: false });
    expect(await rows('SELECT preferences FROM user_profiles WHERE user_id = $1', [id])).toEqual([
      { preferences: { theme: 'dark', notifications: { later: false, learning: false } } },
    ]);
  });

  it.each([[null], ['text'], [[1, 2]], [{ notifications: 'none' }], [{ notifications: [] }]])(
    'work with any stored preferences: %j',
    async (preferences) => {
      const { id, path, token } = await signUp();
      await prefer(id, preferences);
      expect(await (await send('GET', path, token)).json()).toEqual(ALL);
      expect(await notify(server.database, { userId: id, kind: 'email_verified' })).toBe(true);
      expect(await (await send('PATCH', path, token, { learning: false })).json()).toEqual({ ...ALL, learning: false });
    },
  );

  it('are stored without an existing profile', async () => {
    const { id, path, token } = await signUp();
    await rows('DELETE FROM user_profiles WHERE user_id = $1', [id]);
    expect(await (await send('GET', path, token)).json()).toEqual(ALL);
    expect(await (await send('PATCH', path, token, { watched: false })).json()).toEqual({ ...ALL, watched: false });
  });

  it.each([[{ replies: 'no' }], [{ replies: null }]])('refuse %j', async (body) => {
    const { path, token } = await signUp();
    expect((await send('PATCH', path, token, body)).status).toBe(400);
    expect(await (await send('GET', path, token)).json()).toEqual(ALL);
  });

  it('do not apply to security notifications, and stop others of their topic', async () => {
    const { id, path, token } = await signUp();
    await send('PATCH', path, token, { contributions: false, watched: false, replies: false, learning: false });
    expect(await notify(server.database, { userId: id, kind: 'password_changed' })).toBe(true);
    const kinds = NOTIFICATION_KINDS as Record<string, string | null>;
    kinds.somebody_replied = 'replies';
    const reply = { userId: id, kind: 'somebody_replied' as 'password_changed' };
    try {
      expect(await notify(server.database, reply)).toBe(false);
      await send('PATCH', path, token, { replies: true });
      expect(await notify(server.database, reply)).toBe(true);
    } finally {
      delete kinds.somebody_replied;
    }
  });
});
