import type { Bookmark } from '../../contracts/bookmarks/bookmarks.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { findLanguage } from '../../platform/languages.ts';
import { selectBookmarks } from './selectBookmarks.ts';

export async function listBookmarks(
  userId: number,
  lang: string | undefined,
  context: ApiContext,
): Promise<Bookmark[]> {
  const language = await findLanguage(lang, context);
  return selectBookmarks(context.database, { userId, languageId: language?.id ?? null });
}
