import { ONLY_BY_REVIEW } from '@common-ground/cms/src/payload/hooks/guardPublishing.ts';
import { STAYS } from '@common-ground/cms/src/payload/hooks/keepWhatReadersHad.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, reviewWorld } from '../contributions/support/reviewWorld.ts';

/** What learners have of a path changes by its review (tests/contributions/learningPaths), and by nothing else. */
const world = await reviewWorld();
const { translator, reviewer, editor, admin } = world.people;
const EDITABLE = [
  { collection: 'learning-paths', table: 'learning_paths' },
  { collection: 'learning-path-translations', table: 'learning_path_translations' },
] as const;

async function ask(who: Member, method: string, path: string, body?: object) {
  const response = await world.desk(method, path, who, body);
  return { status: response.status, text: await response.text() };
}
describe.each(EDITABLE)('what learners have of $collection', ({ collection, table }) => {
  let id: number;
  let record: string;
  const now = () => world.row<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id = $1`, [id]);
  beforeAll(async () => {
    ({ id } = await world.row<{ id: number }>(`SELECT min(id) AS id FROM ${table} WHERE _status = 'published'`));
    record = `${collection}/${id}`;
  });

  it('is changed, taken away or had back at once by nobody, whatever their role and reason', async () => {
    const before = await now();
    const change = { title: 'Retitled', reason: 'Clearer' };
    for (const who of [editor, admin])
      for (const [method, path, body] of [
        ['PATCH', `/${record}`, { ...change, _status: 'published' }],
        ['PATCH', `/${record}`, { ...change, _status: 'draft' }],
        ['PATCH', `/${record}?draft=true`, { ...change, _status: 'published' }],
        ['PATCH', `/${record}?draft=true&publishAllLocales=true`, { ...change, _status: 'draft' }],
        ['PATCH', `/${record}?unpublishAllLocales=true`, { ...change, _status: 'draft' }],
      ] as const) {
        const { status, text } = await ask(who, method, path, body);
        expect([who.name, method, path, status, text]).toEqual([
          ...[who.name, method, path, 403],
          expect.stringContaining(ONLY_BY_REVIEW),
        ]);
      }
    expect((await ask(editor, 'PATCH', `/${record}`, change)).status).toBe(400);
    expect((await ask(editor, 'PATCH', `/${collection}?draft=true&where[id][equals]=${id}`, change)).status).toBe(403);
    expect(await now()).toEqual(before);
  });
});

it('a translation that learners had is deleted by nobody, not once it is taken down either; a mere draft is', async () => {
  const collection = 'learning-path-translations';
  const [{ id }, { path }] = [
    await world.row<{ id: number }>('SELECT max(id) AS id FROM learning_path_translations'),
    await world.row<{ path: number }>('SELECT max(id) AS path FROM learning_paths'),
  ];
  const remove = async (who: Member) => {
    const one = await ask(who, 'DELETE', `/${collection}/${id}`);
    const many = await ask(who, 'DELETE', `/${collection}?where[id][equals]=${id}`);
    expect([who.name, one.status, many.text.includes('"title"')]).toEqual([who.name, 403, false]);
    return one.text;
  };
  for (const who of [translator, reviewer, editor, admin]) await remove(who);
  await world.payload.update({ collection, id, data: { _status: 'draft' }, ...asSeeder });
  for (const who of [translator, reviewer]) await remove(who);
  for (const who of [editor, admin]) expect(await remove(who)).toContain(STAYS);
  await expect(world.payload.delete({ collection, id, overrideAccess: true, depth: 0 })).rejects.toThrow(STAYS);
  for (const statement of [
    'DELETE FROM learning_path_translations WHERE id = $1',
    'DELETE FROM _learning_path_translations_v WHERE parent_id = $1',
    `UPDATE _learning_path_translations_v SET version_title = 'Other' WHERE parent_id = $1`,
  ])
    await expect(world.rows(statement, [id]), statement).rejects.toThrow();
  expect(await world.rows('SELECT FROM learning_path_translations WHERE id = $1', [id])).toHaveLength(1);
  const language = await world.languageId('en');
  const begun = await world.atDesk.begin(translator, collection, { path, language, title: 'Begun', description: 'B' });
  expect((await ask(translator, 'DELETE', `/${collection}/${begun}`)).status).toBe(403);
  expect((await ask(editor, 'DELETE', `/${collection}/${begun}`)).status).toBe(200);
});
