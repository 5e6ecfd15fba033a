import { expect, it } from 'vitest';
import { OWN_CASE } from '../../contracts/moderation/cases.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { createForumClient } from '../forum/testing/createForumClient.ts';
import { decideAppeal } from './decideAppeal.ts';
import { decideCase } from './decideCase.ts';
import { makeMembersOnly } from './makeMembersOnly.ts';
import { selectCase } from './queries/selectCase.ts';
import { sendMessage } from './sendMessage.ts';

describeWithDatabase('urgent cases and private messages', (server) => {
  const { send, signUp, become, rows } = server;
  const { api, begin, reply, read } = createForumClient(server);
  const CRISIS = 'I want to kill myself tonight.';
  const urgent = () =>
    rows('SELECT id, kind, content_id AS of FROM moderation.cases WHERE is_urgent AND decided_at IS NULL ORDER BY id');

  it('send a prepared message to the author alone, and log which one', async () => {
    const [ada, grace, mod] = [await signUp('Ada'), await signUp('Grace'), await signUp('Moritz')];
    await become(mod, 'moderator');
    const topic = await begin(ada, { content: CRISIS });
    const [{ id } = { id: 0 }] = await urgent();
    const message = { id: Number(id), message: 'now' as const };
    await sendMessage({ ...message, actor: { id: mod.id, role: 'moderator' } }, server.database);
    const [told]: Notification[] = await (await send('GET', `/api/users/${ada.id}/notifications`, ada.token)).json();
    expect(told).toMatchObject({
      kind: 'moderation_message',
      values: { title: topic.title },
      link: '/profile#moderation',
    });
    const own = await (await send('GET', `/api/users/${ada.id}/moderation`, ada.token)).json();
    expect(own).toMatchObject([{ action: 'message', detail: 'now', reason: null }]);
    expect(JSON.stringify(own)).not.toContain('Moritz');
    expect(await rows(`SELECT actor_id FROM moderation.log WHERE action = 'message'`)).toEqual([{ actor_id: mod.id }]);
    expect((await send('GET', `/api/users/${ada.id}/moderation`, grace.token)).status).toBe(403);
    // The case stays open.
    expect(await urgent()).toHaveLength(1);
    await become(ada, 'moderator');
    await expect(
      sendMessage({ ...message, actor: { id: ada.id, role: 'moderator' } }, server.database),
    ).rejects.toThrow(OWN_CASE);
  });

  it('restrict a topic to members, notify its author in private and stay open', async () => {
    const [ada, grace, mod] = [await signUp('Ada'), await signUp('Grace'), await signUp('Moritz')];
    await become(mod, 'moderator');
    const topic = await begin(ada);
    const [, post] = await reply(grace, topic.id, CRISIS);
    const [{ id } = { id: 0 }] = await urgent();
    const asMod = { id: Number(id), actor: { id: mod.id, role: 'moderator' as const } };
    expect(await selectCase(server.database, Number(id))).toMatchObject({ isForEveryone: true, contentId: post.id });
    await expect(
      makeMembersOnly({ ...asMod, actor: { id: grace.id, role: 'moderator' } }, server.database),
    ).rejects.toThrow(OWN_CASE);
    await makeMembersOnly(asMod, server.database);
    expect((await send('GET', `/api/forum/topics/${topic.id}`)).status).toBe(404);
    expect((await send('GET', `/api/forum/topics/${topic.id}`, ada.token)).status).toBe(200);
    expect(await urgent()).toHaveLength(1);
    expect(await selectCase(server.database, Number(id))).toMatchObject({ isForEveryone: false, decidedAt: null });
    // The message goes to the author of the topic, who did not write the reported post.
    const own = await (await send('GET', `/api/users/${ada.id}/moderation`, ada.token)).json();
    expect(own).toMatchObject([{ action: 'message', detail: 'keptForMembers' }, { action: 'audience' }]);
    expect(await (await send('GET', `/api/users/${grace.id}/moderation`, grace.token)).json()).toEqual([]);
    expect(await rows(`SELECT actor_id, kind FROM moderation.log WHERE action = 'audience'`)).toEqual([
      { actor_id: mod.id, kind: 'topic' },
    ]);
    // A second attempt is refused.
    await expect(makeMembersOnly(asMod, server.database)).rejects.toThrow(NOT_POSSIBLE_NOW);
    const talk = { subject: 'Ramps', content: CRISIS };
    await send('POST', '/api/conditions/1/discussions', ada.token, talk);
    const [, { id: ofTalk } = { id: 0 }] = await urgent();
    await expect(makeMembersOnly({ ...asMod, id: Number(ofTalk) }, server.database)).rejects.toThrow(NOT_POSSIBLE_NOW);
  });

  it.each([
    ['everyone', 'no reply was posted', false],
    ['members', 'a reply was posted', true],
  ])('show a members-only topic to %s after a successful appeal when %s', async (audience, _, isWritten) => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const [mod, other] = [await signUp('Moritz'), await signUp('Maria')];
    const topic = await begin(ada, { content: CRISIS });
    const [{ id } = { id: 0 }] = await urgent();
    const by = ({ id: who }: { id: number }) => ({ reason: 'House rules', actor: { id: who, role: 'moderator' } });
    await decideCase({ id: Number(id), action: 'members_only', ...by(mod) }, server.database);
    if (isWritten) await reply(grace, topic.id, 'I am here.');
    const [step] = await (await send('GET', `/api/users/${ada.id}/moderation`, ada.token)).json();
    await send('POST', '/api/moderation/appeals', ada.token, {
      decisionId: step.decisionId,
      text: 'It may be read.',
    });
    await decideAppeal({ id: step.decisionId, outcome: 'overturned', ...by(other) }, server.database);
    expect(await rows('SELECT audience FROM forum_topics WHERE id = $1', [topic.id])).toEqual([{ audience }]);
  });

  it('open when a crisis is edited into a post, its content warning or a Talk page', async () => {
    const ada = await signUp('Ada');
    const { id: topicId } = await begin(ada);
    const [, post] = await reply(ada, topicId, 'All is well.');
    expect(await urgent()).toEqual([]);
    expect((await api('PUT', `/posts/${post.id}`, ada, { content: CRISIS }))[0]).toBe(200);
    expect(await urgent()).toMatchObject([{ kind: 'post', of: post.id }]);
    const [first] = await read(topicId);
    const warned = { content: 'Where are there any?', warning: 'I want to kill myself' };
    expect((await api('PUT', `/posts/${first?.id}`, ada, warned))[0]).toBe(200);
    expect(await urgent()).toMatchObject([{ of: post.id }, { kind: 'post', of: first?.id }]);

    const talk = { subject: 'Ramps', content: 'All is well.' };
    const thread = await (await send('POST', '/api/conditions/1/discussions', ada.token, talk)).json();
    await send('PUT', `/api/discussions/${thread.id}`, ada.token, { content: CRISIS });
    expect(await urgent()).toMatchObject([{}, {}, { kind: 'discussion', of: thread.id }]);
  });

  it('do not open for an edit that is refused', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    const { id: topicId } = await begin(ada);
    const [, post] = await reply(ada, topicId, 'All is well.');
    expect((await api('PUT', `/posts/${post.id}`, grace, { content: CRISIS }))[0]).toBe(403);
    await rows(`UPDATE forum_topics SET is_locked = true WHERE id = $1`, [topicId]);
    expect((await api('PUT', `/posts/${post.id}`, ada, { content: CRISIS }))[0]).toBe(409);
    expect(await urgent()).toEqual([]);
  });
});
