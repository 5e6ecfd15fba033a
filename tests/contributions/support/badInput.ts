import * as fc from 'fast-check';
import type { Answer } from './reviewWorld.ts';

/** Values that a body may hold where the contract wants another. */
export const NASTY = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e300,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(100_000),
    '\u202e',
    '<script>',
    "'; DROP TABLE users; --",
  ],
  ...[
    [],
    [[]],
    [null],
    [{}],
    [''],
    ['\u0000'],
    Array(1000).fill('x'),
    {},
    { length: 3 },
    { toString: 'x' },
    JSON.parse('{"__proto__": {"x": 1}}'),
    { $ne: null },
  ],
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 5 }),
);
export const FIELDS = [
  'name',
  'summary',
  'overview',
  'symptoms',
  'causes',
  'treatments',
  'resources',
  'tags',
  'categoryId',
  'contributorName',
  'contributorEmail',
] as const;

/** Bodies that are right but for some of their fields. */
export const bent = <Field extends string>(fields: readonly Field[]) =>
  fc.dictionary(fc.constantFrom(...fields), nasty, { minKeys: 1, maxKeys: 2, noNullPrototype: true });

export const bendTexts = (body: object, value: unknown) =>
  FIELDS.slice(0, 8).map((field) => ({ ...body, texts: { [field]: value } }));

export const isAnswered = ({ status, text }: Pick<Answer, 'status' | 'text'>) =>
  (status === 200 || (status >= 400 && status < 500)) && text.length > 0;
