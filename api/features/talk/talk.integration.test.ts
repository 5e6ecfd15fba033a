import { expect, it, vi } from 'vitest';
import { FORMER_MEMBER } from '../../contracts/accounts/personalData.ts';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import { DISCUSSION_NOT_FOUND, type Discussion, SUBJECT_LENGTH, TALK_LENGTH } from '../../contracts/talk/talk.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';

describeWithDatabase('the Talk page of a condition', (server) => {
  const { send, signUp, become, rows } = server;
  const say = (person: Person | null, body: object, condition = 1) =>
    send('POST', `/api/conditions/${condition}/discussions`, person?.token, body);
  const start = async (person: Person, subject = 'Sources', condition = 1): Promise<Discussion> =>
    (await say(person, { subject, content: 'Which ones?' }, condition)).json();
  const reply = async (person: Person, parentId: number, content = 'These.'): Promise<Discussion> =>
    (await say(person, { content, parentId })).json();
  const read = async (query = ''): Promise<Discussion[]> =>
    (await send('GET', `/api/conditions/1/discussions${query}`)).json();
  const inbox = async ({ id, token }: Person): Promise<Notification[]> =>
    (await send('GET', `/api/users/${id}/notifications`, token)).json();
  const resolve = (person: Person | null, id: number, isResolved = true) =>
    send('PATCH', `/api/discussions/${id}`, person?.token, { isResolved });
  /** `now()` does not move within the transaction of a test. */
  const age = (id: number, minutes: number) =>
    runUnprotected(
      server.database,
      'UPDATE discussions SET timestamp = now() - make_interval(mins => $2) WHERE id = $1',
      [id, minutes],
    );

  it('lists threads, the last active first, with replies in order and text unchanged', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const older = await start(ada, 'Older');
    const newer = await start(grace, '<b>Newer</b>');
    const first = await reply(grace, older.id, '<script>alert(1)</script>\n\nAnd «more».');
    const second = await reply(ada, first.id);
    for (const [{ id }, minutes] of [
      [older, 30],
      [newer, 20],
      [first, 10],
      [second, 5],
    ] as const)
      await age(id, minutes);
    expect(await read()).toMatchObject([
      { id: older.id, parentId: null, subject: 'Older', userName: 'Ada', userId: ada.id, isResolved: false },
      { id: first.id, parentId: older.id, subject: null, content: '<script>alert(1)</script>\n\nAnd «more».' },
      { id: second.id, parentId: older.id, content: 'These.' },
      { id: newer.id, subject: '<b>Newer</b>', conditionId: 1 },
    ]);
  });

  it('returns pages of whole threads in one query', async () => {
    const ada = await signUp('Ada');
    const threads = [await start(ada), await start(ada, 'Terms'), await start(ada, 'Figures')];
    for (const [place, { id }] of threads.entries()) await age(id, 10 * place);
    await reply(ada, threads[2]?.id ?? 0);
    const queries = vi.spyOn(server.database, 'query');
    const response = await send('GET', '/api/conditions/1/discussions?page=1&limit=2');
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
    const shown: Discussion[] = await response.json();
    expect(shown.map(({ id, parentId }) => parentId ?? id)).toEqual([threads[2]?.id, threads[2]?.id, threads[0]?.id]);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(await read('?page=5&limit=2')).toEqual([]);
  });

  it('is readable by guests, writable by users, and missing without a published condition', async () => {
    const ada = await signUp('Ada');
    expect(await read()).toEqual([]);
    expect((await say(null, { subject: 'x', content: 'y' })).status).toBe(401);
    for (const condition of [4, 99]) {
      const answers = [
        await say(ada, { subject: 'x', content: 'y' }, condition),
        await send('GET', `/api/conditions/${condition}/discussions`),
      ];
      for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, CONDITION_NOT_FOUND]);
    }
    const elsewhere = await start(ada, 'Elsewhere', 2);
    for (const parentId of [elsewhere.id, 2_000_000_000])
      expect((await say(ada, { content: 'y', parentId })).status).toBe(404);
    expect(await read()).toEqual([]);
  });

  it.each([
    ['no content', { subject: 'x' }],
    ['blank content', { subject: 'x', content: ' \n ' }],
    ['no subject', { content: 'y' }],
    ['a blank subject', { subject: '  ', content: 'y' }],
    ['a subject that is too long', { subject: 'x'.repeat(SUBJECT_LENGTH + 1), content: 'y' }],
    ['content that is too long', { subject: 'x', content: 'y'.repeat(TALK_LENGTH + 1) }],
    ['a null character', { subject: 'x', content: 'a\u0000b' }],
    ['a parent id above the maximum', { content: 'y', parentId: 2 ** 40 }],
    ['a string as the parent id', { content: 'y', parentId: '1' }],
  ])('rejects a post with %s', async (_, body) => {
    expect((await say(await signUp('Ada'), body)).status).toBe(400);
    expect(await read()).toEqual([]);
  });

  it('notifies the other authors of a thread of replies, counted and without a name', async () => {
    const people = [await signUp('Ada'), await signUp('Grace'), await signUp('Edsger')] as const;
    const [ada, grace, edsger] = people;
    const thread = await start(ada);
    await start(edsger, 'Another');
    expect(await inbox(ada)).toEqual([]);
    await reply(grace, thread.id);
    await reply(grace, thread.id, 'And those.');
    expect(await inbox(grace)).toEqual([]);
    expect(await inbox(edsger)).toEqual([]);
    expect(await inbox(ada)).toMatchObject([
      {
        kind: 'thread_answered',
        values: { title: 'Autism Spectrum', topic: `thread:${thread.id}`, count: '2' },
        link: `/talk?condition=1#thread-${thread.id}`,
      },
    ]);
    await reply(ada, thread.id);
    expect(await inbox(grace)).toHaveLength(1);
    expect(await inbox(ada)).toMatchObject([{ values: { count: '2' } }]);
    await send('PATCH', `/api/users/${grace.id}/notifications`, grace.token, { isRead: true });
    await send('PATCH', `/api/users/${grace.id}/notification-choices`, grace.token, { replies: false });
    await reply(edsger, thread.id);
    expect(await inbox(grace)).toHaveLength(1);
    expect(await inbox(ada)).toMatchObject([{ values: { count: '3' } }]);
  });

  it('lets the author of a thread, moderators and editors resolve and reopen it', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id } = await start(ada);
    expect((await resolve(null, id)).status).toBe(401);
    expect((await resolve(grace, id)).status).toBe(403);
    expect((await read())[0]?.isResolved).toBe(false);
    for (const isResolved of [true, true, false])
      expect(await (await resolve(ada, id, isResolved)).json()).toMatchObject({ id, isResolved });
    for (const role of ['moderator', 'editor', 'admin'] as const) {
      await become(grace, role);
      expect((await resolve(grace, id)).status, role).toBe(200);
    }
    // One event for each change of state, with its user.
    expect(await rows('SELECT action, user_id FROM post_events WHERE post = $1 ORDER BY id', [id])).toEqual([
      { action: 'resolve', user_id: ada.id },
      { action: 'reopen', user_id: ada.id },
      { action: 'resolve', user_id: grace.id },
    ]);
    const answer = await reply(ada, id);
    for (const unknown of [answer.id, 2_000_000_000]) {
      const refused = await resolve(ada, unknown);
      expect([refused.status, await refused.text()]).toEqual([404, DISCUSSION_NOT_FOUND]);
    }
  });

  it('keeps the text of a deleted account, not the name', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const thread = await start(ada);
    await reply(grace, thread.id);
    await rows('DELETE FROM users WHERE id = $1', [ada.id]);
    expect(await read()).toMatchObject([
      { userId: null, userName: FORMER_MEMBER, content: 'Which ones?' },
      { userName: 'Grace' },
    ]);
    // The thread's author has no account to notify.
    expect((await say(grace, { content: 'More', parentId: thread.id })).status).toBe(200);
  });

  it('shows the current name and staff role of an author', async () => {
    const ada = await signUp('Ada');
    await start(ada);
    await rows(`UPDATE users SET display_name = 'Countess' WHERE id = $1`, [ada.id]);
    expect((await read())[0]).toMatchObject({ userName: 'Countess', userRole: null });
    for (const [role, shown] of [
      ['contributor', null],
      ['moderator', 'moderator'],
    ] as const) {
      await become(ada, role);
      expect((await read())[0]?.userRole).toBe(shown);
    }
  });

  it('limits the posts of one user', async () => {
    const ada = await signUp('Ada');
    const statuses: number[] = [];
    for (let times = 0; times < 21; times++) statuses.push((await say(ada, { subject: 'x', content: 'y' })).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    const other = await signUp('Grace');
    expect((await say(other, { subject: 'x', content: 'y' })).status).toBe(200);
  });
});
