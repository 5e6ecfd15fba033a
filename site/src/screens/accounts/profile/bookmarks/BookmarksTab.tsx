import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect } from 'react';
import { track } from '../../../../analytics/track.ts';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { showCatalogueToast } from '../../../../components/toaster/showCatalogueToast.ts';
import { conditionPath, homePath, screenPath, toolPath } from '../../../../routes.ts';
import type { SetChange } from '../../../../session/ownSet.ts';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { $userId } from '../../../../session/session.ts';
import { setBookmark } from '../../../bookmarks/bookmarks.ts';
import { BOOKMARKS_CHANNEL, toBookmarkKey } from '../../../bookmarks/queued.ts';
import { WATCHED_CHANNEL } from '../../../watchlist/queued.ts';
import { watch } from '../../../watchlist/watched.ts';
import { useProfile } from '../context.ts';
import { ListPart, type Read, Section, useOutcome } from '../parts/Section.tsx';
import { $bookmarks, $watched, removeFromList } from '../reads.ts';
import { FollowedTopics } from './FollowedTopics.tsx';
import { RemovableRow } from './RemovableRow.tsx';

export function BookmarksTab() {
  return (
    <>
      <BookmarkList />
      <WatchedList />
      <FollowedTopics />
    </>
  );
}

function BookmarkList() {
  const { lang, words } = useProfile();
  const { bookmarks } = words;
  const { tell, section } = useOutcome();
  useOtherTabs(BOOKMARKS_CHANNEL, $bookmarks, toBookmarkKey);
  const nothing = (
    <>
      <p className="text-ink-soft">{bookmarks.empty}</p>
      <p className="text-ink-soft">{bookmarks.emptyHint}</p>
      <a className="button quiet" href={`${homePath(lang)}#categories`}>
        {bookmarks.browse}
      </a>
    </>
  );
  return (
    <Section title={bookmarks.title} {...section}>
      <ListPart $read={$bookmarks} empty={nothing}>
        {({ id, bookmarkType, contentId, createdAt, title }) => (
          <RemovableRow
            key={id}
            title={title}
            href={bookmarkType === 'condition' ? conditionPath(contentId, lang) : screenPath('learning', lang)}
            button={bookmarks.remove}
            buttonOf={bookmarks.removeOf}
            letGo={async () => {
              try {
                await setBookmark({ bookmarkType, contentId }, false);
              } catch (error) {
                void showCatalogueToast({ kind: 'bookmarkFailed', text: readServerMessage(error) });
                throw error;
              }
              void showCatalogueToast({ kind: 'bookmarkRemoved' });
              track('content_interaction', { contentType: bookmarkType, contentId, interaction: 'unbookmark' });
              removeFromList($bookmarks, id);
              tell(fill(bookmarks.removed, { title }));
            }}
          >
            <span>{bookmarks.types[bookmarkType]}</span>
            <span>{fill(bookmarks.contentId, { id: String(contentId) })}</span>
            <span>
              <Filled text={bookmarks.saved} values={{ date: <Moment iso={createdAt} isDay /> }} />
            </span>
          </RemovableRow>
        )}
      </ListPart>
    </Section>
  );
}

function WatchedList() {
  const { lang, words } = useProfile();
  const { watched } = words;
  const { tell, section } = useOutcome();
  useOtherTabs(WATCHED_CHANNEL, $watched, ({ conditionId }) => String(conditionId));
  return (
    <Section title={watched.title} {...section}>
      <ListPart $read={$watched} empty={<p className="text-ink-soft">{watched.empty}</p>}>
        {({ id, conditionId, title, addedAt }) => (
          <RemovableRow
            key={id}
            title={title}
            href={conditionPath(conditionId, lang)}
            button={watched.stop}
            buttonOf={watched.stopOf}
            letGo={async () => {
              await watch(conditionId, false);
              removeFromList($watched, id);
              tell(fill(watched.stopped, { title }));
            }}
          >
            <span>
              <Filled text={watched.since} values={{ date: <Moment iso={addedAt} isDay /> }} />
            </span>
            <a href={toolPath('history', conditionId, lang)} aria-label={fill(watched.historyOf, { title })}>
              {watched.history}
            </a>
          </RemovableRow>
        )}
      </ListPart>
    </Section>
  );
}

/** Loads a list again when a button in another browser tab has changed it. That tab broadcasts the change. */
function useOtherTabs<Item>(channelName: string, $list: Read<Item[]>, nameOf: (item: Item) => string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data: { userId, name, isKept } }: MessageEvent<SetChange>) => {
      const isListed = $list.get().data?.some((item) => nameOf(item) === name);
      if (userId === $userId.get() && isListed !== isKept) $list.revalidate();
    };
    return () => channel.close();
  }, []);
}
