import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { publishing } from './testing/publishing.ts';
import { markEndedCorrections } from './upkeep/markPassed.ts';

const LANGUAGES = LANGUAGE_CODES.map((code) => (code === 'en' ? '' : `/${code}`));
const WHAT = 'The page named a dose <b>too high</b>. It names none any more.';
const SHOWN = 'The page named a dose &lt;b&gt;too high&lt;/b&gt;. It names none any more.';
const SPANISH = 'La página indicaba una dosis demasiado alta.';

const site = await publishing();
afterAll(() => site.close());
beforeEach(() => {
  site.rendered.length = 0;
});

/** Inserts a correction as publishing a contribution does, and publishes it. */
async function correct(
  conditionId: number,
  what: string,
  more: { language?: string; replaces?: number } = {},
): Promise<number> {
  const { rows } = await site.pool.query(
    `WITH made AS (INSERT INTO contributions (kind, title, status, content) VALUES ('edit', 'A page', 'published', '{}') RETURNING id)
     INSERT INTO corrections.correction (contribution_id, kind, condition_id, language, what, replaces_id)
     SELECT id, 'corrected', $1, $2, $3, $4 FROM made RETURNING id`,
    [conditionId, more.language ?? 'en', what, more.replaces ?? null],
  );
  await site.publisher.settle();
  return rows[0].id;
}
const readPage = (id: number, language = '') => site.text(`${language}condition/${id}.html`);

it('shows a correction on its page in every language and in the feed, and on no other page', async () => {
  const before = await readPage(2);
  await correct(1, WHAT);
  const pages = LANGUAGES.map((language) => `${language}/condition/1`);
  expect(site.rendered.filter((path) => path.includes('/condition/')).sort()).toEqual(pages.sort());
  const page = await readPage(1);
  expect(page).toMatch(/Corrected on \w+ \d+, \d{4}:/);
  expect(page).toContain(SHOWN);
  expect(page).toContain('href="/history?condition=1"');
  expect(await readPage(1, 'ar/')).toMatch(new RegExp(`<span[^>]* lang="en" dir="ltr">\\s*${SHOWN}\\s*</span>`));
  expect(await site.text('feed.xml')).toMatch(/<content type="text">Corrected on [^<]*too high/);
  expect([before, await readPage(2)].join()).not.toContain('correction-note');
});

it('shows the correction of a translation in its language, and replaces an older text', async () => {
  await correct(2, WHAT);
  await correct(2, SPANISH, { language: 'es' });
  expect(await readPage(2, 'es/')).toContain(SPANISH);
  expect(await readPage(2)).toContain(SHOWN);
  const id = await correct(3, WHAT);
  await correct(3, 'It was about children only, ask your doctor.', { replaces: id });
  expect(await readPage(3)).toContain('It was about children only');
  expect(await readPage(3)).not.toContain(SHOWN);
});

it('stops showing a correction after 90 days, and renders each page once for that', async () => {
  await correct(4, WHAT);
  expect(await markEndedCorrections(site.sql)).toBe(0);
  await site.pool.query('ALTER TABLE corrections.correction DISABLE TRIGGER keep_row');
  await site.pool.query(
    `UPDATE corrections.correction SET at = now() - interval '90 days 5 minutes' WHERE condition_id = 4`,
  );
  await site.pool.query('ALTER TABLE corrections.correction ENABLE TRIGGER keep_row');
  await site.pool.query(`UPDATE publisher.page SET rendered_at = now() - interval '1 day'`);
  expect(await markEndedCorrections(site.sql)).toBe(LANGUAGES.length);
  await site.publisher.settle();
  expect(await readPage(4)).not.toContain(SHOWN);
  expect(await markEndedCorrections(site.sql)).toBe(0);
});

it('notifies caches of a correction and of an unpublished condition', async () => {
  const heard: unknown[] = [];
  const listener = new pg.Client({ connectionString: site.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await listener.query('LISTEN content_changed');
  await correct(5, WHAT);
  await site.pool.query(`UPDATE conditions SET _status = 'draft' WHERE id = 6`);
  await expect.poll(() => heard).toHaveLength(3);
  await listener.end();
  expect(heard).toEqual(expect.arrayContaining([{ corrections: 'all' }, { conditions: [6] }]));
  expect(heard.filter((one) => JSON.stringify(one) === '{"corrections":"all"}')).toHaveLength(2);
});
