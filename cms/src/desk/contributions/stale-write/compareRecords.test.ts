import { paragraphNode, richText, textNode } from '@common-ground/api/contracts/lexicalNodes.ts';
import { describe, expect, it } from 'vitest';
import { compareRecords, isSameValue, type NamedField } from './compareRecords.ts';

const field = (given: object) => given as NamedField;
const findTitle = (collection: string, id: unknown) => `${collection} ${id}`;
const text = (words: string) => richText([paragraphNode([textNode(words, 0)])]);

const FIELDS = [
  field({ name: 'summary', label: 'Summary', type: 'textarea' }),
  field({ name: 'overview', label: 'Overview', type: 'textarea' }),
  field({ name: 'title', type: 'text' }),
  field({ name: 'same', type: 'text' }),
];

describe('compareRecords', () => {
  it('returns who changed each field, fields that both sides changed first', () => {
    const base = { summary: 'S', overview: 'O', title: 'T', same: 'X' };
    const mine = { summary: 'S', overview: 'Mine', title: 'Mine too', same: 'Y' };
    const theirs = { summary: 'Theirs', overview: 'Theirs too', title: 'T', same: 'Y' };
    expect(compareRecords(FIELDS, { base, mine, theirs }, findTitle)).toEqual([
      { name: 'overview', label: 'Overview', changedBy: 'both', mine: 'Mine', theirs: 'Theirs too' },
      { name: 'summary', label: 'Summary', changedBy: 'theirs', mine: 'S', theirs: 'Theirs' },
      { name: 'title', label: 'title', changedBy: 'mine', mine: 'Mine too', theirs: 'T' },
    ]);
  });

  it('shows a list without rows as empty when the form holds 0 for it', () => {
    const captions = field({ name: 'captions', type: 'array', fields: [field({ name: 'text', type: 'text' })] });
    const modules = field({ name: 'modules', type: 'array', fields: [captions] });
    const row = { id: 'x', captions: [] };
    const base = { captions: [], modules: [row] };
    const mine = { captions: 0, modules: [{ ...row, captions: 0 }] };
    expect(compareRecords([captions, modules], { base, mine, theirs: base }, findTitle)).toEqual([]);
    const theirs = { ...base, captions: [{ text: 'Words' }] };
    expect(compareRecords([captions, modules], { base, mine, theirs }, findTitle)).toMatchObject([
      { name: 'captions', changedBy: 'theirs', mine: '', theirs: ['text: Words'] },
    ]);
  });

  it.each([
    [{ type: 'richText' }, text('Words'), 'Words'],
    [{ type: 'checkbox' }, true, 'Yes'],
    [{ type: 'number' }, 7, '7'],
    [{ type: 'date' }, '2027-01-31T08:30:00.000Z', '31 Jan 2027, 08:30'],
    [{ type: 'select', options: [{ value: 'a', label: 'Letter A' }] }, 'a', 'Letter A'],
    [{ type: 'relationship', relationTo: 'categories' }, 3, 'categories 3'],
    [{ type: 'relationship', relationTo: ['pages'] }, { relationTo: 'pages', value: 4 }, 'pages 4'],
    [{ type: 'relationship', relationTo: 'languages', hasMany: true }, [1, 2], ['languages 1', 'languages 2']],
    [
      { type: 'json' },
      ['One', { title: 'Two', url: 'https://two.example', year: null }],
      ['One', 'Two · https://two.example'],
    ],
    [
      {
        type: 'array',
        fields: [field({ name: 'id', type: 'text' }), field({ name: 'who', label: 'Who', type: 'text' })],
      },
      [{ id: 'x', who: 'Ada' }],
      ['Who: Ada'],
    ],
    [
      {
        type: 'blocks',
        blocks: [
          {
            slug: 'quiz',
            labels: { singular: 'Quiz' },
            fields: [field({ name: 'title', label: 'Title', type: 'text' })],
          },
        ],
      },
      [{ blockType: 'quiz', title: 'First' }],
      ['Quiz\nTitle: First'],
    ],
  ])('shows the value of a field as text: %j', (kind, value, shown) => {
    const records = { base: {}, mine: { it: value }, theirs: {} };
    expect(compareRecords([field({ name: 'it', ...kind })], records, findTitle)).toMatchObject([
      { mine: shown, theirs: '', changedBy: 'mine' },
    ]);
  });
});

describe('isSameValue', () => {
  it.each([
    [undefined, null],
    ['', null],
    [[], undefined],
    [false, null],
    [[{ id: 'a', text: 'x', note: null }], [{ id: 'a', text: 'x' }]],
  ])('treats %j and %j as equal', (one, other) => expect(isSameValue(one, other)).toBe(true));

  it.each([
    [0, 1],
    ['a', 'b'],
    [['a'], ['b']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ a: 1 }, [1]],
    [true, false],
  ])('treats %j and %j as different', (one, other) => expect(isSameValue(one, other)).toBe(false));
});
