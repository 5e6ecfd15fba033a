import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { bookmarkWords } from '@common-ground/api/contracts/wording/bookmarks.ts';
import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { BookmarkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { prepareQueue } from '../../components/queue/prepareQueue.ts';
import { showQueuedToast } from '../../components/queue/showQueuedToast.ts';
import { ShareButton } from '../../components/share/ShareButton.tsx';
import { Tooltip } from '../../components/tooltip/Tooltip.tsx';
import { SaveButton } from '../offline/SaveButton.tsx';
import { WatchButton } from '../watchlist/WatchButton.tsx';
import '../../styles/late.ts';
import { track } from '../../analytics/track.ts';
import { Text } from '../../components/text/Text.tsx';
import { toggleButton } from '../../components/toggle/looks.ts';
import { useToggle } from '../../components/toggle/useToggle.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { bookmarks, findQueuedChange, setOrQueueBookmark } from './bookmarks.ts';
import { toBookmarkKey } from './queued.ts';

type Props = { lang: string; id: number; type?: BookmarkType };

/** Bookmarks a page. The server renders it as not bookmarked. A pending button stays focusable (aria-disabled). */
export default function BookmarkButton({ lang, id, type = 'condition' }: Props) {
  const words = bookmarkWords(lang);
  const {
    isKept: isBookmarked,
    isWaiting,
    isPending,
    toggle,
  } = useBookmark({ lang, bookmarkType: type, contentId: id });
  useEffect(() => {
    // Loads the scripts of the queue and its toasts in advance, because they cannot be loaded while offline.
    prepareQueue();
  }, []);
  return (
    <div className="page-actions">
      <Tooltip text={isBookmarked ? words.remove : words.add} isName>
        <button
          className={`${toggleButton} ${isBookmarked ? 'kept [&>svg]:fill-current' : ''}`}
          type="button"
          aria-label={isBookmarked ? words.bookmarkedName : words.add}
          aria-disabled={isPending || undefined}
          onClick={toggle}
        >
          <BookmarkIcon />
          <Text>{isBookmarked ? words.bookmarked : words.bookmark}</Text>
        </button>
      </Tooltip>
      {type === 'condition' && <WatchButton lang={lang} id={id} />}
      {type === 'condition' && <SaveButton kind="condition" id={id} lang={lang} />}
      <ShareButton lang={lang} className={toggleButton} />
      {isWaiting && <p className="hint w-full">{queueWords(lang).bookmarkWaits}</p>}
    </div>
  );
}

type BookmarkOf = { lang: string; bookmarkType: BookmarkType; contentId: number };

const BOOKMARK_TOASTS = {
  kept: 'bookmarkAdded',
  letGo: 'bookmarkRemoved',
  failed: 'bookmarkFailed',
  signIn: 'signInRequired',
} as const;

function useBookmark({ lang, bookmarkType, contentId }: BookmarkOf) {
  const mark = { bookmarkType, contentId };
  const waiting = findQueuedChange(mark, useOwnQueue());
  const toggled = useToggle({
    lang,
    set: bookmarks,
    name: toBookmarkKey(mark),
    said: BOOKMARK_TOASTS,
    waits: waiting && waiting.kind === 'bookmark',
    async keep(isWanted) {
      const title = document.querySelector('h1')?.textContent.trim() ?? '';
      const isDone = await setOrQueueBookmark(mark, isWanted, title);
      if (!isDone) {
        void showQueuedToast();
        return false;
      }
      const interaction = isWanted ? 'bookmark' : 'unbookmark';
      track('content_interaction', { contentType: bookmarkType, contentId, interaction });
      return true;
    },
  });
  return { ...toggled, isWaiting: waiting !== undefined };
}
