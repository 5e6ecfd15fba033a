import { expect, it } from 'vitest';
import type { Topic } from '../../contracts/forum/topics.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';
import { deliverMails } from '../notifications/deliverMails.ts';
import { FORUM_MAILS } from './digestMail.ts';
import { makeDigests } from './makeDigests.ts';

describeWithDatabase('watched and muted topics', (server) => {
  const { send, signUp, become, rows } = server;
  const api = async (method: string, path: string, person: Person, body?: unknown) => {
    const response = await send(method, `/api${path}`, person.token, body);
    const said = await response.text();
    return [response.status, response.ok ? JSON.parse(said) : said];
  };
  const begin = async (person: Person, more: object = {}): Promise<Topic> =>
    (await api('POST', '/forum/topics', person, { title: 'Ramps', content: 'Where are there any?', ...more }))[1];
  const reply = async (person: Person, { id }: Topic, content: string, more: object = {}) => {
    const [status, post] = await api('POST', `/forum/topics/${id}/posts`, person, { content, ...more });
    expect(status, post).toBe(200);
    return post;
  };
  const path = (person: Person, topic: Topic) => `/users/${person.id}/following/${topic.id}`;
  const choose = (person: Person, topic: Topic, state: string) => api('PUT', path(person, topic), person, { state });
  const list = async (person: Person, query = '') =>
    (await api('GET', `/users/${person.id}/following${query}`, person))[1];
  const inbox = async (person: Person) =>
    (await api('GET', `/users/${person.id}/notifications`, person))[1].map(
      ({ kind, values, link }: Record<string, unknown>) => ({ kind, values, link }),
    );
  const markRead = (person: Person) => api('PATCH', `/users/${person.id}/notifications`, person, { isRead: true });
  /** Signs up users whose accounts are two days old and whose addresses are verified. */
  const people = async (...names: string[]) => {
    const all: Person[] = [];
    for (const name of names) all.push(await signUp(name));
    await rows(`UPDATE users SET created_at = now() - interval '2 days', is_verified = true`);
    return all as [Person, Person, Person];
  };

  it('are stored once, listed, and left out once the topic is hidden', async () => {
    const [ada, grace, mod] = await people('Ada', 'Grace', 'Moritz');
    const [ramps, lifts] = [await begin(ada), await begin(ada, { title: 'Lifts', content: 'And lifts?' })];
    expect(await api('GET', path(grace, ramps), grace)).toEqual([200, { state: null }]);
    for (const _ of [1, 2]) expect(await choose(grace, ramps, 'watching')).toEqual([200, { state: 'watching' }]);
    await choose(grace, lifts, 'muted');
    await rows(`UPDATE forum.following SET since = now() - interval '1 hour' WHERE topic_id = $1`, [ramps.id]);
    expect(await list(grace)).toMatchObject([
      { topicId: lifts.id, title: 'Lifts', state: 'muted' },
      { topicId: ramps.id, title: 'Ramps', state: 'watching', audience: 'everyone' },
    ]);
    expect(await list(grace, '?page=2&limit=1')).toMatchObject([{ topicId: ramps.id }]);
    expect((await choose(grace, ramps, 'loved'))[0]).toBe(400);
    expect((await choose(grace, { ...ramps, id: 2_000_000_000 }, 'muted'))[0]).toBe(404);
    for (const _ of [1, 2]) expect((await api('DELETE', path(grace, lifts), grace))[0]).toBe(200);
    await become(mod, 'moderator');
    await send('POST', `/api/moderation/topic/${ramps.id}`, mod.token, { action: 'hide', reason: 'Off topic' });
    expect(await list(grace)).toEqual([]);
    expect((await choose(grace, ramps, 'muted'))[0]).toBe(404);
  });

  it('make one counted notification, but none for own posts or posts that mention the watcher', async () => {
    const [ada, grace, edsger] = await people('Ada', 'Grace', 'Edsger');
    const topic = await begin(ada);
    for (const person of [grace, edsger]) await choose(person, topic, 'watching');
    await reply(edsger, topic, 'At the harbour');
    await reply(ada, topic, 'At Central', { warning: 'Stairs' });
    const active = (count: string, post: number) => ({
      kind: 'topic_active',
      values: { topic: String(topic.id), title: 'Ramps', count },
      link: `/community/topics/${topic.id}#post-${post}`,
    });
    expect([await inbox(grace), await inbox(edsger)]).toEqual([[active('2', 2)], [active('1', 3)]]);
    await markRead(grace);
    await reply(edsger, topic, 'And @Grace knows one');
    expect((await inbox(grace)).map(({ kind }: { kind: string }) => kind)).toEqual(['post_mentioned', 'topic_active']);
    await reply(ada, topic, 'Thank you');
    expect((await inbox(grace))[0]).toEqual(active('1', 5));
    await api('DELETE', path(grace, topic), grace);
    await reply(ada, topic, 'Bye');
    expect((await inbox(grace))[0]).toEqual(active('1', 5));
    await api('PATCH', `/users/${edsger.id}/notification-choices`, edsger, { watched: false });
    await markRead(edsger);
    await reply(ada, topic, 'Really');
    expect(await inbox(edsger)).toHaveLength(1);
  });

  it('hide members-only titles, skip blocked users and, when muted, notify only of mentions', async () => {
    const [ada, grace, edsger] = await people('Ada', 'Grace', 'Edsger');
    const topic = await begin(ada, { audience: 'members', title: 'Secret' });
    await choose(grace, topic, 'watching');
    await choose(ada, topic, 'muted');
    await api('PUT', `/users/${grace.id}/blocks/${edsger.id}`, grace);
    await reply(edsger, topic, 'Hidden words');
    expect([await inbox(grace), await inbox(ada)]).toEqual([[], []]);
    await reply(grace, topic, 'Well, @Ada?');
    expect(await inbox(ada)).toMatchObject([{ kind: 'members_post_mentioned', values: {} }]);
    await reply(ada, topic, 'Yes');
    expect(await inbox(grace)).toEqual([
      {
        kind: 'members_topic_active',
        values: { topic: String(topic.id), count: '1' },
        link: `/community/members?topic=${topic.id}#post-4`,
      },
    ]);
  });

  it('stay watched when a moderator merges them, but do not stay muted', async () => {
    const [ada, grace, mod] = await people('Ada', 'Grace', 'Moritz');
    await become(mod, 'moderator');
    const [one, other] = [await begin(ada), await begin(ada, { title: 'Lifts', content: 'And lifts?' })];
    await choose(grace, one, 'watching');
    await choose(mod, one, 'muted');
    await api('POST', `/forum/topics/${one.id}/merge`, mod, { into: other.id, reason: 'The same' });
    expect([await list(grace), await list(mod)]).toMatchObject([[{ topicId: other.id, state: 'watching' }], []]);
  });

  const chooseDigest = (person: Person, choices: object) =>
    api('PATCH', `/users/${person.id}/mail-choices`, person, choices);
  const passes = (days: number) => rows(`UPDATE forum.digest SET period = period - make_interval(days => $1)`, [days]);
  const deliver = async () => {
    server.mailer.sent.length = 0;
    await deliverMails({ ...server, composers: FORUM_MAILS });
    return server.mailer.sent;
  };

  it('are mailed as a digest once in a day or a week when the user chose it', async () => {
    const [ada, grace] = await people('Ada', 'Grace');
    const topic = await begin(ada);
    await choose(grace, topic, 'watching');
    await reply(ada, topic, 'Before there were digests');
    expect(await makeDigests(server.database)).toBe(0);
    await chooseDigest(grace, { digest: true, digestEvery: 'daily', language: 'fr' });
    await reply(ada, topic, 'At **Central**');
    await reply(ada, topic, 'There are many', { warning: 'Stairs' });
    await reply(grace, topic, 'My own');
    expect(await makeDigests(server.database)).toBe(0);
    await deliver();
    await passes(1);
    // The rollback stands for a crash, after which no digest is stored.
    await rows('SAVEPOINT step');
    expect(await makeDigests(server.database)).toBe(1);
    await rows('ROLLBACK TO SAVEPOINT step');
    expect([await makeDigests(server.database), await makeDigests(server.database)]).toEqual([1, 0]);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: grace.email.toLowerCase(),
      subject: 'De nouveaux messages dans des sujets que vous suivez',
      link: 'http://site.test/fr/profile#bookmarks',
      stopAddress: expect.stringMatching(/^http:\/\/site\.test\/api\/mail-off\//),
    });
    expect(mail?.text).toContain(
      `«\u00a0Ramps\u00a0»\nhttp://site.test/fr/community/topics/${topic.id}#post-3\n2 nouveaux messages\n· At Central\n· Avertissement sur le contenu\u00a0: Stairs\n`,
    );
    expect(mail?.text).not.toMatch(/Before|many|My own/);
    expect(mail?.html).toContain(`<a href="http://site.test/fr/community/topics/${topic.id}#post-3">`);
    await chooseDigest(grace, { digestEvery: 'weekly' });
    await reply(ada, topic, 'Later');
    await passes(7);
    expect(await makeDigests(server.database)).toBe(1);
    expect((await deliver())[0]?.text).toContain('1 nouveau message\n· Later\n');
    await passes(7);
    expect(await makeDigests(server.database)).toBe(0);
    await server.ask(new URL(mail?.stopAddress ?? '').pathname, { method: 'POST' });
    expect((await api('GET', `/users/${grace.id}/mail-choices`, grace))[1]).toMatchObject({ digest: false });
    await reply(ada, topic, 'Unheard');
    await chooseDigest(grace, { digest: true });
    await passes(7);
    expect(await makeDigests(server.database)).toBe(0);
  });

  it('are in a digest with the posts that the reader may read when the mail leaves', async () => {
    const [ada, grace, edsger] = await people('Ada', 'Grace', 'Edsger');
    await become(edsger, 'moderator');
    const [open, members] = [
      await begin(ada),
      await begin(ada, { title: 'Secret', content: 'Shh', audience: 'members' }),
    ];
    for (const topic of [open, members]) await choose(grace, topic, 'watching');
    await chooseDigest(grace, { digest: true, digestEvery: 'daily' });
    const gone = await reply(ada, open, 'Removed words');
    const purged = await reply(ada, open, 'Purged words');
    await reply(ada, members, 'Words of members');
    await reply(edsger, open, 'Blocked words');
    await reply(ada, open, 'What stays');
    await deliver();
    await passes(1);
    expect(await makeDigests(server.database)).toBe(1);
    await send('POST', `/api/moderation/post/${gone.id}`, edsger.token, { action: 'remove', reason: 'Spam' });
    await api('POST', `/forum/posts/${purged.id}/purge`, edsger, { reason: 'A number' });
    await api('PUT', `/users/${grace.id}/blocks/${edsger.id}`, grace);
    const mails = (await deliver()).filter(({ to }) => to === grace.email.toLowerCase());
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('1 new post\n· What stays\n')]);
    expect(JSON.stringify(mails)).not.toMatch(/Removed|Purged|Blocked|members|Secret/);

    await reply(ada, open, 'For an address that may be somebody else’s');
    await rows('UPDATE users SET is_verified = false WHERE id = $1', [grace.id]);
    await deliver();
    await passes(1);
    await makeDigests(server.database);
    expect(await deliver()).toEqual([]);
    await rows('UPDATE users SET is_verified = true WHERE id = $1', [grace.id]);
    await reply(ada, open, 'For a verified address');
    await passes(1);
    await makeDigests(server.database);
    expect((await deliver()).map(({ text }) => text)).toEqual([expect.stringContaining('· For a verified address')]);
    await reply(ada, open, 'Unread');
    await passes(1);
    await makeDigests(server.database);
    await api('DELETE', path(grace, open), grace);
    expect(await deliver()).toEqual([]);
  });
});
