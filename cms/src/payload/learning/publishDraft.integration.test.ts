import { OWN_DRAFT } from '@common-ground/api/features/learning/publishDraft.ts';
import { expect, it } from 'vitest';
import { deskWorld } from '../testing/deskWorld.ts';

const { desk, member, rows } = deskWorld();

it('a draft goes before learners by an editor who wrote none of it, once, with what it changes', async () => {
  const [writer, other, translator] = [
    await member('writer', 'editor'),
    await member('other', 'editor'),
    await member('translates', 'translator'),
  ];
  const publish = (cookie: string, id = 1) =>
    desk('POST', `/learning-paths/${id}/publish-draft`, { cookie, body: { reason: 'Said more clearly' } });
  expect((await publish(other.cookie)).status).toBe(409);
  const draft = { title: 'First steps, anew', _status: 'draft' };
  const saved = await desk('PATCH', '/learning-paths/1?draft=true', { cookie: writer.cookie, body: draft });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const own = await publish(writer.cookie);
  expect([own.status, (await own.json()).message ?? '']).toEqual([403, expect.any(String)]);
  expect(OWN_DRAFT).toContain('Somebody else');
  expect((await publish(translator.cookie)).status).toBe(403);
  const learned = () =>
    rows(`SELECT texts ->> 'title' AS title FROM learning.path_text WHERE path_id = 1 AND language = 'en'`);
  expect(await learned()).not.toEqual([{ title: draft.title }]);
  const done = await publish(other.cookie);
  expect(done.status, await done.clone().text()).toBe(200);
  expect(await learned()).toEqual([{ title: draft.title }]);
  const kept = await rows(
    'SELECT title, edition::int, edit_summary, last_edited_by_id FROM learning_paths WHERE id = 1',
  );
  expect(kept).toEqual([
    { title: draft.title, edition: 2, edit_summary: 'Said more clearly', last_edited_by_id: other.id },
  ]);
  expect((await publish(other.cookie)).status).toBe(409);
});
