import { beforeAll, describe, expect, it } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { bodyOfForm } from '../testing/readUpdatedAt.ts';
import { testPayload } from '../testing/testPayload.ts';
import { ONLY_BY_REVIEW } from './guardPublishing.ts';

const test = await testPayload();
let translation: number;
let publishedName: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  for (const role of ['translator', 'editor'] as const)
    tokens.set(role, (await signedInAtDesk(test.payload, role)).token);
  ({ id: translation, name: publishedName } = await test.cms.first('condition-translations'));
});

/** As the admin, or anybody with a token, sends it. */
async function ask(role: string, method: string, path: string, given?: object) {
  const body = await bodyOfForm(test.payload, { method, path, body: given });
  return askDesk(method, path, { token: tokens.get(role), body });
}
const patch = (role: string, query: string, body: object) =>
  ask(role, 'PATCH', `/condition-translations/${translation}${query}`, body);

/** What readers have, past every hook. */
async function whatReadersHave(): Promise<{ name: string; _status: string; reviewed_by_id: number | null }> {
  const { rows } = await test.pool.query(
    'SELECT name, _status, reviewed_by_id FROM condition_translations WHERE id = $1',
    [translation],
  );
  return rows[0] as Awaited<ReturnType<typeof whatReadersHave>>;
}

describe('a translator', () => {
  it.each([
    ['writes without saying where', '', { name: 'Sneaked in' }, 400],
    ['publishes', '', { name: 'Sneaked in', _status: 'published' }, 403],
    ['publishes under the name of a draft', '?draft=true', { name: 'Sneaked in', _status: 'published' }, 403],
    ['takes a published page away', '', { _status: 'draft' }, 403],
  ])('cannot touch what readers have: %s', async (_, query, data, status) => {
    const response = await patch('translator', query, data);
    expect(response.status).toBe(status);
    expect(await whatReadersHave()).toMatchObject({ name: publishedName, _status: 'published' });
  });

  it('saves a draft, which readers do not see and which says nothing of a review', async () => {
    const response = await patch('translator', '?draft=true', {
      name: 'A better name',
      _status: 'draft',
      reviewedBy: 1,
    });
    expect(response.status).toBe(200);
    expect((await response.json()).doc).toMatchObject({ name: 'A better name', reviewedBy: null });
    expect(await whatReadersHave()).toMatchObject({ name: publishedName, _status: 'published', reviewed_by_id: null });
  });

  it('restores an old version as a draft alone', async () => {
    const { docs } = await test.payload.findVersions({
      collection: 'condition-translations',
      where: { parent: { equals: translation } },
      limit: 1,
    });
    const path = `/condition-translations/versions/${docs[0]?.id}`;
    expect((await ask('translator', 'POST', path)).status).toBe(200);
    expect(await whatReadersHave()).toMatchObject({ name: publishedName });
  });
});

describe('an editor', () => {
  it('is asked to say whether it is a draft', async () => {
    expect((await patch('editor', '', { name: 'Unclear' })).status).toBe(400);
    expect(await whatReadersHave()).toMatchObject({ name: publishedName });
  });

  it.each([
    ['publishes', '', { name: 'Past the review', _status: 'published' }],
    ['publishes as a draft', '?draft=true', { name: 'Past the review', _status: 'published' }],
    ['takes the page away', '', { _status: 'draft' }],
    ['takes it away in all languages', '?draft=true&unpublishAllLocales=true', { _status: 'draft' }],
    ['publishes all languages', '?draft=true&publishAllLocales=true', { name: 'Past the review', _status: 'draft' }],
  ])('does not get past the review either: %s', async (_, query, data) => {
    expect((await patch('editor', query, data)).status).toBe(403);
    expect(await whatReadersHave()).toMatchObject({ name: publishedName, _status: 'published' });
  });

  it('does not, although access is overridden, in whatever way a record can be written', async () => {
    const { payload } = test;
    const how = { depth: 0, overrideAccess: true } as const;
    const [version] = (await payload.findVersions({ collection: 'conditions', limit: 1, ...how })).docs;
    const category = 1;
    const texts = { summary: 'S', overview: 'O', symptoms: ['S'], causes: ['C'], treatments: ['T'] };
    const data = { name: 'Past the review', category, ...texts, _status: 'published' } as const;
    const where = { id: { equals: 1 } };
    await expect(payload.create({ collection: 'conditions', data, ...how })).rejects.toThrow(ONLY_BY_REVIEW);
    await expect(payload.update({ collection: 'conditions', where, data, ...how })).rejects.toThrow(ONLY_BY_REVIEW);
    const restored = payload.restoreVersion({ collection: 'conditions', id: String(version?.id), ...how });
    await expect(restored).rejects.toThrow(ONLY_BY_REVIEW);
  });
});
