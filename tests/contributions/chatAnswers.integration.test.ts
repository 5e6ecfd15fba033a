import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher: colleague, reviewer, translator } = server.people;
const { post, step, send, save, saveAndSend, toReaders } = server.atDesk;

/** Reads past the cached response, which the running server drops when the database reports the change. */
const readAnswers = async (topic: string, language?: string) => {
  const { listChatAnswers } = await import('@common-ground/api/features/chat/listChatAnswers.ts');
  return (await listChatAnswers(server.pool, language)).filter((one: ChatAnswer) => one.topic === topic);
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

describe('an answer of the chat assistant', () => {
  it('reaches readers in all its languages after one review, and stays switched off while it is', async () => {
    const { id, title, topic, translations } = await findAnswer('contact');
    const es = { title: 'Cómo contactar', keywords: ['contacto'], text: 'Escríbenos.' };
    const changes = { title: 'How to reach us', screens: ['forum'], translations: { ...(translations as object), es } };
    const sent = await saveAndSend(editor, `chat-answers/${id}`, changes);
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect(await readTitles(topic)).toEqual([title]);
    await switchAnswer(colleague, id, false);
    await toReaders(sent.id);
    expect(await readTitles(topic)).toEqual([]);
    await switchAnswer(colleague, id, true);
    const [answer] = await readAnswers(topic);
    expect(answer).toMatchObject({ title: 'How to reach us', language: 'en' });
    expect(answer?.links.at(-1)?.href).toBe('/community/forum');
    expect((await readAnswers(topic, 'es'))[0]).toMatchObject({ ...es, language: 'es' });
  });

  it('is not approved by an editor who saved in the draft, also after it was switched', async () => {
    const { id } = await findAnswer('thanks');
    await save(colleague, `chat-answers/${id}`, { text: 'Part of this is mine.' });
    await switchAnswer(editor, id, false);
    const sent = await saveAndSend(editor, `chat-answers/${id}`, { title: 'Thank you' });
    await step(colleague, sent.id, 'take');
    expect(await step(colleague, sent.id, 'approve', { checklist: CHECKLIST })).toMatchObject({ status: 403 });
    for (const who of [reviewer, translator]) expect((await send(who, `chat-answers/${id}`)).status).toBe(403);
    expect((await server.desk('PATCH', `/chat-answers/${id}`, editor, { _status: 'published' })).status).toBe(403);
  });

  it('is seen by readers first when a new one is published', async () => {
    const begun = { topic: 'new-answer', title: 'New', keywords: ['new'], text: 'An answer.' };
    const id = await server.atDesk.begin(editor, 'chat-answers', begun);
    expect(await readTitles('new-answer')).toEqual([]);
    await toReaders((await send(editor, `chat-answers/${id}`)).id);
    expect(await readTitles('new-answer')).toEqual(['New']);
  });
});
