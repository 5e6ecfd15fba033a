import { describe, expect, it } from 'vitest';
import { CONDITION_DOCUMENT } from './rows/condition.ts';
import { PAGE_DOCUMENT } from './rows/page.ts';
import { findStaleEntries } from './translatedEntries.ts';

const { parts } = CONDITION_DOCUMENT;
const source = {
  name: 'Asthma',
  summary: 'About the lungs.',
  overview: 'It narrows the airways.\n\nMany children have it.\n\nIt can be treated well.',
  symptoms: ['Cough', 'Wheezing', 'Short breath'],
  causes: ['Pollen', 'Smoke'],
  treatments: ['Inhalers'],
  resources: ['Lung line: https://lung.example', 'Air help: https://air.example'],
  tags: ['lungs', 'breath'],
  aliases: ['Bronchial asthma'],
  sources: [{ title: 'Study', publisher: 'P', url: 'https://p.example' }],
  categoryId: 1,
};
const texts = {
  name: 'Asma',
  summary: 'De los pulmones.',
  overview: 'Estrecha las vías.\n\nMuchos niños la tienen.\n\nSe trata bien.',
  symptoms: ['Tos', 'Silbidos', 'Falta de aire'],
  causes: ['Polen', 'Humo'],
  treatments: ['Inhaladores'],
  resources: ['Pulmones: https://pulmones.example'],
  tags: ['pulmones'],
  aliases: [],
};
const stale = (now: object, own: object = {}) =>
  findStaleEntries(parts, { ...source, ...now }, { source, texts: { ...texts, ...own } }).map(({ key }) => key);

describe('a translation of a condition', () => {
  it.each<[string, object, string[]]>([
    ['nothing changed', {}, []],
    ['an alias was added', { aliases: ['Bronchial asthma', 'Another'] }, []],
    ['sources and category changed', { sources: [], categoryId: 2 }, []],
    ['a list has another order', { symptoms: source.symptoms.toReversed() }, []],
    ['paragraphs have another order', { overview: source.overview.split('\n\n').toReversed().join('\n\n') }, []],
    ['only blank lines changed', { overview: `${source.overview.replaceAll('\n\n', '\n \n\n')}\n` }, []],
    ['tags and resources have another order', { tags: ['breath', 'lungs'] }, []],
    ['an entry was added', { symptoms: ['Tired', ...source.symptoms] }, []],
    ['a paragraph was added', { overview: `First of all, rest.\n\n${source.overview}` }, []],
    ['a tag was added', { tags: ['lungs', 'breath', 'air'] }, ['tags']],
    ['a resource was reworded', { resources: ['Lung line: https://lung.example'] }, ['resources']],
    ['a text was reworded', { summary: 'About lungs.' }, ['summary']],
    ['an entry was reworded', { symptoms: ['Cough', 'Wheezing at night', 'Short breath'] }, ['symptoms.1']],
    ['an entry was removed', { symptoms: ['Cough', 'Short breath'] }, ['symptoms.1']],
    ['a list was emptied', { treatments: [] }, ['treatments.0']],
    ['a paragraph was removed', { overview: source.overview.split('\n\n').slice(1).join('\n\n') }, ['overview.0']],
    [
      'a paragraph was reworded and moved to the end',
      { overview: 'Many children have it.\n\nIt can be treated well.\n\nIt narrows the small airways.' },
      ['overview.2'],
    ],
  ])('names the stale entries when %s', (_, now, keys) => expect(stale(now)).toEqual(keys));

  it('has nothing stale in texts that it does not have', () => {
    expect(stale({ symptoms: ['Other'], overview: 'Other.' }, { symptoms: [], overview: '' })).toEqual([]);
    expect(stale({ symptoms: ['Cough', 'Other', 'Short breath'] }, { symptoms: ['Tos', '', 'Aire'] })).toEqual([]);
  });

  it('compares a list of another length as a whole, in any order', () => {
    const fewer = { symptoms: ['Tos', 'Silbidos'] };
    const more = { symptoms: ['Tos', 'Silbidos', 'Falta de aire', 'Cansancio'] };
    const moved = { symptoms: source.symptoms.toReversed() };
    const longer = { symptoms: [...source.symptoms, 'Tired'] };
    const shorter = { symptoms: source.symptoms.slice(1) };
    expect([stale(moved, fewer), stale(longer, fewer), stale(shorter, fewer)]).toEqual([[], [], ['symptoms']]);
    expect([stale(moved, more), stale(longer, more), stale(shorter, more)]).toEqual([[], ['symptoms'], ['symptoms']]);
  });
});

it('compares the body of a page about the site block by block', () => {
  const before = { title: 'Terms', summary: 'What holds.', body: '## One\n\nFirst.\n\n- a\n- b\n\nLast.' };
  const made = { source: before, texts: { title: 'T', summary: 'S', body: '## Uno\n\nPrimero.\n\n- a\n- b\n\nFin.' } };
  const keys = (now: object) =>
    findStaleEntries(PAGE_DOCUMENT.parts, { ...before, ...now }, made).map(({ key }) => key);
  expect(keys({ body: 'Last.\n\n## One\n\nFirst.\n\n- a\n- b' })).toEqual([]);
  expect(keys({ body: '## One\n\nFirst.\n\n- a\n- c\n\nLast.' })).toEqual(['body.2']);
  expect(keys({ title: 'Terms of use' })).toEqual(['title']);
});
