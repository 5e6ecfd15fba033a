import type { Bookmark } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { track } from '../../../../analytics/track.ts';
import { sayToast } from '../../../../components/toaster/sayToast.ts';
import { serverMessage } from '../../../../session/serverMessage.ts';
import { keepBookmark } from '../../../bookmarks/bookmarks.ts';

/** Lets a bookmark go and says so. @throws ClientError when the server did not do it, which is said too */
export async function removeBookmark({ bookmarkType, contentId }: Bookmark): Promise<void> {
  try {
    await keepBookmark({ bookmarkType, contentId }, false);
  } catch (error) {
    void sayToast({ kind: 'bookmarkFailed', text: serverMessage(error) });
    throw error;
  }
  void sayToast({ kind: 'bookmarkRemoved' });
  track('content_interaction', { contentType: bookmarkType, contentId, interaction: 'unbookmark' });
}
