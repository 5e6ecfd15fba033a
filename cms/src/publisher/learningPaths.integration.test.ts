import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import type { PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLearningPath } from './testing/edits.ts';
import { createPathTexts, learningPath } from './testing/learning.ts';
import { publishing } from './testing/publishing.ts';

const inAll = (...paths: string[]) =>
  LANGUAGE_CODES.flatMap((code) => paths.map((path) => `${code === 'en' ? '' : `${code}/`}${path}.html`)).sort();

const site = await publishing();
const { cms } = site;
beforeAll(async () => {
  await runUnprotected(site.pool, 'DELETE FROM learning_modules');
  await runUnprotected(site.pool, 'DELETE FROM learning_paths');
  await site.settle();
});
afterAll(() => site.close());

const list = () => site.text('learning.html');
const listPathFiles = (id: number) => inAll(`learning/paths/${id}`);
const listModuleFiles = (...ids: number[]) => inAll(...ids.map((id) => `learning/modules/${id}`));
const SITEMAP = 'sitemaps/pages.xml';
let first: number;

function publish(id: number, word: string, translations: Record<string, PathTexts> = {}) {
  return publishPath(site.pool, { path: learningPath(id, word), language: 'en', translations });
}

it('writes the pages of a path and its modules, and the lists, when the path is published', async () => {
  expect(await list()).toContain('No learning path is published yet');
  first = (await cms.add('learning-paths', newLearningPath('First steps'))).id;
  expect(await site.changes()).toEqual([]);
  await publish(first, 'First');
  expect(await site.changes()).toEqual(
    [
      ...inAll('learning', 'learning/remember'),
      ...listPathFiles(first),
      ...listModuleFiles(first * 10 + 1, first * 10 + 2),
      SITEMAP,
    ].sort(),
  );
  expect(await list()).toMatch(/First path.*First to read.*First to answer/s);
  expect(await site.text(`learning/paths/${first}.html`)).toMatch(/First path.*First to read.*First to answer/s);
  expect(await site.text(`learning/modules/${first * 10 + 1}.html`)).toMatch(/First first.*<strong>First<\/strong>/s);
  const quiz = await site.text(`learning/modules/${first * 10 + 2}.html`);
  expect(quiz).toMatch(/First\?.*First yes.*First no/s);
  expect(quiz).not.toContain('It is not.');
});

it('shows a path in a language once its translation is whole, and links to it', async () => {
  const inArabic = await site.text(`ar/learning/paths/${first}.html`);
  expect(inArabic).toMatch(/<h1[^>]*lang="en"/);
  expect(inArabic).toContain('fallback-note');
  await publish(first, 'First', { es: createPathTexts(learningPath(first, ''), 'Uno') });
  // Every page of the path lists its languages. Module pages do so only where they are translated, lists never.
  const ofModules = listModuleFiles(first * 10 + 1, first * 10 + 2).filter((file) => !/^(ar|fr)/.test(file));
  expect(await site.changes()).toEqual(
    ['es/learning.html', 'es/learning/remember.html', ...listPathFiles(first), ...ofModules, SITEMAP].sort(),
  );
  expect(await site.text(`es/learning/paths/${first}.html`)).not.toContain('fallback-note');
  expect(await site.text(`learning/paths/${first}.html`)).toContain('hreflang="es"');
  for (const below of [`es/learning/paths/${first}.html`, `es/learning/modules/${first * 10 + 1}.html`])
    expect(await site.text(below)).toMatch(/<a href="\/es\/learning" aria-current="true"/);
});

it('renders the pages of a path for each rating, and when the name of its author changes', async () => {
  expect(await site.text(`learning/paths/${first}.html`)).toContain('No ratings yet.');
  const { rows } = await site.pool.query<{ id: number }>(
    `INSERT INTO users (username, email, display_name, role) VALUES ('rater', 'rater@example.org', 'Somebody', 'user') RETURNING id`,
  );
  const userId = rows[0]?.id;
  const rating = 'INSERT INTO learning_path_reviews (learning_path_id, user_id, rating, review) VALUES ($1, $2, 4, $3)';
  await site.pool.query(rating, [first, userId, '<i>Clear</i>']);
  expect(await site.changes()).toEqual(listPathFiles(first));
  expect(await site.text(`learning/paths/${first}.html`)).toMatch(
    /4 out of 5, from 1 rating.*Somebody.*&lt;i&gt;Clear/s,
  );
  expect(await site.text(`es/learning/paths/${first}.html`)).toContain('4 de 5');
  await site.pool.query(`UPDATE users SET display_name = 'Somebody else' WHERE id = $1`, [userId]);
  expect(await site.changes()).toEqual(listPathFiles(first));
  expect(await site.text(`learning/paths/${first}.html`)).toContain('Somebody else');
  await site.pool.query(`UPDATE learning_path_reviews SET state = 'hidden' WHERE user_id = $1`, [userId]);
  expect(await site.changes()).toEqual(listPathFiles(first));
  expect(await site.text(`learning/paths/${first}.html`)).not.toMatch(/Somebody else|Clear/);
  await site.pool.query(`UPDATE learning_path_reviews SET state = 'visible' WHERE user_id = $1`, [userId]);
  await site.changes();
  await site.pool.query('DELETE FROM users WHERE id = $1', [userId]);
  expect(await site.changes()).toEqual(listPathFiles(first));
  expect(await site.text(`learning/paths/${first}.html`)).toContain('No ratings yet.');
});
