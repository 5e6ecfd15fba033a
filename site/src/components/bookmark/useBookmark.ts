import type { BookmarkType } from '@common-ground/api/contracts/bookmarks.ts';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { track } from '../../analytics/track.ts';
import { accountPath } from '../../routes.ts';
import { isUnauthorized } from '../../session/api.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { $userId } from '../../session/session.ts';
import { sayToast } from '../toaster/sayToast.ts';
import { isKept, keep, listenToKept } from './bookmarks.ts';

type Given = { lang: string; bookmarkType: BookmarkType; contentId: number };

/** Whether something is kept, whether that is just being changed, and what changes it and says what came of it. */
export function useBookmark({ lang, bookmarkType, contentId }: Given) {
  const mark = { bookmarkType, contentId };
  // The server draws pages for nobody in particular.
  const isBookmarked = useSyncExternalStore(
    listenToKept,
    () => isKept(mark),
    () => false,
  );
  const [isPending, setPending] = useState(false);
  // Two presses may come before the first is drawn.
  const isBusy = useRef(false);

  const toggle = useCallback(async () => {
    if (isBusy.current) return;
    const signInHref = accountPath('login', lang, location.pathname + location.search);
    if ($userId.get() === null) return sayToast({ kind: 'signInRequired', signInHref });
    isBusy.current = true;
    setPending(true);
    // What the button says is what it does, though the list may not have come yet.
    const isWanted = !isBookmarked;
    try {
      await keep({ bookmarkType, contentId }, isWanted);
      track('content_interaction', {
        contentType: bookmarkType,
        contentId,
        interaction: isWanted ? 'bookmark' : 'unbookmark',
      });
      void sayToast({ kind: isWanted ? 'bookmarkAdded' : 'bookmarkRemoved' });
    } catch (error) {
      const text = serverMessage(error, lang);
      void sayToast({ kind: 'bookmarkFailed', text, signInHref: isUnauthorized(error) ? signInHref : undefined });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }, [lang, bookmarkType, contentId, isBookmarked]);

  return { isBookmarked, isPending, toggle };
}
