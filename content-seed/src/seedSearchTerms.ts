import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import { writeSearchTerms } from '@common-ground/cms/src/payload/seed/writeSearchTerms.ts';
import type { SeedContent } from './read.ts';

/** Writes the terms of seeded conditions that have none, in new and in older installations. */
export async function seedSearchTerms(writer: SeedWriter, { searchTerms }: SeedContent): Promise<void> {
  const languages = await writer.idsOf('language');
  const conditions = await writer.idsOf('condition');
  for (const [language, byCondition] of Object.entries(searchTerms)) {
    const languageId = languages.find(language);
    if (languageId === undefined) continue;
    const terms = Object.entries(byCondition).flatMap(([key, own]) => {
      const id = conditions.find(key);
      return id === undefined ? [] : [[id, own] as const];
    });
    await writeSearchTerms(writer, languageId, new Map(terms));
  }
}
