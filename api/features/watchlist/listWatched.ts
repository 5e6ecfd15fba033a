import type { Watched } from '../../contracts/watchlist/watchlist.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { findLanguage } from '../../platform/languages.ts';
import { selectWatched } from './queries/selectWatched.ts';

export async function listWatched(userId: number, lang: string | undefined, context: ApiContext): Promise<Watched[]> {
  const language = await findLanguage(lang, context);
  return selectWatched(context.database, { userId, languageId: language?.id ?? null });
}
