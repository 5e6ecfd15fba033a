import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { track } from '../../analytics/track.ts';
import { bookmarks, keepBookmark, nameOf } from './bookmarks.ts';
import { useToggle } from './useToggle.ts';

type BookmarkOf = { lang: string; bookmarkType: BookmarkType; contentId: number };

const SAID = {
  kept: 'bookmarkAdded',
  letGo: 'bookmarkRemoved',
  failed: 'bookmarkFailed',
  signIn: 'signInRequired',
} as const;

export function useBookmark({ lang, bookmarkType, contentId }: BookmarkOf) {
  const mark = { bookmarkType, contentId };
  return useToggle({
    lang,
    set: bookmarks,
    name: nameOf(mark),
    said: SAID,
    async keep(isWanted) {
      await keepBookmark(mark, isWanted);
      const interaction = isWanted ? 'bookmark' : 'unbookmark';
      track('content_interaction', { contentType: bookmarkType, contentId, interaction });
    },
  });
}
