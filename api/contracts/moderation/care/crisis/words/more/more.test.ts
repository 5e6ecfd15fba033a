import { describe, expect, it } from 'vitest';
import { createRecogniser } from '../../createRecogniser.ts';
import { loadRecogniser } from '../../loadRecogniser.ts';
import { recogniser } from '../../recogniser.ts';
import { BASIC_SLOTS } from '../../slots/slots.ts';
import { CORE_SENTENCES } from '../coreSentences.ts';
import { FULL_LISTS } from '../full.ts';
import { createBrowserLists } from '../packed/createBrowserLists.ts';
import { packed } from '../packed/generated/en.ts';
import { MORE_LISTS } from './more.ts';
import { MORE_SENTENCES } from './sentences.ts';

/** As a browser reads on an English page, and as the server reads. */
const readers = {
  browser: createRecogniser(createBrowserLists('en', packed)),
  server: createRecogniser([...FULL_LISTS, ...MORE_LISTS]),
};
const loaded = {
  en: await loadRecogniser('en'),
  es: await loadRecogniser('es'),
  fr: await loadRecogniser('fr'),
  ar: await loadRecogniser('ar'),
};
const coreRows = Object.entries(CORE_SENTENCES).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([kind, texts]) => texts.map((text) => ({ language, kind, text }))),
);
const rows = Object.entries(MORE_SENTENCES).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([kind, texts]) => texts.map((text) => ({ language, kind, text }))),
);

describe('the most urgent sentences in further languages', () => {
  it.each(MORE_LISTS)('have words in $language for each basic slot', ({ words }) =>
    expect(BASIC_SLOTS.filter((slot) => !words[slot].trim())).toEqual([]),
  );

  it.each(rows)('are recognised as sure in $language: $text', ({ language, kind, text }) => {
    for (const recognise of Object.values(readers))
      expect(recognise(text)).toMatchObject({ kind, language, certainty: 'sure' });
  });
});

describe('the core sentences of the languages of the interface', () => {
  it.each(coreRows)(
    'are recognised as sure on a page in any language: $language, $text',
    ({ language, kind, text }) => {
      for (const recognise of [recogniser, ...Object.values(loaded)])
        expect(recognise(text)).toMatchObject({ kind, language, certainty: 'sure' });
    },
  );
});
