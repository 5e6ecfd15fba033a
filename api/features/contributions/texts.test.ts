import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, conflictsOf, toRecord, toResource, toTexts } from './texts.ts';

describe('resources', () => {
  it.each([
    ['WHO: https://www.who.int', { title: 'WHO', url: 'https://www.who.int' }],
    [
      'A: title with a colon: https://example.org/a?b=c',
      { title: 'A: title with a colon', url: 'https://example.org/a?b=c' },
    ],
    ['https://example.org/', { title: 'example.org', url: 'https://example.org/' }],
  ])('"%s" is shown as a link', (entry, resource) => expect(toResource(entry)).toEqual(resource));

  it.each(['My doctor told me', 'Trap: javascript:alert(1)', 'Title: https://', 'ftp://example.org', ''])(
    '"%s" is for the reviewer alone',
    (entry) => expect(toResource(entry)).toBeNull(),
  );

  it('come back as they were when nothing is changed', () => {
    const resources = [{ title: 'One: two', url: 'https://example.org/' }];
    const texts = toTexts({
      name: 'N',
      summary: '',
      overview: '',
      symptoms: [],
      causes: [],
      treatments: [],
      resources,
      tags: [],
      aliases: [],
    });
    expect(toRecord({ resources: texts.resources })).toEqual({ resources });
  });
});

const word = fc.constantFrom('a', 'b', 'c');
const texts = fc.record({ name: word, summary: word, symptoms: fc.array(word, { maxLength: 2 }) });

describe('a proposal beside a page that has moved on', () => {
  it('is in conflict just where both changed the same field to different texts', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, current, wanted) => {
        const proposed = changesOf(wanted, base);
        const conflicts = conflictsOf({ proposed, base, current });
        for (const field of ['name', 'summary', 'symptoms'] as const) {
          const [b, c, w] = [base, current, wanted].map((one) => JSON.stringify(one[field]));
          expect(conflicts.includes(field)).toBe(b !== c && b !== w && c !== w);
        }
      }),
    );
  });

  it('loses nothing of either where there is no conflict', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, current, wanted) => {
        const proposed = changesOf(wanted, base);
        fc.pre(conflictsOf({ proposed, base, current }).length === 0);
        const joined = { ...current, ...proposed };
        for (const field of ['name', 'summary', 'symptoms'] as const) {
          if (JSON.stringify(wanted[field]) !== JSON.stringify(base[field]))
            expect(joined[field]).toEqual(wanted[field]);
          else expect(joined[field]).toEqual(current[field]);
        }
      }),
    );
  });
});
