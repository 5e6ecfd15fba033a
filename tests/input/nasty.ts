import * as fc from 'fast-check';

export const NASTY: unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, '', ' ', '0', '1.5', 'abc', '2147483648', 'published'],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', 'x'.repeat(100_000), '<script>', "'; DROP TABLE users; --", '../..'],
  ...['0000-01-01', '9999-99-99', '+275760-09-13T00:00:00.000Z', '294277-01-01', '$1', '%', '\\'],
  ...[[], [[]], [null], [{}], [''], [0], ['\u0000'], Array(1000).fill('x')],
  ...[{}, { length: 3 }, { length: { toString: null } }, { toString: null }, { valueOf: 1 }],
  ...[{ relationTo: 'users', value: 1 }, { relationTo: 'nothing', value: 1 }, { relationTo: 'users' }, { id: 1 }],
  ...[JSON.parse('{"__proto__": {"x": 1}}'), { constructor: { prototype: 1 } }, { $ne: null }, nested(3000)],
];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double({ noNaN: true }),
);

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '0', '-1', '-5', '1.5', '1e3', 'abc', 'null', 'NaN', 'true', '2147483648', '9'.repeat(30)),
  fc.constantFrom('%00', '%', '%E0%A4%A', '..', '%2e%2e%2f', '%ff', '%27', '[]', '{}', '{"a":1}', "'", '%5B%5D'),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Generates bodies in which one value, at any depth, is changed, missing or added. */
export function withOneValueChanged(body: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(body);
  return fc
    .tuple(fc.constantFrom(...places, ['extra'], ['id'], ['__proto__']), value, fc.integer({ max: 9, min: 0 }))
    .map(([place, other, what]) => put(body, place, what === 0 ? undefined : other));
}

/** Invalid bodies, each with a content type. */
export const invalidBodies: fc.Arbitrary<{ type: string; text: string }> = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
    '',
  ),
  text: fc.oneof(
    fc.constantFrom(
      '',
      'null',
      '[]',
      '1',
      '"x"',
      '{',
      '{"a":',
      '--x\r\n\r\n--x--',
      '--x\r\nContent-Disposition',
      'a=1&a=2',
    ),
    fc.constantFrom('--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n', '{"a":"\\ud800"}'),
    fc.constantFrom('['.repeat(50_000), `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, '{"a":1e999}'),
    fc.json(),
  ),
});

type Place = (string | number)[];

function placesIn(body: unknown, place: Place = []): Place[] {
  if (typeof body !== 'object' || body === null) return [place];
  return [place, ...Object.entries(body).flatMap(([name, part]) => placesIn(part, [...place, name]))];
}

function put(body: unknown, [name, ...rest]: Place, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(body)) return body.map((part, index) => (String(index) === name ? put(part, rest, other) : part));
  const entries = Object.entries((body ?? {}) as object).filter(([known]) => known !== name);
  const part = (body as Record<string, unknown> | undefined)?.[name];
  return Object.fromEntries([...entries, [name, put(part, rest, other)]]);
}

function nested(levels: number): unknown {
  let inner: unknown = 'x';
  for (let level = 0; level < levels; level++) inner = [inner];
  return inner;
}
