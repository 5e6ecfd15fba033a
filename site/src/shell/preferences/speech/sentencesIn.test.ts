import { expect, it } from 'vitest';
import { sentencesIn } from './sentencesIn.ts';

const said = (text: string, lang = 'en') => sentencesIn(text, lang).map(({ start, end }) => text.slice(start, end));

it('splits a text into sentences without surrounding white space', () => {
  expect(said('  One is here.\n Is another? Yes! ')).toEqual(['One is here.', 'Is another?', 'Yes!']);
  expect(said('هل هذا سؤال؟ نعم. وهذه جملة.', 'ar')).toEqual(['هل هذا سؤال؟', 'نعم.', 'وهذه جملة.']);
  expect(said('   ')).toEqual([]);
});

it('splits a sentence that is too long at a pause, without losing text', () => {
  const long = `${'Many words follow one another here, '.repeat(12)}and end.`;
  const parts = said(long);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(180);
  expect(parts.join(' ')).toBe(long);
  expect(parts[0]).toMatch(/,$/);
  expect(said('x'.repeat(400)).join('')).toBe('x'.repeat(400));
});
