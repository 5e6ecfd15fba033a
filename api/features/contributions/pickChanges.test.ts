import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listConflicts, pickChanges } from './pickChanges.ts';

const word = fc.constantFrom('a', 'b', 'c');
const texts = fc.record({
  name: word,
  symptoms: fc.array(word, { maxLength: 2 }),
  sources: fc.array(fc.record({ title: word, publisher: word, url: word }), { maxLength: 2 }),
});

describe('listConflicts', () => {
  it('returns the fields that both sides changed to different texts', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, current, wanted) => {
        const proposed = pickChanges(wanted, base);
        const conflicts = listConflicts({ proposed, base, current });
        for (const field of ['name', 'symptoms', 'sources'] as const) {
          const [b, c, w] = [base, current, wanted].map((one) => JSON.stringify(one[field]));
          expect(conflicts.includes(field)).toBe(b !== c && b !== w && c !== w);
        }
      }),
    );
  });

  it('lets a merge keep the changes of both sides when it returns no field', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, current, wanted) => {
        const proposed = pickChanges(wanted, base);
        fc.pre(listConflicts({ proposed, base, current }).length === 0);
        const joined = { ...current, ...proposed };
        for (const field of ['name', 'symptoms', 'sources'] as const) {
          if (JSON.stringify(wanted[field]) !== JSON.stringify(base[field]))
            expect(joined[field]).toEqual(wanted[field]);
          else expect(joined[field]).toEqual(current[field]);
        }
      }),
    );
  });
});
