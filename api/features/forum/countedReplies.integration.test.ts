import { expect, it } from 'vitest';
import type { Topic } from '../../contracts/forum/topics.ts';
import { REPLIES_TOGETHER_MINUTES } from '../../contracts/limits.ts';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';
import { deliverMails } from '../notifications/deliverMails.ts';

const MANY = 24;

describeWithDatabase('replies in a topic', (server) => {
  const { send, signUp, rows } = server;
  const post = async (person: Person, path: string, body: object) => {
    await rows('DELETE FROM throttle.spent');
    const response = await send('POST', `/api${path}`, person.token, body);
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  const begin = (person: Person, more: object = {}): Promise<Topic> =>
    post(person, '/forum/topics', { title: 'Ramps', content: 'Where are there any?', ...more });
  const replyTo = (person: Person, { id }: Topic, content: string) =>
    post(person, `/forum/topics/${id}/posts`, { content });
  const inbox = async ({ id, token }: Person): Promise<Notification[]> =>
    (await send('GET', `/api/users/${id}/notifications`, token)).json();
  const told = async (person: Person) => (await inbox(person)).map(({ kind, values }) => [kind, values.count]);
  const read = ({ id, token }: Person, topics: string[]) =>
    send('PATCH', `/api/users/${id}/notifications`, token, { isRead: true, topics });
  const minutesPass = () =>
    rows('UPDATE mail.outbox SET not_before = not_before - make_interval(mins => $1)', [REPLIES_TOGETHER_MINUTES]);
  const mails = async () => {
    server.mailer.sent.length = 0;
    await deliverMails({ ...server, composers: {} });
    return server.mailer.sent.map(({ subject, text }) => ({ subject, text }));
  };
  /** Signs up people whose accounts are some days old and whose addresses are verified. */
  const people = async () => {
    const all = [await signUp('Ada'), await signUp('Grace'), await signUp('Edsger')] as const;
    await rows(`UPDATE users SET created_at = now() - interval '2 days', is_verified = true`);
    await mails();
    return all;
  };

  it('make one counted notification that links to the first, and one mail minutes later', async () => {
    const [ada, grace, edsger] = await people();
    const topic = await begin(ada);
    for (let at = 0; at < MANY; at++) await replyTo(at % 2 ? grace : edsger, topic, `Answer ${at}`);
    expect(await inbox(ada)).toMatchObject([
      {
        kind: 'post_answered',
        values: { title: 'Ramps', topic: String(topic.id), count: String(MANY) },
        link: `/community/topics/${topic.id}#post-2`,
      },
    ]);
    expect(await mails()).toEqual([]);
    await minutesPass();
    expect(await mails()).toEqual([
      { subject: '24 new replies', text: expect.stringContaining('There are 24 new replies to you in one topic') },
    ]);
    await replyTo(grace, topic, 'One more');
    expect([await told(ada), await rows('SELECT FROM mail.outbox')]).toEqual([[['post_answered', '25']], []]);
  });

  it('make a new notification and mail after the topic is read, and no mail of read replies', async () => {
    const [ada, grace] = await people();
    const [topic, other] = [await begin(ada), await begin(ada, { title: 'Lifts', content: 'And lifts?' })];
    await replyTo(grace, topic, 'At Central');
    await replyTo(grace, other, 'At the harbour');
    expect((await read(ada, [String(topic.id)])).status).toBe(200);
    expect((await inbox(ada)).map(({ values, isRead }) => [values.title, isRead])).toEqual(
      expect.arrayContaining([
        ['Lifts', false],
        ['Ramps', true],
      ]),
    );
    await minutesPass();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Somebody answered you']);
    await replyTo(grace, topic, 'And at the harbour');
    await replyTo(grace, topic, 'And in town');
    await minutesPass();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 new replies']);
    expect(await inbox(ada)).toHaveLength(3);
  });

  it('are mailed with a count when notifications are off, but not to an unverified address', async () => {
    const [ada, grace] = await people();
    const topic = await begin(ada);
    await send('PATCH', `/api/users/${ada.id}/notification-choices`, ada.token, { replies: false });
    await send('PATCH', `/api/users/${ada.id}/mail-choices`, ada.token, { language: 'fr' });
    for (const content of ['One', 'Two', 'Three']) await replyTo(grace, topic, content);
    await minutesPass();
    expect([await inbox(ada), (await mails()).map(({ subject }) => subject)]).toEqual([[], ['3 nouvelles réponses']]);
    await rows('UPDATE users SET is_verified = false WHERE id = $1', [ada.id]);
    await replyTo(grace, topic, 'Four');
    await minutesPass();
    expect([await mails(), await rows('SELECT FROM mail.outbox')]).toEqual([[], []]);
  });

  it('make one notification each when they mention a user', async () => {
    const [ada, grace, edsger] = await people();
    const topic = await begin(ada);
    for (const content of ['Ask @Edsger', 'Really, @Edsger', 'Yes']) await replyTo(grace, topic, content);
    expect([await told(ada), await told(edsger)]).toEqual([
      [['post_answered', '3']],
      [
        ['post_mentioned', undefined],
        ['post_mentioned', undefined],
      ],
    ]);
  });

  it('are counted per thread on a Talk page', async () => {
    const [ada, grace] = await people();
    const say = (person: Person, body: object) => post(person, '/conditions/1/discussions', body);
    const threads = [
      await say(ada, { subject: 'Sources', content: 'Which ones?' }),
      await say(ada, { subject: 'Terms', content: 'Which ones?' }),
    ];
    for (let at = 0; at < MANY; at++) await say(grace, { parentId: threads[at % 2].id, content: `Answer ${at}` });
    expect(await told(ada)).toEqual([
      ['thread_answered', '12'],
      ['thread_answered', '12'],
    ]);
    await minutesPass();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['12 new replies', '12 new replies']);
    await read(ada, [`thread:${threads[0].id}`]);
    await say(grace, { parentId: threads[0].id, content: 'Later' });
    await say(grace, { parentId: threads[1].id, content: 'Later' });
    expect((await told(ada)).map(([, count]) => count).sort()).toEqual(['1', '12', '13']);
  });
});
