import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlug } from './slug.ts';

describe('toSlug', () => {
  it.each([
    ['Chronic Pain', 'chronic-pain'],
    ['  Éducation & école ', 'education-ecole'],
    ['niños', 'ninos'],
    ['Down’s/Trisomy-21', 'down-s-trisomy-21'],
    ['الحَرَكة', 'الحركة'],
    ['ألم مـزمن', 'الم-مزمن'],
    ['إعاقة غير مرئية', 'اعاقة-غير-مرئية'],
    ['दर्द', 'दर्द'],
    ['!?', ''],
  ])('writes "%s" as "%s"', (text, slug) => expect(toSlug(text)).toBe(slug));

  it('returns the same slug for a slug', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => toSlug(toSlug(text)) === toSlug(text)));
  });
});
