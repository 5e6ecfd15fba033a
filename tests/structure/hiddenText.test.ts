import { findHidden } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

/** What is compared and never kept as it came: secrets, of which only a hash is, and what names something that is there. */
const COMPARED =
  /(^|\.)(password|currentPassword|newPassword|token|pageDigest|publishedDigest|lang|language|email|code|secret)$/;

/** Of each kind one: the fillers are letters, and the joiner of letters a mark, to whoever asks for letters and marks. */
const HIDDEN = [
  'a\u202Ebcd',
  'a\u200Bbcd',
  'a\0bcd',
  'a\uD800bcd',
  'a\u3164bcd',
  'a\u115Fbcd',
  'a\u034Fbcd',
  'a\uFE0Fbcd',
  'a\u2800bcd',
];

it('every text that a call takes is refused, or cleaned, where it holds what nobody sees', () => {
  const taking = endpoints.flatMap(({ call }) =>
    [...textsOf(call.query, 'query'), ...textsOf(call.body, 'body')]
      .filter(({ path }) => !COMPARED.test(path))
      .filter(({ schema }) => HIDDEN.some((text) => isTaken(schema, text)))
      .map(({ path }) => `${call.name}: ${path}`),
  );
  expect(taking).toEqual([]);
});

function isTaken(schema: z.ZodType, text: string): boolean {
  const { success, data } = schema.safeParse(text);
  return success && typeof data === 'string' && findHidden(data) !== null;
}

type Inside = { shape?: Record<string, z.ZodType>; element?: z.ZodType; innerType?: z.ZodType; options?: z.ZodType[] };
type Found = { path: string; schema: z.ZodType };

/** The parts of a schema that are no objects or lists: what a single value is checked with. */
function textsOf(schema: z.ZodType, path: string): Found[] {
  const { shape, element, innerType, options } = schema.def as Inside;
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
  if (element) return textsOf(element, path);
  if (innerType) return textsOf(innerType, path);
  if (Array.isArray(options)) return options.flatMap((option) => textsOf(option, path));
  const { in: first, out } = schema.def as { in?: z.ZodType; out?: z.ZodType };
  // What a list is made of after it was read.
  if (first && (first.def as Inside).element) return textsOf(first, path);
  return first && out && (first.def as Inside).shape ? textsOf(first, path) : [{ path, schema }];
}
