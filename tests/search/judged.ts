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
  'medicine',
  'old-name',
  'latin-letters',
] as const;
/** Languages for which queries were judged. */
export const JUDGED_CODES = LANGUAGE_CODES.filter(hasWording);

const query = z.strictObject({
  q: z.string().trim().min(2),
  /** Key of the right condition (its folder in `content-seed/conditions`), or of several that are all right. */
  finds: z.union([z.string().transform((key) => [key]), z.array(z.string()).min(1)]),
  kind: z.enum(KINDS),
});
const file = z.strictObject({ queries: z.array(query), absent: z.array(z.string()) });

export type JudgedQuery = {
  q: string;
  /** Ids of the conditions that are right. */
  right: number[];
  kind: (typeof KINDS)[number];
  language: LanguageCode;
};

/** Returns the queries of all four languages, with the ids that the seed content gives its conditions. */
export function readJudgedQueries(): JudgedQuery[] {
  const ids = new Map(readSeedContent().conditions.map(({ key, source }) => [key, source.id]));
  return JUDGED_CODES.flatMap((language) =>
    readFile(language).queries.map(({ q, finds, kind }) => {
      const right = finds.map((key) => {
        const id = ids.get(key);
        if (id === undefined) throw new Error(`${language}.yaml: "${q}": there is no condition "${key}"`);
        return id;
      });
      return { q, right, kind, language };
    }),
  );
}

/** Returns searches for subjects that have no page. */
export function readAbsentSubjects(): { q: string; language: LanguageCode }[] {
  return JUDGED_CODES.flatMap((language) => readFile(language).absent.map((q) => ({ q, language })));
}

function readFile(language: LanguageCode): z.infer<typeof file> {
  return file.parse(load(readFileSync(path.join(import.meta.dirname, `queries/${language}.yaml`), 'utf8')));
}
