import { clearAway } from '@common-ground/api/platform/testing/withoutKeeping.ts';
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

it('a translation says nothing while it is up to date, though a draft or a minor edit came after it', async () => {
  await update({ overview: 'Spelling of it.', isMinorEdit: true });
  await site.cms.draft('conditions', 2, { overview: 'A draft.' });
  expect(await spanishPage()).not.toMatch(/Esta traducción|ha cambiado/);
});

it('names what changed in the source since, minor edits and texts that are not translated aside', async () => {
  await update({ causes: ['Spelling'], isMinorEdit: true });
  await update({ symptoms: ['One', 'Another'], treatments: ['Another'], isMinorEdit: false });
  await update({ overview: 'Rewritten.' });
  const page = await spanishPage();
  expect(page).toMatch(MADE_FROM);
  expect(page).toContain(
    'Partes que han cambiado desde entonces en inglés: Descripción general y Síntomas frecuentes.',
  );
  expect(page.match(IN_SECTION)).toHaveLength(2);
  expect(await site.text('condition/2.html')).not.toContain('has changed in');
});

it('says nothing any more when the source is as it was, or the translation was held against it anew', async () => {
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

it('says that the page changed, and no more, when the version it was made from is not kept', async () => {
  const { revision } = await update({});
  await update({ overview: 'Rewritten.' });
  await clearAway(site.pool, 'DELETE FROM _conditions_v WHERE parent_id = 2 AND version_revision = $1', [revision]);
  const page = await spanishPage();
  expect(page).toContain('La página en inglés ha cambiado desde que se tradujo.');
  expect(page).not.toMatch(MADE_FROM);
  expect(page).not.toMatch(IN_SECTION);
});

it('asks no more of the database for translations that lag behind than for others', async () => {
  // How often the loop looks for more to do depends on the moment.
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
