import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Language of the source texts, whose pages have no prefix in their paths. */
export const DEFAULT_LANGUAGE = 'en';

export const languageSchema = z
  .object({
    code: z.string().meta({ description: 'BCP 47 code, such as "es"' }),
    name: z.string().meta({ description: 'English name' }),
    nativeName: z.string().meta({ description: 'Name in the language itself' }),
  })
  .meta({ id: 'Language' });

export type Language = z.infer<typeof languageSchema>;

/** Text and the code of its language: the page's, or the default one where no translation exists. */
export type Passage<T> = { value: T; language: string };

export const listLanguages = defineCall({
  name: 'listLanguages',
  method: 'GET',
  path: '/api/languages',
  summary: 'The active languages, the default one first',
  tag: 'Encyclopedia',
  output: z.array(languageSchema),
});
