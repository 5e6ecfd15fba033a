import { findHidden } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

/** Fields that are only compared, stored as a hash or used as a key. */
const COMPARED =
  /(^|\.)(password|currentPassword|newPassword|token|pageDigest|publishedDigest|lang|language|email|code|secret)$/;

/** One example of each kind of hidden character. The fillers count as letters in Unicode, and the joiner as a mark. */
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

it('refuses or cleans invisible characters in every text that a call accepts', () => {
  const taking = endpoints.flatMap(({ call }) =>
    [...findValueSchemas(call.query, 'query'), ...findValueSchemas(call.body, 'body')]
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

/** Returns the schemas of single values, without objects and lists. */
function findValueSchemas(schema: z.ZodType, path: string): Found[] {
  const { shape, element, innerType, options } = schema.def as Inside;
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => findValueSchemas(inner, `${path}.${name}`));
  if (element) return findValueSchemas(element, path);
  if (innerType) return findValueSchemas(innerType, path);
  if (Array.isArray(options)) return options.flatMap((option) => findValueSchemas(option, path));
  const { in: first, out } = schema.def as { in?: z.ZodType; out?: z.ZodType };
  // A transformed list is checked before its transformation.
  if (first && (first.def as Inside).element) return findValueSchemas(first, path);
  return first && out && (first.def as Inside).shape ? findValueSchemas(first, path) : [{ path, schema }];
}
