import { CHECKLIST, STEP_ON_OWN_WORK } from '@common-ground/api/contracts/contributions/contributions.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { describe, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { translator, publisher } = server.people;
const { step, begin, save, send, toReaders } = server.atDesk;

const KINDS = [
  { kind: 'condition', first: { name: 'Un nom', summary: 'Une phrase.' }, second: { summary: 'Une autre phrase.' } },
  { kind: 'category', first: { name: 'Un nom', description: 'Une phrase.' }, second: { description: 'Une autre.' } },
] as const;

/** Begins a draft as `translator`, in which `publisher` saves `second`, and returns its path in the CMS. */
async function givenDraftByTwo({ kind, first, second }: (typeof KINDS)[number]): Promise<string> {
  const language = await server.languageId('fr');
  await runUnprotected(
    server.pool,
    `DELETE FROM ${kind}_translations WHERE ${kind}_id = 2 AND language_id = ${language}`,
  );
  const draft = { ...first, [kind]: 2, language };
  const record = `${kind}-translations/${await begin(translator, `${kind}-translations`, draft)}`;
  await save(publisher, record, second);
  return record;
}

const selectEditors = async (record: string) => {
  const [collection = '', id] = record.split('/');
  const versions = `_${collection.replace('-', '_')}_v`;
  return server.rows<{ editor: string | null; status: string }>(
    `SELECT u.username AS editor, v.version__status AS status FROM ${versions} v
     LEFT JOIN users u ON u.id = v.version_last_edited_by_id WHERE v.parent_id = $1 ORDER BY v.id`,
    [id],
  );
};

describe.each(KINDS)('a draft of a translation of a $kind', (about) => {
  it('names the user of each save in its versions, and the sender in the published one', async () => {
    const record = await givenDraftByTwo(about);
    await toReaders((await send(translator, record)).id);
    expect(await selectEditors(record)).toEqual([
      { editor: 'translator', status: 'draft' },
      { editor: 'publisher', status: 'draft' },
      { editor: 'translator', status: 'published' },
    ]);
    const response = await server.desk(
      'GET',
      `/${about.kind}-translations/versions?depth=0&sort=-id&limit=1`,
      publisher,
    );
    const { docs } = await response.json();
    expect(docs[0].version.lastEditedBy).toBe(translator.id);
  });

  it('cannot be approved by a second user who saved in it', async () => {
    const { id } = await send(translator, await givenDraftByTwo(about));
    expect((await step(publisher, id, 'take')).status).toBe(200);
    expect(await getReview(id, { id: publisher.id, role: 'editor' }, server.pool)).toMatchObject({ own: 'writer' });
    expect(await step(publisher, id, 'approve', { checklist: CHECKLIST })).toMatchObject({
      status: 403,
      error: STEP_ON_OWN_WORK,
    });
    await step(publisher, id, 'release');
    await toReaders(id);
  });

  it('can be approved by a user who saved in it before its last publication', async () => {
    const record = await givenDraftByTwo(about);
    await toReaders((await send(translator, record)).id);
    await save(translator, record, { name: 'Un nouveau nom' });
    const { id } = await send(translator, record);
    await step(publisher, id, 'take');
    expect(await step(publisher, id, 'approve', { checklist: CHECKLIST })).toMatchObject({ state: 'approved' });
  });

  it('can be approved by a user who saved in it when its versions have no editor', async () => {
    const record = await givenDraftByTwo(about);
    await runUnprotected(
      server.pool,
      `UPDATE _${about.kind}_translations_v SET version_last_edited_by_id = NULL WHERE parent_id = ${record.split('/')[1]}`,
    );
    const { id } = await send(translator, record);
    await step(publisher, id, 'take');
    expect(await step(publisher, id, 'approve', { checklist: CHECKLIST })).toMatchObject({ state: 'approved' });
  });
});
