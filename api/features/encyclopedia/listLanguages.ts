import type { Language } from '../../contracts/encyclopedia/languages.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { activeLanguages } from '../../platform/languages.ts';

export async function listLanguages(context: ApiContext): Promise<Language[]> {
  const languages = await activeLanguages(context);
  return languages.map(({ code, name, nativeName }) => ({ code, name, nativeName }));
}
