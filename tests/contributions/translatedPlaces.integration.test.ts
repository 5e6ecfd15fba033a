import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';
import { createTranslationDesk } from './support/translationDesk.ts';

const server = await openReviewServer();
const { translator, interpreter: colleague, reviewer, publisher, colleague: other } = server.people;
const { step, approve, toReaders } = server.atDesk;

/** Id of a condition with at least three symptoms. */
const PAGE = 5;
const { save, send, post } = createTranslationDesk(server, { language: 'fr', page: () => PAGE });

it('keeps the places of entries that are not translated when a reviewer merges two texts', async () => {
  await runUnprotected(server.pool, 'DELETE FROM condition_translations WHERE condition_id = $1', [PAGE]);
  const first = await save(translator, {
    name: 'Un nom',
    summary: 'Une phrase.',
    'symptoms.0': 'Un',
    'symptoms.2': 'Trois',
  });
  await toReaders((await send(translator, first.id)).id);
  await save(translator, { 'symptoms.0': 'Le premier' });
  const mine = await send(translator, first.id);
  await save(colleague, { 'symptoms.0': 'Le un' });
  const theirs = await send(colleague, first.id);
  await toReaders(mine.id);
  await step(reviewer, theirs.id, 'take');
  const merged = { texts: { symptoms: ['Le premier entre tous', 'Trois'] } };
  expect(await post(reviewer, `/contributions/${theirs.id}/resolve`, merged)).toMatchObject({ status: 200 });
  await approve(theirs.id, other);
  expect((await step(publisher, theirs.id, 'publish')).state).toBe('published');
  const { symptoms } = await server.row<{ symptoms: string[] }>(
    `SELECT symptoms FROM condition_translations WHERE condition_id = $1 AND _status = 'published'`,
    [PAGE],
  );
  expect(symptoms.slice(0, 3)).toEqual(['Le premier entre tous', '', 'Trois']);
});
