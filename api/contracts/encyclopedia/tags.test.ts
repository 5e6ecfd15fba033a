import { describe, expect, it } from 'vitest';
import { groupByTag, type TaggedCondition } from './tags.ts';

const tagged = (id: number, name: string, language: string, ...tags: string[]): TaggedCondition => ({
  id,
  name: { value: name, language },
  tags: { value: tags, language },
});

describe('groupByTag', () => {
  it('joins spellings with the same slug under the most frequent one', () => {
    const groups = groupByTag(
      [
        tagged(1, 'Zoster', 'en', 'chronic pain'),
        tagged(2, 'ADHD', 'en', 'Chronic Pain'),
        tagged(3, 'B', 'en', 'Chronic Pain'),
      ],
      'en',
    );
    const conditions = [2, 3, 1].map((id) => expect.objectContaining({ id }));
    expect([...groups.values()]).toEqual([
      { slug: 'chronic-pain', name: { value: 'Chronic Pain', language: 'en' }, conditions },
    ]);
  });

  it('names a tag in the language of the page when one condition has it in that language', () => {
    const conditions = [
      tagged(1, 'A', 'en', 'Éducation'),
      tagged(2, 'B', 'en', 'Éducation'),
      tagged(3, 'C', 'fr', 'éducation'),
    ];
    expect(groupByTag(conditions, 'fr').get('education')?.name).toEqual({ value: 'éducation', language: 'fr' });
    expect(groupByTag(conditions.slice(0, 2), 'fr').get('education')?.name.language).toBe('en');
  });

  it('leaves out tags without letters and digits, and lists a condition once', () => {
    const groups = groupByTag([tagged(1, 'A', 'en', '!', 'Pain', 'pain', 'work')], 'en');
    expect([...groups].map(([slug, { conditions }]) => [slug, conditions.length])).toEqual([
      ['pain', 1],
      ['work', 1],
    ]);
  });
});
