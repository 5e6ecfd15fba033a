import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { describe, expect, it } from 'vitest';
import { newCondition } from '../../publisher/testing/edits.ts';
import { asSeeder } from '../testing/asSeeder.ts';
import { testPayload } from '../testing/testPayload.ts';

const BEGAN = Date.now();

const test = await testPayload();

const read = (id: number) => test.cms.read(id);
const publish = (id: number, data: object, more: object = {}) =>
  test.cms.save('conditions', id, { ...data, _status: 'published' }, more);

describe('history of a condition', () => {
  it('begins with revision 1, its size and its time of publication', async () => {
    const { id } = await test.cms.add('conditions', newCondition('New', 1));
    const condition = await read(id);
    expect(condition).toMatchObject({ revision: 1, views: 0, contributors: 1, isProtected: false });
    expect(condition.size).toBeGreaterThan(50);
    expect(condition.sizeDiff).toBe(condition.size);
    expect(Date.parse(condition.lastUpdated ?? '')).toBeGreaterThanOrEqual(BEGAN);
  });

  it('counts a revision only when published text changes', async () => {
    const { revision, size } = await read(1);
    await publish(1, { summary: 'Much shorter.', editSummary: 'Cut it' });
    const after = await read(1);
    expect(after.revision).toBe((revision ?? 0) + 1);
    expect(after.sizeDiff).toBe((after.size ?? 0) - (size ?? 0));
    await publish(1, { isProtected: true });
    expect((await read(1)).revision).toBe(after.revision);
  });

  it('counts a draft as a revision when it is published, and a minor edit never', async () => {
    const { revision } = await read(2);
    await publish(2, { summary: 'A spelling.', isMinorEdit: true });
    expect((await read(2)).revision).toBe(revision);
    await test.cms.draft('conditions', 2, { summary: 'First a draft.', isMinorEdit: false });
    expect((await read(2)).revision).toBe(revision);
    await publish(2, { summary: 'First a draft.' });
    expect((await read(2)).revision).toBe((revision ?? 0) + 1);
  });

  it('stores every version with its editor and reason', async () => {
    const account = { email: 'e@example.org', username: 'editor1', displayName: 'E', role: 'editor' };
    const user = await test.cms.add('users', { ...account, password: 'long enough' });
    await publish(3, { name: 'First', editSummary: 'Why' }, { user });
    await publish(3, { name: 'Second' }, { user });
    const { docs } = await test.payload.findVersions({
      collection: 'conditions',
      where: { parent: { equals: 3 } },
      sort: '-createdAt',
      ...asSeeder,
    });
    const [second, first] = docs.map(({ version }) => version);
    expect(first).toMatchObject({ name: 'First', editSummary: 'Why', lastEditedBy: user.id });
    expect(second).toMatchObject({ name: 'Second', editSummary: null, lastEditedBy: user.id });
  });
});

describe('translation', () => {
  it('stores the revision of its source at each publication', async () => {
    const { id, ...made } = await test.cms.translation('condition', 4, 'es');
    expect(made).toMatchObject({ sourceRevision: 1, status: 'published' });
    await publish(4, { summary: 'The source moved on.' });
    const again = await test.cms.translation('condition', 4, 'es');
    expect((await read(4)).revision).toBeGreaterThan(again.sourceRevision ?? 0);
    const renewed = await test.cms.publish('condition-translations', id, { name: 'Revisada' });
    expect(renewed.sourceRevision).toBe((await read(4)).revision);
  });

  it('is unique for each record and language', async () => {
    const { language, condition, name, summary } = await test.cms.translation('condition', 5, 'es');
    const again = test.cms.add('condition-translations', { language, condition, name, summary, status: 'draft' });
    await expect(again).rejects.toThrow();
  });
});

describe('page about the site', () => {
  const findPage = (slug: 'terms' | 'privacy') => test.cms.first('pages', { slug: { equals: slug } });

  it('gets a new date and revision only when its published text changes', async () => {
    const long = '2020-01-01T00:00:00.000Z';
    await test.pool.query('UPDATE pages SET last_updated = $1', [long]);
    await runUnprotected(test.pool, 'UPDATE _pages_v SET version_last_updated = $1', [long]);
    const { id } = await findPage('terms');
    await test.cms.publish('pages', id);
    expect(await findPage('terms')).toMatchObject({ revision: 1, lastUpdated: long });
    await test.cms.draft('pages', id, { summary: 'A draft of other terms.' });
    expect(await findPage('terms')).toMatchObject({ revision: 1, lastUpdated: long });
    await test.cms.publish('pages', id, { summary: 'A draft of other terms.' });
    const after = await findPage('terms');
    expect(after.revision).toBe(2);
    expect(Date.parse(after.lastUpdated ?? '')).toBeGreaterThanOrEqual(BEGAN);
  });

  it('gets a new date but no revision for a minor edit, and resets the flag', async () => {
    await test.cms.publish('pages', (await findPage('privacy')).id, { summary: 'A spelling.', isMinorEdit: true });
    const after = await findPage('privacy');
    expect(after).toMatchObject({ revision: 1, isMinorEdit: false });
    expect(Date.parse(after.lastUpdated ?? '')).toBeGreaterThanOrEqual(BEGAN);
  });

  it('gives a translation the current revision of its source when the translation is saved', async () => {
    const translation = await test.cms.translation('page', (await findPage('terms')).id, 'ar');
    expect(translation).toMatchObject({ sourceRevision: 1, status: 'published' });
    const saved = await test.cms.publish('page-translations', translation.id, { title: 'الشروط' });
    expect(saved).toMatchObject({ sourceRevision: 2 });
  });

  it('keeps its slug when an administrator saves another one', async () => {
    const { id } = await findPage('privacy');
    const user = { id: 1, role: 'admin', collection: 'users' };
    const how = { user, overrideAccess: false, draft: true, context: {} };
    const saved = await test.cms.save('pages', id, { slug: 'about', _status: 'draft' }, how);
    expect(saved).toMatchObject({ id, slug: 'privacy', _status: 'draft' });
  });
});
