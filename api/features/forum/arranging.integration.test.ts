import { expect, it } from 'vitest';
import { FOR_MEMBERS_ONLY, STAYS_FOR_MEMBERS } from '../../contracts/forum/arranging.ts';
import { TOPIC_CLOSED } from '../../contracts/forum/posts.ts';
import type { Topic } from '../../contracts/forum/topics.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { createForumClient } from './testing/createForumClient.ts';

describeWithDatabase('moderation of the forum', (server) => {
  const { send, signUp, become, rows } = server;
  const { api, begin, reply, read, inbox } = createForumClient(server);

  it('shows a hidden post again, and erases a purged post and title from the tables with copies', async () => {
    const [ada, grace, mod] = [await signUp('Ada'), await signUp('Grace'), await signUp('Moritz')];
    await become(mod, 'moderator');
    const { id: topicId } = await begin(grace, { title: 'Call 5550199', content: 'Call 5550199 soon' });
    const [first] = await read(topicId);
    await api('PUT', `/posts/${first?.id}`, grace, { content: 'Call 5550199 now' });
    await reply(ada, topicId, 'I will', { parentPostId: first?.id, quote: 'Call 5550199' });
    const moderate = (action: string) =>
      send('POST', `/api/moderation/post/${first?.id}`, mod.token, { action, reason: 'A number' });
    await moderate('hide');
    expect(await api('GET', `/topics/${topicId}`, null)).toMatchObject([200, { content: '' }]);
    await moderate('show');
    expect(await api('GET', `/topics/${topicId}`, null)).toMatchObject([200, { content: 'Call 5550199 now' }]);
    await send('POST', '/api/content-reports', ada.token, {
      contentType: 'post',
      contentId: first?.id,
      reason: 'personal_data',
    });
    const purge = { reason: 'A private number', title: 'A call' };
    expect((await api('POST', `/posts/${first?.id}/purge`, grace, purge))[0]).toBe(403);
    expect(await api('POST', `/posts/${first?.id}/purge`, mod, purge)).toMatchObject([
      200,
      { state: 'removed', stateReason: 'A private number', content: '' },
    ]);
    expect((await api('POST', `/posts/${first?.id}/purge`, mod, purge))[0]).toBe(409);
    const tables = [
      'forum_posts',
      'forum_topics',
      'post_events',
      'notifications',
      'forum.entry',
      'mail.outbox',
      'moderation.reports',
    ];
    for (const table of tables)
      expect(await rows(`SELECT * FROM ${table} t WHERE t::text LIKE '%5550199%'`), table).toEqual([]);
    expect((await inbox(grace))[0]).toMatchObject({ values: { title: 'A call', reason: 'A private number' } });
  });

  it('replaces all titles of a purged topic in notifications, and none of another topic', async () => {
    const [ada, grace, mod] = [await signUp('Ada'), await signUp('Grace'), await signUp('Moritz')];
    await become(mod, 'moderator');
    const purged = await begin(grace, { title: 'Call 5550199', content: 'Who helps?' });
    const other = await begin(grace, { title: 'Call me', content: 'Who comes?' });
    const [first] = await read(purged.id);
    await reply(ada, purged.id, 'I help');
    await reply(ada, other.id, 'I come');
    await api('PUT', `/posts/${first?.id}`, grace, { content: 'Who helps?', title: 'Call me' });
    await api('POST', `/posts/${first?.id}/purge`, mod, { reason: 'A private number', title: 'A call' });
    const titles = (await inbox(grace)).map(Object).map(({ link, values }) => `${link} ${values.title}`);
    expect(titles.sort()).toEqual(
      [
        `/community/topics/${purged.id}#post-1 A call`,
        `/community/topics/${purged.id}#post-2 A call`,
        `/community/topics/${other.id}#post-2 Call me`,
      ].sort(),
    );
  });

  it('pins, moves, splits and merges, and moves no post out of a topic for members', async () => {
    const [ada, mod] = [await signUp('Ada'), await signUp('Moritz')];
    await become(ada, 'editor');
    await become(mod, 'moderator');
    const [ramps, lifts] = [await begin(ada), await begin(ada, { title: 'Lifts', content: 'Where?' })];
    const [, two] = await reply(ada, ramps.id, 'Two');
    const [, three] = await reply(ada, ramps.id, 'Three', { parentPostId: two.id, quote: 'Two' });
    const reason = 'Another matter';
    const at = `/topics/${ramps.id}`;
    expect((await api('PUT', `${at}/pin`, ada, { isPinned: true }))[0]).toBe(403);
    await api('PUT', `${at}/pin`, mod, { isPinned: true });
    const moved = await api('PUT', `${at}/category`, mod, { categoryType: 'support', reason });
    expect(moved).toMatchObject([200, { isPinned: true, categoryType: 'support' }]);
    expect((await api('GET', '/topics', null))[1].map(({ id }: Topic) => id)).toEqual([ramps.id, lifts.id]);

    const [first] = await read(ramps.id);
    expect((await api('POST', `/posts/${first?.id}/move`, mod, { topicId: lifts.id, reason }))[0]).toBe(409);
    const there = await api('POST', `/posts/${two.id}/move`, mod, { topicId: lifts.id, reason });
    expect(there).toMatchObject([200, { topicId: lifts.id, number: 2, content: 'Two' }]);
    expect(await read(ramps.id)).toMatchObject([
      { number: 1 },
      { number: 2, isMoved: true, movedTo: { topicId: lifts.id, audience: 'everyone', number: 2 }, content: '' },
      { number: 3, parentNumber: null, quote: { postId: two.id, topicId: lifts.id, number: 2, text: 'Two' } },
    ]);
    const [, split] = await api('POST', `${at}/split`, mod, { title: 'Third', fromNumber: 3, reason });
    expect(split).toMatchObject({
      title: 'Third',
      content: 'Three',
      authorId: ada.id,
      categoryType: 'support',
      postCount: 0,
    });
    expect(await read(split.id)).toMatchObject([{ id: three.id, number: 1 }]);
    expect(await api('GET', at, null)).toMatchObject([200, { postCount: 0 }]);

    const merged = await api('POST', `/topics/${split.id}/merge`, mod, { into: lifts.id, reason });
    expect(merged).toMatchObject([200, { id: lifts.id, postCount: 2 }]);
    expect((await read(lifts.id)).map(({ id, number }) => [id, number])).toEqual(
      [expect.anything(), [two.id, 2], [three.id, 3]].map((one, place) => (place ? one : [expect.any(Number), 1])),
    );
    expect(await api('GET', `/topics/${split.id}`, null)).toMatchObject([200, { mergedInto: lifts.id }]);
    expect(await reply(ada, split.id, 'Late')).toEqual([409, TOPIC_CLOSED]);
    expect(await api('GET', '/stats', null)).toEqual([200, { topics: 2, posts: 4, activeMembers: 1 }]);
    expect((await api('GET', '/topics/page?q=three', null))[1].topics).toMatchObject([{ id: lifts.id }]);

    expect(await rows(`SELECT action, subject_id FROM moderation.log WHERE kind <> 'profile' ORDER BY id`)).toEqual(
      ['pin', 'move', 'move', 'split', 'merge'].map((action) => ({ action, subject_id: ada.id })),
    );
    await api('PUT', `/topics/${lifts.id}/audience`, mod, { audience: 'members', reason });
    const told = `SELECT DISTINCT "values" ? 'title' AS titled FROM mail.outbox WHERE link LIKE $1`;
    expect(await rows(told, [`/community/topics/${lifts.id}#%`])).toEqual([{ titled: false }]);
    expect((await inbox(ada)).map((one) => Object(one).link)).toContain(`/community/members?topic=${lifts.id}#post-1`);
    expect((await api('GET', `/posts/${three.id}`, null))[0]).toBe(404);
    expect((await read(ramps.id))[1]).toMatchObject({ isMoved: true, movedTo: null });
    const forMembers = { topicId: lifts.id, audience: 'members', number: 2 };
    expect((await read(ramps.id, ada))[1]).toMatchObject({ isMoved: true, movedTo: forMembers });
    expect((await read(lifts.id, ada))[2]).toMatchObject({ quote: forMembers });
    for (const [path, body] of [
      [`/topics/${lifts.id}/merge`, { into: ramps.id, reason }],
      [`/posts/${three.id}/move`, { topicId: ramps.id, reason }],
    ] as const)
      expect(await api('POST', path, mod, body)).toEqual([409, FOR_MEMBERS_ONLY]);
    expect((await api('PUT', `/topics/${lifts.id}/audience`, mod, { audience: 'everyone', reason }))[0]).toBe(403);
    expect((await api('PUT', `/topics/${lifts.id}/audience`, ada, { audience: 'everyone' }))[0]).toBe(200);
    await reply(mod, ramps.id, 'As a guest');
    await api('PUT', `${at}/audience`, ada, { audience: 'members' });
    expect(await api('PUT', `${at}/audience`, ada, { audience: 'everyone' })).toEqual([409, STAYS_FOR_MEMBERS]);
  });
});
