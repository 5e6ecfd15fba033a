import { expect, it } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { bodyOfForm } from '../testing/readUpdatedAt.ts';
import { testPayload } from '../testing/testPayload.ts';
import { ONLY_BY_REVIEW } from './guardPublishing.ts';

const test = await testPayload();

it("hides a translator's draft from readers, and sets no reviewer", async () => {
  const { id, name } = await test.cms.first('condition-translations');
  const { session } = await signedInAtDesk(test.payload, 'translator');
  const path = `/condition-translations/${id}?draft=true`;
  const draft = { name: 'A better name', _status: 'draft', reviewedBy: 1 };
  const body = await bodyOfForm(test.payload, { method: 'PATCH', path, body: draft });
  const response = await askDesk('PATCH', path, { session, body });
  expect(response.status).toBe(200);
  expect((await response.json()).doc).toMatchObject({ name: 'A better name', reviewedBy: null });
  const { rows } = await test.pool.query(
    'SELECT name, _status, reviewed_by_id FROM condition_translations WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ name, _status: 'published', reviewed_by_id: null }]);
});

it('rejects publishing without a review, also with overridden access', async () => {
  const { payload } = test;
  const how = { depth: 0, overrideAccess: true } as const;
  const [version] = (await payload.findVersions({ collection: 'conditions', limit: 1, ...how })).docs;
  const texts = { summary: 'S', overview: 'O', symptoms: ['S'], causes: ['C'], treatments: ['T'] };
  const data = { name: 'Past the review', category: 1, ...texts, _status: 'published' } as const;
  const where = { id: { equals: 1 } };
  await expect(payload.create({ collection: 'conditions', data, ...how })).rejects.toThrow(ONLY_BY_REVIEW);
  await expect(payload.update({ collection: 'conditions', where, data, ...how })).rejects.toThrow(ONLY_BY_REVIEW);
  const restored = payload.restoreVersion({ collection: 'conditions', id: String(version?.id), ...how });
  await expect(restored).rejects.toThrow(ONLY_BY_REVIEW);
});
