import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import {
  POSTS_OF_DAY_SPENT,
  SAID_ALREADY,
  TOO_MANY_LINKS,
  TOO_MANY_MENTIONS,
} from '../../contracts/forum/newAccounts.ts';
import { NOT_QUOTED, OWN_POST, TOPIC_CLOSED } from '../../contracts/forum/posts.ts';
import type { Topic } from '../../contracts/forum/topics.ts';
import { definedStatements } from '../../platform/statement.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { createForumClient } from './testing/createForumClient.ts';

describeWithDatabase('the forum', (server) => {
  const { send, signUp, become, rows } = server;
  const { api, begin, reply, read, inbox } = createForumClient(server);

  it('accepts topics and posts from signed-in users and shows them to everyone', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    await rows(`UPDATE users SET username = 'Grace Hopper', display_name = 'Grace Hopper' WHERE id = $1`, [grace.id]);
    expect((await api('POST', '/topics', null, { title: 'x', content: 'y' }))[0]).toBe(401);
    expect((await api('POST', '/topics', ada, { title: ' ', content: 'y' }))[0]).toBe(400);
    const topic = await begin(ada, { authorId: grace.id });
    expect(topic).toMatchObject({ authorId: ada.id, authorName: 'Ada', content: 'Where are there any?', postCount: 0 });
    const [, answer] = await reply(grace, topic.id, 'At *Central*, says @ada.', { warning: 'Stairs' });
    expect(answer).toMatchObject({ number: 2, userName: 'Grace Hopper', parentPostId: null });
    expect(answer.html).toBe(
      '<details><summary dir="auto">Stairs</summary>\n<p dir="auto">At <em>Central</em>, says @ada.</p>\n</details>',
    );
    const key = randomUUID();
    const more = { parentPostId: answer.id, quote: 'At Central,', key };
    const [, second] = await reply(ada, topic.id, 'Thank you, @Grace Hopper!', more);
    expect(await reply(ada, topic.id, 'Thank you, @Grace Hopper!', more)).toEqual([200, second]);
    expect(second).toMatchObject({
      number: 3,
      parentNumber: 2,
      parentName: 'Grace Hopper',
      quote: { postId: answer.id, number: 2, text: 'At Central,', warning: 'Stairs' },
    });
    expect((await read(topic.id)).map(({ number, isLiked }) => [number, isLiked])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect((await read(topic.id, null, '?after=2')).map(({ id }) => id)).toEqual([second.id]);
    expect(await api('GET', '/topics?category=accessibility', null)).toMatchObject([
      200,
      [{ id: topic.id, postCount: 2, lastPostAt: second.createdAt }],
    ]);
    const link = `/community/topics/${topic.id}#post-`;
    const values = { topic: String(topic.id), title: 'Ramps at stations', count: '1' };
    expect(await inbox(ada)).toEqual([{ kind: 'post_answered', values, link: `${link}2` }]);
    expect(await inbox(grace)).toEqual([{ kind: 'post_answered', values, link: `${link}3` }]);
    const [status, why] = await reply(ada, topic.id, 'No', { parentPostId: answer.id, quote: 'At the harbour' });
    expect([status, why]).toEqual([400, NOT_QUOTED]);
    await become(grace, 'moderator');
    await send('POST', `/api/moderation/topic/${topic.id}`, grace.token, { action: 'lock', reason: 'Done' });
    expect(await reply(ada, topic.id, 'More')).toEqual([409, TOPIC_CLOSED]);
    expect(await reply(grace, topic.id, 'It is answered.', { isNote: true })).toMatchObject([200, { isNote: true }]);
    expect(await rows('SELECT sum(count)::int FROM forum.tally GROUP BY what ORDER BY what')).toEqual([
      { sum: 4 },
      { sum: 1 },
    ]);
  });

  it('pages through topics in both directions, and filters by category, condition and words', async () => {
    const ada = await signUp('Ada');
    await become(ada, 'editor');
    for (let count = 1; count <= 23; count += 1) {
      await rows('DELETE FROM throttle.spent');
      await begin(ada, {
        title: `Topic ${count}`,
        content: `Café number ${count}`,
        ...(count % 2 ? { categoryType: 'support', conditionId: 1 } : {}),
      });
    }
    const page = async (query: string) => (await api('GET', `/topics/page?${query}`, null))[1];
    const titles = ({ topics }: { topics: Topic[] }) => topics.map(({ title }) => Number(title.slice(6)));
    const first = await page('');
    const second = await page(`after=${first.nextCursor}`);
    const third = await page(`after=${second.nextCursor}`);
    expect([first, second, third].flatMap(titles)).toEqual(Array.from({ length: 23 }, (_, at) => 23 - at));
    expect([first.previousCursor, third.nextCursor]).toEqual([null, null]);
    expect(titles(await page(`before=${third.previousCursor}`))).toEqual(titles(second));
    expect((await page(`before=${second.previousCursor}`)).previousCursor).toBeNull();
    expect(titles(await page('category=support&conditionId=1'))).toEqual([23, 21, 19, 17, 15, 13, 11, 9, 7, 5]);
    expect(titles(await page('q=cafe 7'))).toEqual([7]);
    expect(titles(await page('q=numb topic'))).toHaveLength(10);
    expect(titles(await page('q=nothing'))).toEqual([]);
  });

  it('lists the topics of one language, and counts active members', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id } = await begin(ada, { title: 'Rampas', language: 'es', categoryType: 'support' });
    await begin(ada, { title: 'Ramps', content: 'In English.' });
    const titles = async (path: string) => {
      const [, found] = await api('GET', path, null);
      return (found.topics ?? found).map(({ title }: Topic) => title);
    };
    expect(await titles('/topics')).toEqual(['Ramps', 'Rampas']);
    for (const path of ['/topics', '/topics/page']) {
      expect(await titles(`${path}?lang=es`)).toEqual(['Rampas']);
      expect(await titles(`${path}?lang=es&category=support`)).toEqual(['Rampas']);
      expect(await titles(`${path}?lang=es&category=general`)).toEqual([]);
      expect(await titles(`${path}?lang=en`)).toEqual(['Ramps']);
      expect(await titles(`${path}?lang=xx`)).toEqual([]);
    }
    const active = async () => (await api('GET', '/stats', null))[1].activeMembers;
    expect(await active()).toBe(1);
    const [, answer] = await reply(grace, id, 'Hola.');
    expect(await active()).toBe(2);
    await api('DELETE', `/posts/${answer.id}`, grace);
    expect(await active()).toBe(1);
    await reply(grace, id, 'Hola otra vez.');
    await rows(`UPDATE forum.writer SET day = day - 31 WHERE user_id = $1`, [grace.id]);
    expect(await active()).toBe(1);
  });

  it.each([
    ['See [x](javascript:alert(1)) and [y](https://example.org/a_(b)).', 'See x and y.'],
    ['[One](https://a.org), (two) [three](<https://b.org>)', 'One, (two) three'],
  ])('returns the beginning of a text without the addresses of links: %s', async (content, beginning) => {
    expect((await rows('SELECT forum.beginning($1) AS said', [content]))[0]).toEqual({ said: beginning });
  });

  it('hides topics for members from guests', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id } = await begin(ada, { audience: 'members', content: 'Secret words' });
    for (const path of [`/topics/${id}`, `/topics/${id}/posts`]) {
      expect((await api('GET', path, null))[0]).toBe(404);
      expect((await api('GET', path, grace))[0]).toBe(200);
    }
    for (const path of ['/topics', '/topics/page', '/topics/page?q=secret']) {
      expect(JSON.stringify(await api('GET', path, null))).not.toContain('Secret');
      expect(JSON.stringify(await api('GET', path, grace))).toContain('Secret');
    }
    await reply(grace, id, 'With @Ada');
    expect(await inbox(ada)).toEqual([
      {
        kind: 'members_post_answered',
        values: { topic: String(id), count: '1' },
        link: `/community/members?topic=${id}#post-2`,
      },
    ]);
  });

  it('lets authors edit, withdraw and delete their posts, and others like them once', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id: topicId } = await begin(ada);
    const [, answer] = await reply(grace, topicId, 'My number is 555 and *more*');
    const post = `/posts/${answer.id}`;
    const [, quoting] = await reply(ada, topicId, 'So?', { parentPostId: answer.id, quote: 'number is 555' });
    expect(quoting.quote.text).toBe('number is 555');
    expect((await api('PUT', post, ada, { content: 'Forged' }))[0]).toBe(403);
    const [, edited] = await api('PUT', post, grace, { content: 'My number is secret', warning: 'Numbers' });
    expect(edited).toMatchObject({ content: 'My number is secret', warning: 'Numbers' });
    expect(Date.parse(edited.editedAt)).toBeGreaterThan(0);
    const [, [earlier]] = await api('GET', `${post}/history`, null);
    expect(earlier).toMatchObject({ content: 'My number is 555 and *more*', warning: null });
    expect((await api('DELETE', `${post}/history/${earlier.id}`, ada))[0]).toBe(403);
    expect(await api('DELETE', `${post}/history/${earlier.id}`, grace)).toMatchObject([200, [{ content: null }]]);
    expect((await read(topicId))[2]?.quote).toBeNull();
    expect(await rows(`SELECT detail ? 'content' AS kept FROM post_events`)).toEqual([{ kept: false }]);

    for (const _ of [1, 2])
      expect(await api('PUT', `${post}/like`, ada)).toEqual([200, { likesCount: 1, isLiked: true }]);
    expect(await api('PUT', `${post}/like`, grace)).toEqual([409, OWN_POST]);
    expect((await read(topicId, ada))[1]).toMatchObject({ likesCount: 1, isLiked: true });
    expect(await api('DELETE', `${post}/like`, ada)).toEqual([200, { likesCount: 0, isLiked: false }]);

    expect(await api('DELETE', post, grace)).toMatchObject([200, { state: 'deleted', content: '', html: '' }]);
    expect((await api('PUT', `${post}/like`, ada))[0]).toBe(404);
    expect((await api('PUT', post, grace, { content: 'Again' }))[0]).toBe(409);
    const own = `/posts/${(await read(topicId))[0]?.id}`;
    const retitled = { content: '> Really\n\nWhere?', title: 'Ramps' };
    await runUnprotected(
      server.database,
      `UPDATE forum_posts SET created_at = now() - interval '1 day 1 minute' WHERE number = 3`,
      [],
    );
    expect((await api('PUT', `/posts/${quoting.id}`, ada, { content: 'Late' }))[0]).toBe(409);
    expect((await api('PUT', own, ada, retitled))[0]).toBe(200);
    expect(await api('GET', `/topics/${topicId}`, null)).toMatchObject([
      200,
      { title: 'Ramps', content: 'Really Where?', postCount: 1 },
    ]);
    const alone = await begin(ada, { content: 'Alone' });
    const [first] = await read(alone.id);
    await api('DELETE', `/posts/${first?.id}`, ada);
    expect((await api('GET', `/topics/${alone.id}`, null))[0]).toBe(404);
  });

  it('rejects a repeated text, and limits posts and links of new accounts', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id } = await begin(ada);
    expect(await reply(ada, id, 'where are there  **ANY**?')).toEqual([409, SAID_ALREADY]);
    const links = 'https://a.org https://b.org https://c.org';
    expect(await reply(ada, id, links)).toEqual([400, TOO_MANY_LINKS]);
    const limits = async () => (await send('GET', `/api/users/${ada.id}/posting-limits`, ada.token)).json();
    expect(await limits()).toEqual({ isNew: true, postsLeft: 4, links: 2, mentions: 2 });
    for (const said of ['1', '2', '3', '4']) await reply(ada, id, said);
    expect(await reply(ada, id, '5')).toEqual([429, POSTS_OF_DAY_SPENT]);
    expect(await limits()).toMatchObject({ postsLeft: 0 });
    await rows(`UPDATE users SET created_at = now() - interval '2 days' WHERE id = $1`, [ada.id]);
    expect(await limits()).toEqual({ isNew: false, postsLeft: null, links: null, mentions: 5 });
    expect((await reply(ada, id, `5 @grace ${links}`))[0]).toBe(200);
    expect((await reply(grace, id, 'Hello'))[0]).toBe(200);
  });

  it('counts repeated mentions of a member by a new account once, and no other text after an @', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    for (const name of ['Edsger', 'Barbara']) await signUp(name);
    const { id } = await begin(ada);
    const three = '@Grace, @edsger and @Barbara';
    expect(await reply(grace, id, `Ask ${three}`)).toMatchObject([200, {}]);
    expect(await reply(ada, id, `Ask ${three}`)).toEqual([400, TOO_MANY_MENTIONS]);
    const [status, post] = await reply(ada, id, '@Grace @Grace @GRACE at @9am, @media and @edsger, says @Ada');
    expect(status).toBe(200);
    expect(await api('PUT', `/posts/${(post as { id: number }).id}`, ada, { content: three })).toEqual([
      400,
      TOO_MANY_MENTIONS,
    ]);
  });

  it('does not notify a user of posts by a blocked user, and sets `isBlocked` on these', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id } = await begin(ada);
    const blocks = `/api/users/${ada.id}/blocks`;
    expect((await send('PUT', `${blocks}/${grace.id}`, grace.token)).status).toBe(403);
    expect((await send('PUT', `${blocks}/${ada.id}`, ada.token)).status).toBe(409);
    expect((await send('PUT', `${blocks}/2000000000`, ada.token)).status).toBe(404);
    for (const _ of [1, 2]) expect((await send('PUT', `${blocks}/${grace.id}`, ada.token)).status).toBe(200);
    await reply(grace, id, 'Hello @Ada');
    expect(await inbox(ada)).toEqual([]);
    expect((await read(id, ada)).map(({ isBlocked }) => isBlocked)).toEqual([false, true]);
    expect(await (await send('GET', blocks, ada.token)).json()).toMatchObject([
      { userId: grace.id, userName: 'Grace' },
    ]);
    await send('DELETE', `${blocks}/${grace.id}`, ada.token);
    expect((await read(id, ada))[1]?.isBlocked).toBe(false);
  });

  it('uses at most two queries for a page, four for a search and four named `forum-` for a post', async () => {
    const ada = await signUp('Ada');
    const { id } = await begin(ada, { conditionId: 1 });
    const [post] = await read(id);
    // The first search reads the topics for the index.
    await api('GET', '/topics/page?q=ramps', ada);
    const asked = vi.spyOn(server.database, 'query');
    const reads = ['/topics', '/topics/page?q=ramps&category=accessibility', `/topics/${id}`, `/topics/${id}/posts`];
    for (const path of [...reads, `/posts/${post?.id}`, `/posts/${post?.id}/history`, '/stats']) {
      asked.mockClear();
      expect((await api('GET', path, ada))[0]).toBe(200);
      // The two or four queries include the one for the session.
      expect(asked.mock.calls.length, path).toBeLessThanOrEqual(path.includes('q=') ? 4 : 2);
    }
    asked.mockClear();
    await reply(ada, id, 'More');
    const namesByText = new Map([...definedStatements].map(({ text, name }) => [text, name]));
    // Behind a connection pool statements are sent without their names.
    const names = asked.mock.calls.map(([query]) => namesByText.get(Object(query).text));
    expect(names.filter((name) => name?.startsWith('forum-'))).toEqual([
      ...['forum-writer-lock', 'forum-place', 'forum-post-add', 'forum-post'],
    ]);
    asked.mockRestore();
  });
});
