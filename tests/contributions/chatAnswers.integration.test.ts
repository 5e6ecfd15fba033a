import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher: colleague, reviewer, translator } = server.people;
const { post, save } = server.atDesk;

/** Reads past the cached response, which the running server drops when the database reports the change. */
const readAnswers = async (topic: string) => {
  const { listChatAnswers } = await import('@common-ground/api/features/chat/listChatAnswers.ts');
  return (await listChatAnswers(server.pool)).filter((one: ChatAnswer) => one.topic === topic);
};
const readTitles = async (topic: string) => (await readAnswers(topic)).map(({ title }) => title);
const findAnswer = (topic: string) => server.cms.first('chat-answers', { topic: { equals: topic } });
const switchAnswer = (who: Member, id: number, isActive: boolean) =>
  post(who, `/chat-answers/${id}/active`, { reason: 'It misleads', isActive });
const readNewest = (id: number) =>
  server.payload.findByID({ collection: 'chat-answers', id, draft: true, depth: 0, overrideAccess: true });

describe('switching an answer of the chat assistant off', () => {
  it('takes effect at once, without a review, and is undone in the same way', async () => {
    const { id, title, topic } = await findAnswer('autism');
    expect(await switchAnswer(editor, id, false)).toMatchObject({ status: 200 });
    expect(await readTitles(topic)).toEqual([]);
    const off = await server.row(
      `SELECT version_is_active AS active, version_edit_summary AS reason, version_last_edited_by_id AS editor
       FROM _chat_answers_v WHERE parent_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(off).toEqual({ active: false, reason: 'It misleads', editor: editor.id });
    expect((await switchAnswer(editor, id, false)).error).toBe('The answer is already off');
    expect(await switchAnswer(colleague, id, true)).toMatchObject({ status: 200 });
    expect(await readTitles(topic)).toEqual([title]);
  });

  it('publishes nothing of a draft, and leaves the draft with its editor as the newest version', async () => {
    const { id, title, topic, text } = await findAnswer('adhd');
    await save(colleague, `chat-answers/${id}`, { title: 'Not reviewed', text: 'Nobody has read this.' });
    expect(await readTitles(topic)).toEqual([title]);
    expect(await switchAnswer(editor, id, false)).toMatchObject({ status: 200 });
    expect(await readTitles(topic)).toEqual([]);
    expect(await readNewest(id)).toMatchObject({
      title: 'Not reviewed',
      isActive: false,
      _status: 'draft',
      lastEditedBy: colleague.id,
    });
    expect(await switchAnswer(editor, id, true)).toMatchObject({ status: 200 });
    expect((await readAnswers(topic)).map((one) => [one.title, one.text])).toEqual([[title, text]]);
    expect(await readNewest(id)).toMatchObject({ title: 'Not reviewed', isActive: true, _status: 'draft' });
  });

  it('is refused to other roles, without a reason, and for an answer that is not published', async () => {
    const { id } = await findAnswer('work');
    for (const who of [reviewer, translator]) expect((await switchAnswer(who, id, false)).status).toBe(403);
    expect((await post(editor, `/chat-answers/${id}/active`, { isActive: false })).status).toBe(400);
    const begun = { topic: 'begun', title: 'Begun', keywords: ['begun'], text: 'A draft.' };
    const draft = await server.atDesk.begin(editor, 'chat-answers', begun);
    expect((await switchAnswer(editor, draft, true)).error).toBe('This answer is not published');
    expect(await readTitles('begun')).toEqual([]);
  });

  it('is no part of a draft: the form cannot write the flag', async () => {
    const { id, topic, title } = await findAnswer('work');
    await save(editor, `chat-answers/${id}`, { isActive: false });
    expect(await readNewest(id)).toMatchObject({ isActive: true });
    expect(await readTitles(topic)).toEqual([title]);
  });
});
