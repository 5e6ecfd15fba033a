import { expect, it } from 'vitest';
import { translationDraftSchema } from './translations.ts';

it('a draft keeps empty texts and the place of empty entries', () => {
  const texts = { name: '', symptoms: ['', 'Dos'] };
  const draft = { texts, note: ' Words ', sourceRevision: 3, publishedDigest: '', draft: null };
  expect(translationDraftSchema('condition').parse(draft)).toEqual({ ...draft, note: 'Words' });
});

it('a draft has no field of another kind, no wrong shape and no text that PostgreSQL cannot keep', () => {
  const isTaken = (texts: object) =>
    translationDraftSchema('category').safeParse({ texts, sourceRevision: 1, publishedDigest: '', draft: null })
      .success;
  const name = 'Nombre';
  expect([{ name }, { summary: name }, { name: [name] }, { name: 'a\0b' }, { name: '\ud800' }].map(isTaken)).toEqual([
    ...[true, false, false, false, false],
  ]);
});
