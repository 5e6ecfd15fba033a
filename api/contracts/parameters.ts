import { z } from 'zod';
import { firstCharacters } from './cutText.ts';
import { removeHiddenCharacters } from './hiddenCharacters.ts';
import { ID_MAX, LIST_LIMIT, SEARCH_TEXT_LENGTH } from './limits.ts';

/** Id in a path: digits without a leading zero, at most `ID_MAX`. Any other value is answered with 404. */
export const idParameter = z
  .union([z.string().regex(/^[1-9]\d{0,9}$/), z.number()])
  .pipe(z.coerce.number<string | number>().int().min(1).max(ID_MAX))
  .meta({ description: 'Id of the record' });

export const languageParameter = z
  .string()
  .optional()
  .meta({ description: 'Code of a language; an unknown one means the default language', examples: ['es'] });

export const searchTextParameter = z
  .string()
  .transform((text) => firstCharacters(removeHiddenCharacters(text), SEARCH_TEXT_LENGTH))
  .pipe(z.string())
  .optional();

/** Parameters of a list. Without both, all records are returned, unless the call has a limit of its own. */
export const pageParameters = {
  page: wholeNumber('must be a whole number from 1').optional().meta({ description: 'Page of the list, from 1' }),
  limit: wholeNumber('must be a whole number from 1')
    .transform((limit) => Math.min(limit, LIST_LIMIT))
    .pipe(z.int().min(1).max(LIST_LIMIT))
    .optional()
    .meta({ description: `Records on a page; more than ${LIST_LIMIT} means ${LIST_LIMIT}` }),
};

function wholeNumber(error: string) {
  return z
    .union([z.string().regex(/^\d{1,10}$/, { error }), z.number()], { error })
    .pipe(z.coerce.number<string | number>({ error }).int({ error }).min(1, { error }).max(ID_MAX, { error }));
}
