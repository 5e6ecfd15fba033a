import { describe, expect, it } from 'vitest';
import { loadRecogniser } from '../../loadRecogniser.ts';
import { recogniser } from '../../recogniser.ts';
import { BASIC_SLOTS } from '../../slots/slots.ts';
import { CORE_SENTENCES } from '../../testing/coreSentences.ts';
import { MORE_SENTENCES } from '../../testing/moreSentences.ts';
import { FURTHER_LISTS } from './more.ts';

const loaded = {
  en: await loadRecogniser('en'),
  es: await loadRecogniser('es'),
  fr: await loadRecogniser('fr'),
  ar: await loadRecogniser('ar'),
};

type Sentences = Record<string, Partial<Record<string, string[]>>>;

function listSentences(sentences: Sentences) {
  return Object.entries(sentences).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, texts = []]) => texts.map((text) => ({ language, kind, text }))),
  );
}

describe('recogniser in further languages', () => {
  it.each(FURTHER_LISTS)('has words in $language for each basic slot', ({ words }) =>
    expect(BASIC_SLOTS.filter((slot) => !words[slot].trim())).toEqual([]),
  );

  it.each(listSentences(MORE_SENTENCES))(
    'is sure of the urgent sentence in $language: $text',
    ({ language, kind, text }) => {
      for (const recognise of [recogniser, loaded.en])
        expect(recognise(text)).toMatchObject({ kind, language, certainty: 'sure' });
    },
  );
});

describe('the core sentences of the languages of the interface', () => {
  it.each(listSentences(CORE_SENTENCES))(
    'are recognised as sure on a page in any language: $language, $text',
    ({ language, kind, text }) => {
      for (const recognise of [recogniser, ...Object.values(loaded)])
        expect(recognise(text)).toMatchObject({ kind, language, certainty: 'sure' });
    },
  );
});
