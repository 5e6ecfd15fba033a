import { selectSignable } from '@common-ground/api/features/sign-offs/queries/selectSignable.ts';
import { signOff } from '@common-ground/api/features/sign-offs/signOff.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { publishing } from './testing/publishing.ts';
import { markOverdue } from './upkeep/markPassed.ts';

const listConditionPages = (id: number) => ['/ar', '', '/es', '/fr'].map((language) => `${language}/condition/${id}`);

const site = await publishing();
let person: number;
/** A name that no other user has. */
let name: string;
let people = 0;
afterAll(() => site.close());
beforeEach(async () => {
  people += 1;
  name = `Reviewing Person ${people}`;
  const { rows } = await site.pool.query(
    `INSERT INTO users (username, display_name, email, role, credential)
     VALUES (gen_random_uuid(), $1, gen_random_uuid() || '@example.org', 'reviewer', 'MD, Neurology') RETURNING id`,
    [name],
  );
  person = rows[0].id;
  site.rendered.length = 0;
});

async function sign(conditionId: number): Promise<number> {
  const text = await selectSignable(site.pool, { conditionId, userId: person });
  const given = { version: text?.version ?? 0, seen: text?.newest ?? null, months: 12, note: '' };
  return (await signOff({ conditionId, actor: { id: person, role: '' }, ...given }, site.pool)).id;
}

const readPage = (id: number, language = '') => site.text(`${language}condition/${id}.html`);
const refresh = async () => {
  const marked = await markOverdue(site.sql);
  await site.publisher.settle();
  return marked;
};

/** Moves the date of the next review into the past without a recorded change. */
async function fallDue(conditionId: number): Promise<void> {
  await site.pool.query('ALTER TABLE sign_offs DISABLE TRIGGER USER');
  await site.pool.query(
    `UPDATE sign_offs SET signed_at = now() - interval '13 months', next_review_at = now() - interval '5 minutes' WHERE condition_id = $1`,
    [conditionId],
  );
  await site.pool.query('ALTER TABLE sign_offs ENABLE TRIGGER USER');
  await site.pool.query(`UPDATE publisher.page SET rendered_at = now() - interval '1 day'`);
}

it('shows a sign-off on the pages of its condition in every language, and renders no others', async () => {
  await sign(1);
  await site.publisher.settle();
  expect(site.rendered.sort()).toEqual(listConditionPages(1));
  expect(await readPage(1)).toContain(`Reviewed by ${name}, MD, Neurology`);
  expect(await readPage(1)).toContain('"lastReviewed"');
  expect(await readPage(1, 'es/')).toContain('Se revisó el texto en inglés.');
  expect(await readPage(1, 'es/')).not.toContain('"lastReviewed"');
  await site.expectWhole();
});

it('marks a sign-off when the text has changed, until the signed text is back', async () => {
  const { summary } = await site.cms.read(2);
  await sign(2);
  const publish = async (text: string) => {
    await site.cms.publish('conditions', 2, { summary: text });
    await site.publisher.settle();
  };
  await publish('Another summary.');
  expect(await readPage(2)).toContain('The text has changed since then.');
  expect(await readPage(2)).not.toContain('"lastReviewed"');
  expect(await readPage(2, 'fr/')).toContain('Le texte a changé depuis.');
  await publish(summary);
  expect(await readPage(2)).not.toContain('The text has changed since then.');
  expect(await readPage(2)).toContain('"lastReviewed"');
});

it('marks an overdue sign-off, and renders each page once for that', async () => {
  await sign(3);
  await sign(4);
  await site.publisher.settle();
  expect(await refresh()).toBe(0);
  await fallDue(3);
  site.rendered.length = 0;
  expect(await refresh()).toBe(4);
  expect(site.rendered.sort()).toEqual(listConditionPages(3));
  expect(await readPage(3)).toContain('The next review is overdue.');
  expect(await refresh()).toBe(0);
});

it('removes the name of a deleted reviewer from pages, and keeps the credential', async () => {
  await sign(6);
  await site.publisher.settle();
  expect(await readPage(6)).toContain(name);
  await site.pool.query('DELETE FROM users WHERE id = $1', [person]);
  await site.publisher.settle();
  expect(await readPage(6)).not.toContain(name);
  expect(await readPage(6)).toContain('Reviewed by a former member, MD, Neurology');
});
