import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest } from '../../platform/errors.ts';
import { type ActiveLanguage, activeLanguages } from '../../platform/languages.ts';

/** Undefined for the default language. A text must not end up in another language's page because of a wrong code. */
export async function demandLanguage(
  code: string | undefined,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<ActiveLanguage | undefined> {
  if (!code) return undefined;
  const language = (await activeLanguages(context)).find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (!language) throw new BadRequest('language: there is no such language');
  return language.isDefault ? undefined : language;
}
