import type { PageState } from '@common-ground/api/contracts/translations/translations.ts';
import { getTranslation } from '@common-ground/api/features/translations/getTranslation.ts';
import { holdTranslations } from '@common-ground/api/features/translations/holdTranslations.ts';
import { behindIn } from '@common-ground/api/features/translations/queries/behind.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { selectConditions } from '@common-ground/cms/src/publisher/contentRows.ts';
import { toSections } from '@common-ground/cms/src/publisher/passages.ts';
import { describe, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { cms, pool } = server;
const { translator, interpreter } = server.people;
const spanish = await server.languageId('es');

const SOURCE = {
  name: 'Asthma',
  summary: 'About the lungs.',
  overview: 'It narrows the airways.\n\nMany children have it.\n\nIt can be treated well.',
  symptoms: ['Cough', 'Wheezing', 'Short breath'],
  causes: ['Pollen', 'Smoke'],
  treatments: ['Inhalers'],
  resources: [{ title: 'Lung line', url: 'https://lung.example' }],
  tags: ['lungs', 'breath'],
  aliases: ['Bronchial asthma'],
  sources: [{ title: 'Study', publisher: 'P', url: 'https://p.example' }],
};
const SPANISH = {
  name: 'Asma',
  summary: 'De los pulmones.',
  overview: 'Estrecha las vías.\n\nMuchos niños la tienen.\n\nSe trata bien.',
  symptoms: ['Tos', 'Silbidos', 'Falta de aire'],
  causes: ['Polen', 'Humo'],
  treatments: ['Inhaladores'],
  resources: [{ title: 'Pulmones', url: 'https://pulmones.example' }],
  tags: ['pulmones'],
};
const [FIRST, SECOND, THIRD] = SOURCE.overview.split('\n\n');
const join = (...paragraphs: (string | undefined)[]) => paragraphs.join('\n\n');

/** Publishes a condition with a Spanish translation, and returns their ids. */
async function givenCondition(translated: object = {}): Promise<{ id: number; translation: number }> {
  const { id } = await cms.add('conditions', { ...SOURCE, category: 1, _status: 'published' });
  const made = { ...SPANISH, ...translated, condition: id, language: spanish, _status: 'published' };
  const { id: translation } = await cms.add('condition-translations', made);
  return { id, translation };
}

const edit = (id: number, texts: object) => cms.publish('conditions', id, { isMinorEdit: false, ...texts });

/** Returns the translations that the API and the dashboard list as stale. */
async function selectBehind(): Promise<number[]> {
  return (await server.rows<{ id: number }>(`SELECT t.id ${behindIn('condition')}`)).map(({ id }) => id);
}

type Said = { list: PageState | undefined; page: string[] | null; isDue: boolean; isHeld: boolean };

/** Returns what the list of the editor interface, the page, the API and the stored revision say of a condition. */
async function read(id: number): Promise<Said> {
  const filter = { languageId: spanish, kind: 'condition', limit: 1000, offset: 0 } as const;
  const { pages } = await selectTranslatedPages(pool, filter);
  const [row] = await selectConditions(pool, [{ id, languageId: spanish }]);
  const { stale } = row ? toSections(row, 'es') : { stale: null };
  const { translation, held, revision } = await server.row<{ translation: number; held: number; revision: number }>(
    `SELECT t.id AS translation, t.source_revision::int AS held, s.revision::int AS revision
     FROM condition_translations t JOIN conditions s ON s.id = t.condition_id WHERE s.id = $1`,
    [id],
  );
  const isDue = (await selectBehind()).includes(translation);
  const list = pages.find((page) => page.id === id)?.state;
  return { list, page: stale && (stale.changed ?? ['unknown']), isDue, isHeld: held === revision };
}

const current = (list: PageState = 'published'): Said => ({ list, page: null, isDue: false, isHeld: true });
const stale = (...page: string[]): Said => ({ list: 'stale', page, isDue: true, isHeld: false });

const EDITS: [string, object[], Said][] = [
  ['an edit that is undone', [{ summary: 'Other.' }, { summary: SOURCE.summary }], current()],
  ['another alias', [{ aliases: ['Bronchial asthma', 'Reactive airways'] }], current()],
  ['other sources', [{ sources: [] }], current()],
  ['another order of a list', [{ symptoms: SOURCE.symptoms.toReversed() }], current()],
  ['another order of paragraphs', [{ overview: join(THIRD, FIRST, SECOND) }], current()],
  ['a reworded paragraph', [{ overview: join(FIRST, 'Some children have it.', THIRD) }], stale('overview')],
  ['a new paragraph', [{ overview: join(FIRST, 'Adults have it as well.', SECOND, THIRD) }], current('partial')],
  ['a removed paragraph', [{ overview: join(FIRST, THIRD) }], stale('overview')],
  [
    'a paragraph that is removed and added again',
    [{ overview: join(FIRST, THIRD) }, { overview: join(FIRST, THIRD, SECOND) }],
    current(),
  ],
  [
    'a new paragraph that is removed again',
    [{ overview: join('New.', FIRST, SECOND, THIRD) }, { overview: SOURCE.overview }],
    current(),
  ],
  [
    'a new entry that is reworded before it is translated',
    [{ symptoms: [...SOURCE.symptoms, 'Tired'] }, { symptoms: [...SOURCE.symptoms, 'Tired at night'] }],
    current('partial'),
  ],
  ['a new entry', [{ symptoms: ['Tired', ...SOURCE.symptoms] }], current('partial')],
  ['a removed entry', [{ symptoms: SOURCE.symptoms.slice(1) }], stale('symptoms')],
  ['a new related topic', [{ tags: ['lungs', 'breath', 'air'] }], stale('tags')],
  [
    'two edits of which one is undone',
    [{ summary: 'Other.' }, { causes: ['Pollen', 'Dust'] }, { summary: SOURCE.summary }],
    stale('causes'),
  ],
  ['a minor edit', [{ summary: 'About lungs.', isMinorEdit: true }], current()],
  [
    'an edit that a minor edit undoes',
    [{ summary: 'Other.' }, { summary: SOURCE.summary, isMinorEdit: true }],
    current(),
  ],
];

describe('a translation of a condition', () => {
  it.each(EDITS)('is in the same state for page, lists and API after %s', async (_, edits, said) => {
    const { id } = await givenCondition();
    expect(await read(id)).toEqual(current());
    for (const texts of edits) await edit(id, texts);
    expect(await read(id)).toEqual(said);
    // Running it again changes nothing.
    expect(await holdTranslations(pool, { kind: 'condition', id })).toEqual([]);
  });

  it('counts revisions, which news and learning use, also when nothing is stale', async () => {
    const { id } = await givenCondition();
    const { revision } = await cms.read(id);
    await edit(id, { aliases: ['One'] });
    await edit(id, { aliases: ['Two'] });
    expect((await cms.read(id)).revision).toBe((revision ?? 0) + 2);
  });

  it('is stale while entries are stale, and current when it is published or confirmed again', async () => {
    const { id, translation } = await givenCondition();
    await edit(id, { summary: 'Said otherwise.' });
    await edit(id, { aliases: ['Another'] });
    expect(await read(id)).toEqual(stale('summary'));
    await cms.publish('condition-translations', translation, { summary: 'Dicho de otra manera.' });
    expect(await read(id)).toEqual(current());
  });

  it('stays in its state after a draft, which brings no earlier revision back', async () => {
    const { id, translation } = await givenCondition();
    await edit(id, { aliases: ['One'] });
    await cms.draft('condition-translations', translation, { summary: 'Un borrador.' });
    await edit(id, { aliases: ['Two'] });
    expect(await read(id)).toEqual(current());
    await cms.publish('condition-translations', translation, { summary: 'Un borrador.' });
    expect(await read(id)).toEqual(current());
    await edit(id, { summary: 'Said otherwise.' });
    await cms.draft('condition-translations', translation, { summary: 'Otro borrador.' });
    // Lists show the draft, page and API the stale text.
    expect(await read(id)).toEqual({ ...stale('summary'), list: 'draft' });
  });

  it('stays stale when the source that it was made from is not stored', async () => {
    const { id } = await givenCondition();
    await runUnprotected(pool, 'DELETE FROM _conditions_v WHERE parent_id = $1', [id]);
    await edit(id, { summary: 'Other.' });
    await edit(id, { summary: SOURCE.summary });
    expect(await read(id)).toEqual(stale('unknown'));
  });

  it('compares what a review published during the review of a translation', async () => {
    const { id } = await givenCondition();
    const texts = { summary: 'Sobre los pulmones.' };
    const sent = await server.suggest(interpreter, id, texts, { language: 'es' });
    await server.atDesk.toReaders((await server.suggest(translator, id, { aliases: ['Another'] })).id);
    await server.atDesk.toReaders(sent.id);
    expect(await read(id)).toEqual(current());
  });

  it.each([
    [
      'a proposal of the site',
      (id: number) => server.suggest(translator, id, { summary: 'Del pecho.' }, { language: 'es' }),
    ],
    [
      'a draft in the form of the record',
      async (_: number, translation: number) => {
        return server.atDesk.saveAndSend(translator, `condition-translations/${translation}`, {
          summary: 'Del pecho.',
        });
      },
    ],
  ])('pairs the texts of a reordered list also after %s is published', async (_, send) => {
    const { id, translation } = await givenCondition();
    const symptoms = ['Cough at night', 'Wheezing', 'Short breath'];
    await edit(id, { symptoms });
    await cms.publish('condition-translations', translation, {
      symptoms: ['Tos de noche', 'Silbidos', 'Falta de aire'],
    });
    await edit(id, { symptoms: symptoms.toReversed() });
    const sent = await send(id, translation);
    await server.atDesk.toReaders(sent.id);
    await edit(id, { symptoms: ['Short breath', 'Wheezing', 'Dry cough at night'] });
    const actor = { id: translator.id, role: 'translator' };
    const { entries } = await getTranslation(
      { kind: 'condition', id, language: 'es', actor },
      { database: pool, payload: server.payload },
    );
    expect(entries.find(({ source }) => source === 'Dry cough at night')).toMatchObject({
      text: 'Tos de noche',
      madeFrom: 'Cough at night',
    });
    expect(entries.filter(({ madeFrom }) => madeFrom !== null)).toHaveLength(1);
  });

  it('has the right state after source and translation are published at the same moment', async () => {
    for (const [aliases, summary] of [
      ['One', SOURCE.summary],
      ['Two', 'Other.'],
      ['Three', 'Other.'],
      ['Four', 'More.'],
    ]) {
      const { id } = await givenCondition();
      await edit(id, { summary: 'Other.' });
      const [{ translation }] = (await server.rows<{ translation: number }>(
        'SELECT id AS translation FROM condition_translations WHERE condition_id = $1',
        [id],
      )) as [{ translation: number }];
      await Promise.all([
        edit(id, { aliases: [aliases], summary }),
        cms.publish('condition-translations', translation, { causes: ['Polen', 'Tabaco'] }),
      ]);
      const said = await read(id);
      // The translation was made from the text before or after the edit, and the states agree in both cases.
      expect([current(), stale('summary')]).toContainEqual(said);
      await edit(id, { aliases: ['Later'] });
      expect(await read(id)).toEqual(said);
    }
  });
});

it('lets a translation be saved during a publication of its source, and then holds it', async () => {
  const { id, translation } = await givenCondition();
  const sent = await server.suggest(translator, id, { overview: join('New.', FIRST, SECOND, THIRD) });
  await server.atDesk.approve(sent.id);
  const saving = await pool.connect();
  try {
    // A save locks the translation, and refers to the condition in its new version.
    await saving.query('BEGIN');
    await saving.query('SELECT FROM condition_translations WHERE id = $1 FOR NO KEY UPDATE', [translation]);
    expect(await server.atDesk.step(server.people.publisher, sent.id, 'publish')).toMatchObject({ status: 200 });
    await saving.query('SELECT FROM conditions WHERE id = $1 FOR KEY SHARE', [id]);
    await saving.query('COMMIT');
  } finally {
    saving.release();
  }
  expect((await read(id)).isHeld).toBe(false);
  await cms.draft('condition-translations', translation, { summary: 'Un borrador.' });
  expect((await read(id)).isHeld).toBe(true);
});

describe('the seed content', () => {
  it('has no stale translation after edits of all conditions are undone', async () => {
    const counted = async () => (await selectBehind()).length;
    const before = await counted();
    const ids = (
      await server.rows<{ id: number }>(
        `SELECT c.id FROM conditions c JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $1
       WHERE c._status = 'published' AND c.seed_key IS NOT NULL ORDER BY c.id LIMIT 12`,
        [spanish],
      )
    ).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([6, 10]));
    for (const id of ids) {
      const { overview, symptoms, aliases } = await cms.read(id);
      await edit(id, { overview: `First of all.\n\n${overview}`, symptoms: (symptoms as string[]).toReversed() });
      await edit(id, { overview, aliases: [...((aliases ?? []) as string[]), 'Another name'] });
    }
    expect(await counted()).toBe(before);
  });
});
