import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWording, LANGUAGE_CODES, type LanguageCode } from '@common-ground/api/contracts/languages.ts';
import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import { load } from 'js-yaml';
import { z } from 'zod';

export const KINDS = [
  'name',
  'alias',
  'abbreviation',
  'lay',
  'typo',
  'accent',
  'symptom',
  'other-language',
  'sentence',
] as const;
export const HALVES = ['first', 'second'] as const;
/** Languages for which queries were judged. */
export const JUDGED_CODES = LANGUAGE_CODES.filter(hasWording);

const query = z.strictObject({
  q: z.string().trim().min(2),
  /** Key of the right condition (its folder in `content-seed/conditions`), or of several that are all right. */
  finds: z.union([z.string().transform((key) => [key]), z.array(z.string()).min(1)]),
  kind: z.enum(KINDS),
});
const file = z.strictObject({ first: z.array(query), second: z.array(query) });

export type JudgedQuery = {
  q: string;
  /** Ids of the conditions that are right. */
  right: number[];
  kind: (typeof KINDS)[number];
  language: LanguageCode;
  half: (typeof HALVES)[number];
};

/** The queries of all four languages, with the ids that the seed content gives its conditions. */
export function readJudgedQueries(): JudgedQuery[] {
  const ids = new Map(readSeedContent().conditions.map(({ key, source }) => [key, source.id]));
  return JUDGED_CODES.flatMap((language) => {
    const name = `queries/${language}.yaml`;
    const halves = file.parse(load(readFileSync(path.join(import.meta.dirname, name), 'utf8')));
    return HALVES.flatMap((half) =>
      halves[half].map(({ q, finds, kind }) => {
        const right = finds.map((key) => {
          const id = ids.get(key);
          if (id === undefined) throw new Error(`${name}: "${q}": there is no condition "${key}"`);
          return id;
        });
        return { q, right, kind, language, half };
      }),
    );
  });
}
