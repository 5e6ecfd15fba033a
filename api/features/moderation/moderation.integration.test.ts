import { expect, it } from 'vitest';
import { POST_EDIT_HOURS } from '../../contracts/limits.ts';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import { DISCUSSION_CLOSED, type Discussion, TOO_LATE_TO_EDIT } from '../../contracts/talk/talk.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';

describeWithDatabase('posts', (server) => {
  const { send, signUp, become, rows } = server;
  const say = (person: Person | null, body: object) =>
    send('POST', '/api/conditions/1/discussions', person?.token, body);
  const start = async (person: Person): Promise<Discussion> =>
    (await say(person, { subject: 'Sources', content: 'Which ones?' })).json();
  const reply = async (person: Person, parentId: number): Promise<Discussion> =>
    (await say(person, { content: 'These.', parentId })).json();
  const read = async (): Promise<Discussion[]> => (await send('GET', '/api/conditions/1/discussions')).json();
  const inbox = async ({ id, token }: Person): Promise<Notification[]> =>
    (await send('GET', `/api/users/${id}/notifications`, token)).json();
  /** `now()` does not move within the transaction of a test. */
  const age = (id: number, minutes: number) =>
    runUnprotected(
      server.database,
      'UPDATE discussions SET timestamp = now() - make_interval(mins => $2) WHERE id = $1',
      [id, minutes],
    );
  const edit = (person: Person | null, id: number, body: object) =>
    send('PUT', `/api/discussions/${id}`, person?.token, body);
  const remove = (person: Person | null, id: number) => send('DELETE', `/api/discussions/${id}`, person?.token);
  const moderate = (person: Person | null, id: number, action: string, reason = 'Off topic', kind = 'discussion') =>
    send('POST', `/api/moderation/${kind}/${id}`, person?.token, { action, reason });
  const selectPostEvents = (id: number) =>
    rows('SELECT action, user_id, reason, detail FROM post_events WHERE post = $1 ORDER BY id', [id]);
  async function moderator(): Promise<Person> {
    const person = await signUp('Moritz');
    await become(person, 'moderator');
    return person;
  }

  it('are edited by their author alone, marked as edited, and recorded with the earlier text', async () => {
    const [ada, mod] = [await signUp('Ada'), await moderator()];
    const { id } = await start(ada);
    await become(mod, 'admin');
    expect((await edit(mod, id, { subject: 'Forged', content: 'Forged' })).status).toBe(403);
    expect((await edit(null, id, { content: 'Forged' })).status).toBe(401);
    const [before] = await read();
    expect(before).toMatchObject({ content: 'Which ones?', editedAt: null });
    const changed: Discussion = await (await edit(ada, id, { subject: 'Sources!', content: 'These?' })).json();
    expect(changed).toMatchObject({ subject: 'Sources!', content: 'These?', timestamp: before?.timestamp });
    expect(Date.parse(changed.editedAt ?? '')).toBeGreaterThan(0);
    expect(await read()).toEqual([changed]);
    expect(await selectPostEvents(id)).toEqual([
      { action: 'edit', user_id: ada.id, reason: null, detail: { subject: 'Sources', content: 'Which ones?' } },
    ]);
    const answer = await reply(ada, id);
    expect(await (await edit(ada, answer.id, { subject: 'x', content: 'Those.' })).json()).toMatchObject({
      subject: null,
      content: 'Those.',
    });
  });

  it('are not edited after a day, or when a moderator has closed or hidden them', async () => {
    const [ada, mod] = [await signUp('Ada'), await moderator()];
    const old = await start(ada);
    await age(old.id, POST_EDIT_HOURS * 60 + 1);
    const late = await edit(ada, old.id, { content: 'Later' });
    expect([late.status, await late.text()]).toEqual([409, TOO_LATE_TO_EDIT]);
    const closed = await start(ada);
    const answer = await reply(ada, closed.id);
    expect((await moderate(mod, closed.id, 'lock')).status).toBe(200);
    for (const id of [closed.id, answer.id]) expect((await edit(ada, id, { content: 'Later' })).status).toBe(409);
    const hidden = await start(ada);
    await moderate(mod, hidden.id, 'hide');
    expect((await edit(ada, hidden.id, { content: 'Later' })).status).toBe(409);
    expect((await remove(ada, hidden.id)).status).toBe(409);
  });

  it('are deleted by their author alone, leave a trace and keep their replies', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id, timestamp } = await start(ada);
    await reply(grace, id);
    await become(grace, 'moderator');
    expect((await remove(grace, id)).status).toBe(403);
    expect((await remove(ada, id)).status).toBe(200);
    expect(await read()).toMatchObject([
      { id, state: 'deleted', subject: null, content: '', userName: 'Ada', timestamp },
      { userName: 'Grace', content: 'These.' },
    ]);
    expect((await remove(ada, id)).status).toBe(409);
    expect(await selectPostEvents(id)).toMatchObject([{ action: 'delete', user_id: ada.id }]);
    const refused = await say(grace, { content: 'More', parentId: id });
    expect([refused.status, await refused.text()]).toEqual([409, DISCUSSION_CLOSED]);
  });

  it('are hidden, shown and removed by moderators, with a reason for readers and the author', async () => {
    const [ada, mod] = [await signUp('Ada'), await moderator()];
    const { id, timestamp } = await start(ada);
    for (const person of [ada, null]) expect((await moderate(person, id, 'hide')).status).toBe(person ? 403 : 401);
    expect((await moderate(mod, id, 'hide', ' ')).status).toBe(400);
    expect((await moderate(mod, id, 'show')).status).toBe(409);
    expect(await (await moderate(mod, id, 'hide')).json()).toEqual({ id, state: 'hidden', isLocked: false });
    const gone = { subject: null, content: '', userName: 'Ada', timestamp };
    expect(await read()).toMatchObject([{ ...gone, state: 'hidden', stateReason: 'Off topic' }]);
    expect((await inbox(ada))[0]).toMatchObject({
      kind: 'post_moderated',
      values: { title: 'Autism Spectrum', reason: 'Off topic' },
      link: `/talk?condition=1#thread-${id}`,
    });
    await moderate(mod, id, 'show', 'A mistake');
    expect(await read()).toMatchObject([{ state: 'visible', content: 'Which ones?', stateReason: null }]);
    await moderate(mod, id, 'remove', 'Advertising');
    expect(await read()).toMatchObject([{ ...gone, state: 'removed', stateReason: 'Advertising' }]);
    expect((await moderate(mod, id, 'show')).status).toBe(409);
    expect(await selectPostEvents(id)).toMatchObject([
      { action: 'hide', user_id: mod.id, reason: 'Off topic', detail: { state: 'visible' } },
      { action: 'show', reason: 'A mistake', detail: { state: 'hidden' } },
      { action: 'remove', reason: 'Advertising', detail: { state: 'visible' } },
    ]);
    const [kept] = await rows('SELECT content FROM discussions WHERE id = $1', [id]);
    expect(kept).toEqual({ content: 'Which ones?' });
  });

  it('get no replies while a moderator has closed the thread', async () => {
    const [ada, mod] = [await signUp('Ada'), await moderator()];
    const { id } = await start(ada);
    const answer = await reply(ada, id);
    expect((await moderate(mod, answer.id, 'lock')).status).toBe(409);
    await moderate(mod, id, 'lock', 'It went round in circles');
    expect((await read())[0]).toMatchObject({ isLocked: true, lockReason: 'It went round in circles' });
    for (const parentId of [id, answer.id]) expect((await say(ada, { content: 'More', parentId })).status).toBe(409);
    await moderate(mod, id, 'unlock', 'Calm again');
    expect((await say(ada, { content: 'More', parentId: id })).status).toBe(200);
  });

  it('are closed and hidden by moderators in the forum too', async () => {
    const [ada, mod] = [await signUp('Ada'), await moderator()];
    const [topic] = await rows(
      `INSERT INTO forum_topics (title, description, category_type, created_by_id) VALUES ('Ramps', 'Where?', 'general', $1) RETURNING id`,
      [ada.id],
    );
    const [post] = await rows(
      `INSERT INTO forum_posts (topic_id, user_id, content) VALUES ($1, $2, 'Here') RETURNING id`,
      [topic?.id, ada.id],
    );
    expect(await (await moderate(mod, topic?.id ?? 0, 'lock', 'Done', 'topic')).json()).toMatchObject({
      isLocked: true,
    });
    expect(await (await moderate(mod, post?.id ?? 0, 'hide', 'Rude', 'post')).json()).toMatchObject({
      state: 'hidden',
    });
    expect(await rows('SELECT content, user_id, state, state_reason FROM forum_posts')).toEqual([
      { content: 'Here', user_id: ada.id, state: 'hidden', state_reason: 'Rude' },
    ]);
    expect((await moderate(mod, 2_000_000_000, 'hide', 'Rude', 'post')).status).toBe(404);
    expect((await moderate(mod, 1, 'hide', 'Rude', 'user')).status).toBe(404);
  });

  it.each([
    ['a change of their author to another user', `UPDATE discussions SET user_id = $2 WHERE id = $1`],
    ['a change of their author to null', `UPDATE discussions SET user_id = NULL WHERE id = $1 AND $2 > 0`],
    ['a change of their author’s name', `UPDATE discussions SET user_name = 'Other' WHERE id = $1 AND $2 > 0`],
    ['a change of their time', `UPDATE discussions SET timestamp = now() - interval '1 day' WHERE id = $1 AND $2 > 0`],
    ['a move to another condition', `UPDATE discussions SET condition_id = 2 WHERE id = $1 AND $2 > 0`],
    [
      'a change of their text without `edited_at`',
      `UPDATE discussions SET content = 'Forged' WHERE id = $1 AND $2 > 0`,
    ],
    ['their deletion', `DELETE FROM discussions WHERE id = $1 AND $2 > 0`],
  ])('are protected by the database from %s', async (_, statement) => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id } = await start(ada);
    await expect(rows(statement, [id, grace.id])).rejects.toMatchObject({ code: 'CG409' });
  });
});
