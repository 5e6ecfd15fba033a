import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher, reviewer, translator, admin } = server.people;
const { post, step, send, save, saveAndSend, approve, toReaders } = server.atDesk;
const { row, rows, stateOf } = server;
const PATH = 'learning-paths/1';

type Module = { blockType: string; moduleId: number; title: string; questions?: { question: string }[] };
type Kept = { title: string; modules: Module[]; path: { id: number } };
const findDraft = async (record: string) => {
  const [collection, id] = record.split('/') as ['learning-paths', string];
  return (await server.payload.findByID({ collection, id: Number(id), draft: true, depth: 0 })) as unknown as Kept;
};
const learned = async (id = 1, language = 'en') =>
  (
    await rows<{ title: string; modules: string[]; edition: number }>(
      `SELECT t.texts ->> 'title' AS title, t.edition, ARRAY(SELECT coalesce(t.texts -> 'modules' -> m.id::text ->> 'title', '')
       FROM learning_modules m WHERE m.path_id = $1 AND m.is_active ORDER BY m."order") AS modules
     FROM learning.path_text t JOIN learning_paths p ON p.id = t.path_id AND p.is_active
     WHERE t.path_id = $1 AND t.language = $2`,
      [id, language],
    )
  )[0];
const renamed = (modules: Module[], at: number, title: string) =>
  modules.map((module, place) => (place === at ? { ...module, title } : module));
const readReview = (id: number, who: Member = reviewer, role = 'reviewer') =>
  getReview(id, { id: who.id, role }, server.pool, server.payload);
const selectTranslationId = async (path: number) =>
  (
    await row<{ id: number }>(
      `SELECT t.id FROM learning_path_translations t JOIN languages l ON l.id = t.language_id
       WHERE t.path_id = $1 AND l.code = 'es'`,
      [path],
    )
  ).id;

describe('a learning path', () => {
  it('is refused as its own prerequisite, directly or through another path', async () => {
    const { before, after } = await row<{ before: number; after: number }>(
      `SELECT learning_paths_id AS before, parent_id AS after FROM learning_paths_rels WHERE path = 'prerequisites' LIMIT 1`,
    );
    for (const prerequisites of [[before], [after]])
      expect(await saveAndSend(editor, `learning-paths/${before}`, { prerequisites })).toMatchObject({
        status: 400,
        error: 'prerequisites: nobody completes a path before itself',
      });
    await save(editor, `learning-paths/${before}`, { prerequisites: [] });
  });

  it('is published as it was sent, after another person has approved it', async () => {
    const before = await learned();
    const { modules } = await findDraft(PATH);
    const sent = await saveAndSend(editor, PATH, { title: 'As it was sent', modules: renamed(modules, 1, 'Reworded') });
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect((await send(editor, PATH)).error).toBe('You have sent this for review already');
    await save(publisher, PATH, { title: 'Unseen by anybody' });
    expect((await step(editor, sent.id, 'take')).status).toBe(403);
    expect(await learned()).toEqual(before);
    await approve(sent.id);
    expect(await learned()).toEqual(before);
    expect(await step(publisher, sent.id, 'publish')).toMatchObject({ status: 200, state: 'published' });
    const edition = (before?.edition ?? 0) + 1;
    expect(await learned()).toMatchObject({ title: 'As it was sent', edition });
    expect((await learned())?.modules[1]).toBe('Reworded');
    expect(await row('SELECT last_edited_by_id, edit_summary, title FROM learning_paths WHERE id = 1')).toEqual({
      last_edited_by_id: editor.id,
      edit_summary: 'Said more clearly',
      title: 'As it was sent',
    });
    const [told] = await rows<{ link: string }>(
      `SELECT link FROM notifications WHERE user_id = $1 AND kind = 'contribution_published' ORDER BY id DESC`,
      [editor.id],
    );
    expect(told?.link).toBe('/learning/paths/1');
    expect((await send(editor, PATH)).status).toBe(400);
  });

  it('cannot be approved by an editor who wrote a part of it', async () => {
    await save(publisher, PATH, { title: 'Of two people' });
    const sent = await saveAndSend(editor, PATH, { description: 'A description by the one, a title by the other.' });
    expect((await step(publisher, sent.id, 'take')).status).toBe(200);
    const checklist = ['accuracy', 'sources', 'plain_language', 'respectful_wording'];
    expect((await step(publisher, sent.id, 'approve', { checklist })).status).toBe(403);
    expect(await readReview(sent.id, publisher, 'editor')).toMatchObject({ own: 'writer' });
    await step(publisher, sent.id, 'release');
    await toReaders(sent.id);
  });

  it('answers a change request with its newest draft, and shows the reviewer what changed', async () => {
    const { modules } = await findDraft(PATH);
    const sent = await saveAndSend(editor, PATH, { modules: renamed(modules, 0, 'First try') });
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'request_changes', { reason: 'Say it in everyday words' });
    const [asked] = await rows<{ link: string }>(
      `SELECT link FROM notifications WHERE user_id = $1 AND kind = 'contribution_changes_requested' ORDER BY id DESC`,
      [editor.id],
    );
    expect(asked?.link).toBe(`/cms/collections/contributions/${sent.id}`);
    const answer = await saveAndSend(editor, PATH, {
      modules: renamed(modules.toReversed(), modules.length - 1, 'Second try'),
    });
    expect(answer).toMatchObject({ status: 200, state: 'in_review', id: sent.id });
    const review = await readReview(sent.id);
    const key = `modules.${modules[0]?.moduleId}.title`;
    expect(review?.names[key]).toBe(`Module ${modules.length} · Title`);
    const answered = review?.events.findLast(({ action }) => action === 'answer');
    expect([answered?.version?.before[key], review?.shown.content[key]]).toEqual(['First try', 'Second try']);
    expect(review?.shown.base[key]).toBe(modules[0]?.title);
    const order = review?.shown.current?.['modules order'] as string[];
    expect(review?.shown.content['modules order']).toEqual(order.toReversed());
    await toReaders(sent.id);
    expect((await learned())?.modules.at(-1)).toBe('Second try');
  });

  it('withdraws the earlier contribution when it is sent again', async () => {
    const first = await saveAndSend(editor, PATH, { title: 'First' });
    const second = await saveAndSend(editor, PATH, { title: 'Second' });
    expect(second).toMatchObject({ status: 200, state: 'pending' });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['withdrawn', 'pending']);
    await toReaders(second.id);
  });

  it('is merged with published changes of other modules, and refused for the same module', async () => {
    const { modules } = await findDraft(PATH);
    const mine = await saveAndSend(editor, PATH, { modules: renamed(modules, 0, 'Mine') });
    const other = await saveAndSend(publisher, PATH, { modules: renamed(modules, 1, 'Theirs') });
    const same = await saveAndSend(admin, PATH, { modules: renamed(modules, 0, 'Neither') });
    for (const { id } of [mine, other, same]) await approve(id);
    for (const { id } of [mine, other]) expect((await step(publisher, id, 'publish')).state).toBe('published');
    expect((await learned())?.modules.slice(0, 2)).toEqual(['Mine', 'Theirs']);
    const refused = await step(publisher, same.id, 'publish');
    expect(refused).toMatchObject({ status: 409, error: expect.stringContaining('Module 1 “Neither”') });
    expect(await readReview(same.id)).toMatchObject({ conflicts: [{ label: 'Module 1 “Neither”' }] });
    expect(
      (await server.call('POST', `/api/contributions/${same.id}/resolve`, reviewer, { texts: { name: 'X' } })).status,
    ).toBe(409);
    const again = await saveAndSend(admin, PATH, { modules: renamed(modules, 0, 'Both together') });
    expect(await stateOf(same.id)).toBe('withdrawn');
    await approve(again.id);
  });

  it('is refused without modules, and published in an emergency', async () => {
    const { modules } = await findDraft(PATH);
    const data = { title: 'A new path', description: 'Of what it is about.', difficulty: 'beginner', modules: [] };
    const id = await server.atDesk.begin(editor, 'learning-paths', data);
    expect((await send(editor, `learning-paths/${id}`)).error).toBe('modules: there is nothing to learn in it yet');
    const reading = modules.find(({ blockType }) => blockType === 'reading');
    const sent = await saveAndSend(editor, `learning-paths/${id}`, { modules: [{ ...reading, moduleId: undefined }] });
    expect(await learned(id)).toBeUndefined();
    expect((await step(admin, sent.id, 'publish_in_emergency', { reason: 'A law has changed' })).state).toBe(
      'published',
    );
    expect(await learned(id)).toMatchObject({ title: 'A new path', edition: 1 });
    expect(await row('SELECT edit_summary FROM learning_paths WHERE id = $1', [id])).toEqual({
      edit_summary: 'A law has changed',
    });
  });

  it('is closed by a review or at once by an administrator, and reopened by a reviewed draft', async () => {
    const takeDown = (who: Member, isEmergency = false) =>
      post(who, '/learning-paths/2/take-down', { reason: 'It is out of date', isEmergency });
    const isOpen = async () => (await server.call('GET', '/api/learning-paths/2')).status;
    const sent = await takeDown(editor);
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect((await takeDown(publisher)).error).toBe('The removal of this page is already proposed');
    expect(await readReview(sent.id)).toMatchObject({ shown: { current: { title: expect.any(String) } } });
    await step(reviewer, sent.id, 'take');
    expect((await step(reviewer, sent.id, 'approve')).state).toBe('approved');
    expect([await isOpen(), (await step(publisher, sent.id, 'publish')).state, await isOpen()]).toEqual([
      200,
      'published',
      404,
    ]);
    const back = await send(editor, 'learning-paths/2', 'It is right again');
    expect(back).toMatchObject({ status: 200, state: 'pending' });
    expect(await isOpen()).toBe(404);
    await toReaders(back.id);
    expect(await isOpen()).toBe(200);
    expect((await takeDown(editor, true)).status).toBe(403);
    expect((await takeDown(admin, true)).state).toBe('published');
    expect(await isOpen()).toBe(404);
    expect((await takeDown(admin, true)).status).toBe(409);
  });
});

describe('a translation of a learning path', () => {
  it('is published whole after its review, with the edition that it was made from', async () => {
    const record = `learning-path-translations/${await selectTranslationId(3)}`;
    const { modules } = await findDraft(record);
    const sent = await saveAndSend(translator, record, { title: 'Título nuevo' });
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    const review = await readReview(sent.id);
    expect(review).toMatchObject({
      shown: { content: { title: 'Título nuevo' }, current: { title: expect.any(String) } },
      source: { texts: { title: (await learned(3))?.title }, former: {}, isStale: false },
      page: { title: (await learned(3))?.title, address: '/learning/paths/3' },
      names: { title: 'Title' },
    });
    await save(translator, record, { title: 'Sin revisar' });
    await toReaders(sent.id);
    expect(await learned(3, 'es')).toMatchObject({ title: 'Título nuevo' });
    const half = await saveAndSend(translator, record, { modules: modules.slice(1) });
    expect(half).toMatchObject({ status: 400, error: expect.stringContaining('Module 1 “') });
    expect(
      await row('SELECT source_edition::int, last_edited_by_id FROM learning_path_translations WHERE id = $1', [
        record.split('/')[1],
      ]),
    ).toEqual({ source_edition: 1, last_edited_by_id: translator.id });
  });

  it('is taken down alone, and leaves the path in its own language', async () => {
    const id = await selectTranslationId(3);
    const gone = await post(admin, `/learning-path-translations/${id}/take-down`, {
      reason: 'Wrong',
      isEmergency: true,
    });
    expect(gone).toMatchObject({ status: 200, state: 'published' });
    expect([await learned(3, 'es'), (await learned(3))?.edition]).toEqual([undefined, 1]);
    await toReaders((await send(translator, `learning-path-translations/${id}`)).id);
    expect(await learned(3, 'es')).toMatchObject({ edition: 1 });
  });
});

it("lists a translator's own contributions with their path and without texts", async () => {
  const { body } = await server.call<{ pathId: number; kind: string; texts: object; language: string }[]>(
    'GET',
    `/api/users/${translator.id}/contributions`,
    translator,
  );
  expect(body[0]).toMatchObject({ kind: 'path_translation', pathId: 3, language: 'es', texts: {} });
});
