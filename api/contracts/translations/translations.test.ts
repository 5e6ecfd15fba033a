import { expect, it } from 'vitest';
import { translationDraftSchema } from './translations.ts';

it('keeps empty texts and the positions of empty entries in a draft', () => {
  const texts = { name: '', symptoms: ['', 'Dos'] };
  const draft = { texts, note: ' Words ', sourceRevision: 3, publishedDigest: '', draft: null };
  expect(translationDraftSchema('condition').parse(draft)).toEqual({ ...draft, note: 'Words' });
});

it('refuses drafts with foreign fields, wrong shapes or text that PostgreSQL cannot store', () => {
  const isTaken = (texts: object) =>
    translationDraftSchema('category').safeParse({ texts, sourceRevision: 1, publishedDigest: '', draft: null })
      .success;
  const name = 'Nombre';
  expect([{ name }, { summary: name }, { name: [name] }, { name: 'a\0b' }, { name: '\ud800' }].map(isTaken)).toEqual([
    ...[true, false, false, false, false],
  ]);
});
