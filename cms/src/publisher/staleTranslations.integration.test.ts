import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { publishing } from './testing/publishing.ts';

const MADE_FROM = /Esta traducción se hizo a partir de la versión del [^.]+ de \d{4}\./;
const IN_SECTION = /Esta parte ha cambiado en inglés/g;

const site = await publishing();
afterAll(() => site.close());

const update = (data: object) => site.cms.publish('conditions', 2, data);

async function translate(data: object): Promise<void> {
  const { id } = await site.cms.translation('condition', 2, 'es');
  await site.cms.publish('condition-translations', id, data);
}

async function spanishPage(): Promise<string> {
  await site.publisher.settle();
  await site.expectWhole();
  return site.text('es/condition/2.html');
}

let round = 0;
beforeEach(async () => {
  round += 1;
  await update({ overview: `First ${round}.\n\nSecond.\n\nThird.`, symptoms: ['One'], treatments: ['One'] });
  await translate({ overview: 'Primero.', symptoms: ['Uno'], treatments: [], causes: ['Uno'] });
});

it('shows no note for a current translation, also after a draft or a minor edit', async () => {
  await update({ overview: 'Spelling of it.', isMinorEdit: true });
  await site.cms.draft('conditions', 2, { overview: 'A draft.' });
  expect(await spanishPage()).not.toMatch(/Esta traducción|ha cambiado/);
});

it('names the translated sections that changed in the source, except by minor edits', async () => {
  await update({ causes: ['Spelling'], isMinorEdit: true });
  await update({ symptoms: ['Another'], treatments: ['Another'], isMinorEdit: false });
  await update({ overview: 'Rewritten.' });
  const page = await spanishPage();
  expect(page).toMatch(MADE_FROM);
  expect(page).toContain(
    'Partes que han cambiado desde entonces en inglés: Descripción general y Síntomas frecuentes.',
  );
  expect(page.match(IN_SECTION)).toHaveLength(2);
  expect(await site.text('condition/2.html')).not.toContain('has changed in');
});

it('shows no note after an edit that makes nothing stale', async () => {
  await update({ causes: ['One'], aliases: [`Alias ${round}`], isMinorEdit: false });
  await translate({ causes: ['Uno'] });
  await update({ aliases: [`Other alias ${round}`], symptoms: ['One', 'Another'], sources: [] });
  await update({ overview: `Third.\n\nSecond.\n\nFirst ${round}.` });
  const page = await spanishPage();
  expect(page).not.toMatch(MADE_FROM);
  expect(page).not.toMatch(IN_SECTION);
  expect(page).toContain('Esta parte solo está traducida en parte: 1 de 2.');
});

it('shows no note after the source is restored or the translation is updated', async () => {
  const { overview } = await update({});
  await update({ overview: 'Rewritten.' });
  expect(await spanishPage()).toMatch(MADE_FROM);
  await update({ overview });
  expect(await spanishPage()).not.toMatch(MADE_FROM);
  await update({ overview: 'Rewritten again.' });
  expect(await spanishPage()).toMatch(MADE_FROM);
  await translate({ overview: 'Reescrito.' });
  expect(await spanishPage()).not.toMatch(MADE_FROM);
});

it('shows only that the page changed when the original version is missing', async () => {
  const { revision } = await update({});
  await update({ overview: 'Rewritten.' });
  await runUnprotected(site.pool, 'DELETE FROM _conditions_v WHERE parent_id = 2 AND version_revision = $1', [
    revision,
  ]);
  const page = await spanishPage();
  expect(page).toContain('La página en inglés ha cambiado desde que se tradujo.');
  expect(page).not.toMatch(MADE_FROM);
  expect(page).not.toMatch(IN_SECTION);
});

it('runs no more queries for an outdated translation than for a current one', async () => {
  // Counts only these queries: the number of looks for more work depends on the timing.
  const read = () => site.queries.filter((query) => /conditions/.test(query)).length;
  await spanishPage();
  site.queries.length = 0;
  await update({ views: 1 });
  await site.publisher.settle();
  const upToDate = read();
  expect(upToDate).toBeGreaterThan(0);
  await update({ overview: 'Rewritten.' });
  await site.publisher.settle();
  site.queries.length = 0;
  await update({ views: 2 });
  await site.publisher.settle();
  expect(read()).toBe(upToDate);
});
