import { ONLY_BY_REVIEW } from '@common-ground/cms/src/payload/hooks/guardPublishing.ts';
import { STAYS } from '@common-ground/cms/src/payload/hooks/keepWhatReadersHad.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, reviewWorld } from '../contributions/support/reviewWorld.ts';

/** What learners have of a path changes by a draft that somebody else puts before them, and by nothing else. */
const world = await reviewWorld();
const { translator, reviewer, editor, publisher, admin } = world.people;
const EDITABLE = [
  { collection: 'learning-paths', table: 'learning_paths' },
  { collection: 'learning-path-translations', table: 'learning_path_translations' },
] as const;

async function ask(who: Member, method: string, path: string, body?: object) {
  const response = await world.desk(method, path, who, body);
  return { status: response.status, text: await response.text() };
}
const draft = (who: Member, path: string, changes: object) =>
  ask(who, 'PATCH', `/${path}?draft=true`, { ...changes, _status: 'draft' });
const publish = (who: Member, path: string, reason: unknown = 'Clearer') =>
  ask(who, 'POST', `/${path}/publish-draft`, { reason });

describe.each(EDITABLE)('what learners have of $collection', ({ collection, table }) => {
  let id: number;
  let record: string;
  const now = () => world.row<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id = $1`, [id]);
  const published = () =>
    world.rows<Record<string, unknown>>(
      `SELECT * FROM _${table}_v WHERE parent_id = $1 AND version__status = 'published' ORDER BY id DESC`,
      [id],
    );
  beforeAll(async () => {
    ({ id } = await world.row<{ id: number }>(`SELECT min(id) AS id FROM ${table} WHERE _status = 'published'`));
    record = `${collection}/${id}`;
  });

  it('is changed, taken away or had back at once by nobody, whatever their role and reason', async () => {
    const [before, [version]] = [await now(), await published()];
    const change = { title: 'Retitled', reason: 'Clearer' };
    for (const who of [editor, admin])
      for (const [method, path, body] of [
        ['PATCH', `/${record}`, { ...change, _status: 'published' }],
        ['PATCH', `/${record}`, { ...change, _status: 'draft' }],
        ['PATCH', `/${record}?draft=true`, { ...change, _status: 'published' }],
        ['PATCH', `/${record}?draft=true&publishAllLocales=true`, { ...change, _status: 'draft' }],
        ['PATCH', `/${record}?unpublishAllLocales=true`, { ...change, _status: 'draft' }],
        ['POST', `/${collection}/versions/${version?.id}`, undefined],
        ['POST', `/${collection}/versions/${version?.id}?draft=true`, undefined],
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

  it('is changed for a reason, by somebody who wrote none of it, and both stay with its version', async () => {
    const [before, versions] = [await now(), await published()];
    expect((await draft(editor, record, { title: 'Retitled' })).status).toBe(200);
    expect((await draft(admin, record, { title: 'Retitled again' })).status).toBe(200);
    for (const who of [editor, admin, translator, reviewer]) expect((await publish(who, record)).status).toBe(403);
    for (const reason of [undefined, '', '  ', 7, { x: 1 }, 'x'.repeat(201), 'a\u0000b'])
      expect((await ask(publisher, 'POST', `/${record}/publish-draft`, { reason })).status, String(reason)).toBe(400);
    expect(await now()).toEqual(before);
    expect((await publish(publisher, record)).status).toBe(200);
    expect(await now()).toMatchObject({
      ...{ title: 'Retitled again', _status: 'published' },
      ...{ edit_summary: 'Clearer', last_edited_by_id: publisher.id },
    });
    const [newest, ...older] = await published();
    expect(newest).toMatchObject({
      ...{ version_title: 'Retitled again', version_edit_summary: 'Clearer' },
      version_last_edited_by_id: publisher.id,
    });
    // All that learners had before is there still; which one is the latest is all that is said otherwise of them.
    const textsOf = (all: Record<string, unknown>[]) => all.map(({ id, version_title }) => ({ id, version_title }));
    expect(textsOf(older)).toEqual(textsOf(versions));
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

it("a path is closed, and opened again, by an administrator's draft that somebody else publishes", async () => {
  const { id } = await world.row<{ id: number }>('SELECT max(id) AS id FROM learning_paths WHERE is_active');
  const record = `learning-paths/${id}`;
  const isOpen = async () => {
    const { is_active } = await world.row<{ is_active: boolean }>(
      'SELECT is_active FROM learning_paths WHERE id = $1',
      [id],
    );
    expect((await world.call('GET', `/api/learning-paths/${id}`)).status).toBe(is_active ? 200 : 404);
    return is_active;
  };
  // Of an editor's draft it is left out.
  expect((await draft(editor, record, { isActive: false })).status).toBe(200);
  expect((await publish(publisher, record)).status).toBe(200);
  expect(await isOpen()).toBe(true);
  for (const isActive of [false, true]) {
    expect((await draft(admin, record, { isActive })).status).toBe(200);
    expect(await isOpen()).toBe(!isActive);
    expect((await publish(admin, record)).status).toBe(403);
    expect((await publish(editor, record, 'A court order')).status).toBe(200);
    expect(await isOpen()).toBe(isActive);
  }
});
