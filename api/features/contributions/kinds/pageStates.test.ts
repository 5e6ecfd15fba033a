import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinDocuments } from '../../../contracts/documents/joinDocuments.ts';
import { CONDITION_DOCUMENT } from '../../../contracts/documents/rows/condition.ts';
import type { Texts } from '../../../contracts/encyclopedia/fields.ts';
import { pickChanges } from '../pickChanges.ts';
import { NOWHERE } from '../queries/place.ts';
import { toPageStates } from './pageStates.ts';

const word = fc.constantFrom('a', 'b', 'c');
const texts = fc.record({
  name: word,
  symptoms: fc.array(word, { maxLength: 2 }),
  sources: fc.array(fc.record({ title: word, publisher: word, url: word }), { maxLength: 2 }),
});
const FIELDS = ['name', 'symptoms', 'sources'] as const;

/** Joins a proposal that has only its changed fields with the present texts. */
function join(base: Texts, now: Texts, wanted: Texts) {
  const place = { ...NOWHERE, conditionId: 1, categoryId: 1 };
  const states = toPageStates({ ...place, kind: 'edit', content: pickChanges(wanted, base), base: { texts: base } });
  return joinDocuments<Texts>(CONDITION_DOCUMENT.parts, { ...states, now });
}

describe('a proposal of changed fields', () => {
  it('conflicts in the fields that both sides changed to different texts', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, now, wanted) => {
        const { conflicts } = join(base, now, wanted);
        for (const field of FIELDS) {
          const [b, c, w] = [base, now, wanted].map((one) => JSON.stringify(one[field]));
          expect(conflicts.includes(field)).toBe(b !== c && b !== w && c !== w);
        }
      }),
    );
  });

  it('keeps the changes of both sides when it has no conflict', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, now, wanted) => {
        const { joined, conflicts } = join(base, now, wanted);
        fc.pre(conflicts.length === 0);
        for (const field of FIELDS) {
          const isChanged = JSON.stringify(wanted[field]) !== JSON.stringify(base[field]);
          expect(joined[field]).toEqual(isChanged ? wanted[field] : now[field]);
        }
      }),
    );
  });
});
