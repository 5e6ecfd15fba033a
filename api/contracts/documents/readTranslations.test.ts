import { expect, it } from 'vitest';
import { readTranslations } from './readTranslations.ts';
import { CONDITION_DOCUMENT } from './rows/condition.ts';
import { PAGE_DOCUMENT } from './rows/page.ts';
import type { MadeTranslation } from './translatedEntries.ts';

const { parts } = CONDITION_DOCUMENT;
const source = {
  name: 'Asthma',
  overview: 'It narrows the airways.\nMany children have it.\nIt can be treated well.',
  symptoms: ['Cough', 'Wheezing'],
  tags: ['lungs', 'breath'],
  aliases: ['Bronchial asthma'],
};
const texts = {
  name: 'Asma',
  overview: 'Estrecha las vías.\nMuchos niños la tienen.\nSe trata bien.',
  symptoms: ['Tos', 'Silbidos'],
  tags: ['pulmones'],
  aliases: ['Asma bronquial', 'Asma infantil'],
};
const [first, second, third] = source.overview.split('\n') as [string, string, string];
const published: MadeTranslation = { source, texts };

/** Reads the published translation and a proposal, and returns rows of label, source, published and proposed text. */
function read(now: object, proposal: MadeTranslation = published) {
  const { labels, ...beside } = readTranslations(parts, { now, states: [published, proposal], published });
  const [before, proposed] = beside.texts;
  const rows = Object.entries(labels).map(([key, label]) => [
    label,
    beside.source[key],
    before?.[key],
    proposed?.[key],
  ]);
  const former = Object.entries(beside.former).map(([key, text]) => [labels[key], text]);
  return { ...beside, rows: rows.filter(([label]) => String(label).startsWith('Overview')), former };
}

it('pairs the paragraphs of a translation whose source got a new one in the middle', () => {
  const now = { ...source, overview: [first, 'Smoke makes it worse.', second, third].join('\n') };
  const made = { source: now, texts: { overview: 'Uno.\nEl humo.\nDos.\nTres.' } };
  expect(read(now, made)).toMatchObject({
    rows: [
      ['Overview · Paragraph 1', first, 'Estrecha las vías.', 'Uno.'],
      ['Overview · Paragraph 2', 'Smoke makes it worse.', '', 'El humo.'],
      ['Overview · Paragraph 3', second, 'Muchos niños la tienen.', 'Dos.'],
      ['Overview · Paragraph 4', third, 'Se trata bien.', 'Tres.'],
    ],
    former: [],
  });
});

it('shows a removed paragraph after the others, with its former source and both texts', () => {
  const now = { ...source, overview: [first, third].join('\n') };
  expect(read(now)).toMatchObject({
    rows: [
      ['Overview · Paragraph 1', first, 'Estrecha las vías.', 'Estrecha las vías.'],
      ['Overview · Paragraph 2', third, 'Se trata bien.', 'Se trata bien.'],
      ['Overview · Paragraph 2', undefined, 'Muchos niños la tienen.', 'Muchos niños la tienen.'],
    ],
    former: [['Overview · Paragraph 2', second]],
  });
  const made = { source: now, texts: { ...texts, overview: 'Uno.\nTres.' } };
  expect(read(now, made).rows.at(-1)).toEqual(['Overview · Paragraph 2', undefined, 'Muchos niños la tienen.', '']);
});

it('pairs the paragraphs of a source in another order, and names the one that was reworded too', () => {
  const reworded = 'It can be treated very well.';
  expect(read({ ...source, overview: [reworded, second, first].join('\n') })).toMatchObject({
    rows: [
      ['Overview · Paragraph 1', reworded, 'Se trata bien.', 'Se trata bien.'],
      ['Overview · Paragraph 2', second, 'Muchos niños la tienen.', 'Muchos niños la tienen.'],
      ['Overview · Paragraph 3', first, 'Estrecha las vías.', 'Estrecha las vías.'],
    ],
    former: [['Overview · Paragraph 1', third]],
  });
});

it('reads a text as a whole in all states when one has fewer paragraphs than its source', () => {
  const now = { ...source, overview: [first, second].join('\n') };
  expect(read(now, { source: now, texts: { overview: 'Uno.' } })).toMatchObject({
    rows: [['Overview', `${first}\n${second}`, texts.overview, 'Uno.']],
    former: [['Overview', source.overview]],
  });
});

it('reads own texts without their source, and texts that are translated together as a list', () => {
  const now = { ...source, aliases: ['Another'], tags: ['lungs', 'air'] };
  const { source: beside, former, texts: states } = read(now);
  expect([beside.aliases, beside.tags]).toEqual([undefined, ['lungs', 'air']]);
  expect(former).toEqual([['Related topics', ['lungs', 'breath']]]);
  expect(states[0]).toMatchObject({ aliases: texts.aliases, tags: ['pulmones'] });
});

it('pairs the blocks of a page about the site', () => {
  const before = { title: 'Terms', summary: 'S', body: '## One\n\nFirst.\n\n## Two\n\nSecond.' };
  const made = {
    source: before,
    texts: { title: 'T', summary: 'S', body: '## Uno\n\nPrimero.\n\n## Dos\n\nSegundo.' },
  };
  const now = { ...before, body: '## Two\n\nSecond.\n\n## One\n\nFirst.' };
  const { texts: states } = readTranslations(PAGE_DOCUMENT.parts, { now, states: [made], published: made });
  expect(Object.values(states[0] ?? {})).toEqual(['T', 'S', '## Dos', 'Segundo.', '## Uno', 'Primero.']);
});
