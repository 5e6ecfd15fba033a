import { afterAll, expect, it } from 'vitest';
import { SEEDING } from '../hooks/seeding.ts';
import { testPayload } from '../testing/testPayload.ts';
import type { ModuleKept } from './pathRecord.ts';
import { type PathRecord, readPathDocument } from './pathRecord.ts';

const test = await testPayload();
afterAll(() => test.close());

const paths = { collection: 'learning-paths', depth: 0 } as const;
const readDraft = async (id: number) =>
  (await test.payload.findByID({ ...paths, id, draft: true })) as unknown as PathRecord;
const readModules = async (id: number) => (await readDraft(id)).modules as ModuleKept[];
const saveDraft = (id: number, modules: object) =>
  test.payload.update({ ...paths, id, draft: true, data: { modules, _status: 'draft' } as never });
const reading = (await readModules(1)).find(({ blockType }) => blockType === 'reading') as ModuleKept;

it('saves a draft without changing what learners see', async () => {
  const before = await test.pool.query('SELECT texts FROM learning.path_text WHERE path_id = 1');
  await test.payload.update({ ...paths, id: 1, draft: true, data: { title: 'A draft', _status: 'draft' } });
  expect(await readDraft(1)).toMatchObject({ title: 'A draft' });
  expect((await test.pool.query('SELECT texts FROM learning.path_text WHERE path_id = 1')).rows).toEqual(before.rows);
  expect((await test.pool.query('SELECT title FROM learning_paths WHERE id = 1')).rows[0].title).not.toBe('A draft');
});

it('keeps the ids of reordered modules and questions, and gives new ids to new ones', async () => {
  const modules = await readModules(1);
  const before = readPathDocument(await readDraft(1));
  const copied = JSON.parse(JSON.stringify(modules.find(({ blockType }) => blockType === 'quiz')));
  await saveDraft(1, [
    ...modules.toReversed(),
    { ...reading, moduleId: undefined },
    { ...copied, id: undefined },
    { ...reading, moduleId: 201 },
  ]);
  const after = readPathDocument(await readDraft(1)).modules;
  const count = before.modules.length;
  expect(after.slice(0, count)).toEqual(before.modules.toReversed());
  const taken = await test.pool.query('SELECT id FROM learning_modules UNION SELECT id FROM quiz_questions');
  const numbers = [...after.slice(count).map(({ id }) => id), ...(after.at(-2)?.questions ?? []).map(({ id }) => id)];
  expect(new Set(numbers).size).toBe(3 + (copied.questions?.length ?? 0));
  for (const number of numbers) expect(taken.rows).not.toContainEqual({ id: number });
});

it('rejects two right answers, a true-or-false question with more options, and unsafe links', async () => {
  const modules = await readModules(1);
  const quiz = JSON.parse(JSON.stringify(modules.find(({ blockType }) => blockType === 'quiz')));
  const [question] = quiz.questions;
  expect(question.options.length).toBeGreaterThan(2);
  await expect(saveDraft(1, [{ ...quiz, questions: [{ ...question, type: 'true_false' }] }])).rejects.toThrow(
    /Options/,
  );
  for (const option of question.options) option.isRight = true;
  await expect(saveDraft(1, [quiz])).rejects.toThrow(/Options/);
  const bad = { linkType: 'custom', url: 'javascript:alert(1)' };
  const linked = JSON.parse(JSON.stringify(reading), (name, value) => (name === 'fields' ? bad : value));
  expect(JSON.stringify(linked)).toContain('javascript:');
  await expect(saveDraft(1, [linked])).rejects.toThrow(/Content/);
});

it('publishes texts in each fully translated language, and rolls back a failed publication', async () => {
  const languages = async () =>
    (await test.pool.query(`SELECT language, edition FROM learning.path_text WHERE path_id = 1 ORDER BY 1`)).rows;
  const publish = (data: object) =>
    test.payload.update({
      ...paths,
      id: 1,
      context: SEEDING,
      data: { ...data, _status: 'published' } as never,
    });
  const before = await languages();
  expect(before.length).toBeGreaterThan(1);
  const { docs } = await test.payload.findVersions({
    collection: 'learning-paths',
    depth: 0,
    sort: 'id',
    limit: 1,
    where: { parent: { equals: 1 } },
  });
  const modules = docs[0]?.version.modules as unknown as ModuleKept[];
  await publish({ title: 'Reworded', modules });
  expect(await languages()).toEqual(before.map(({ language }) => ({ language, edition: 2 })));
  expect(await test.payload.findByID({ ...paths, id: 1 })).toMatchObject({ title: 'Reworded', edition: 2 });
  const listed = { edition: 2, totalModules: modules.length };
  expect(await test.payload.findByID({ ...paths, id: 1, draft: true })).toMatchObject(listed);
  const another = modules.find(({ blockType }) => blockType === 'reading') as ModuleKept;
  await publish({ modules: [...modules, { ...another, moduleId: 199 }] });
  expect(await languages()).toEqual([{ language: 'en', edition: 3 }]);
  await publish({ modules });
  expect((await languages()).map(({ language }) => language)).toEqual(before.map(({ language }) => language));
  const foreign = modules.map((module) => ({ ...module, moduleId: 201 }));
  await expect(publish({ title: 'Never', modules: foreign })).rejects.toThrow();
  expect(await test.payload.findByID({ ...paths, id: 1 })).toMatchObject({ title: 'Reworded', edition: 4 });
});
