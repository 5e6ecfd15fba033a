import type { Bookmark } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect } from 'react';
import { homePath } from '../../../../routes.ts';
import { BOOKMARKS_CHANNEL, nameOf } from '../../../bookmarks/bookmarks.ts';
import { useProfile } from '../context.ts';
import { ListPart } from '../parts/Part.tsx';
import { Section, useOutcome } from '../parts/Section.tsx';
import { $bookmarks, without } from '../reads.ts';
import { BookmarkRow } from './BookmarkRow.tsx';
import { followOtherTabs } from './followOtherTabs.ts';
import { WatchedList } from './WatchedList.tsx';

/** What somebody keeps, and what they watch. */
export function BookmarksTab() {
  return (
    <>
      <BookmarkList />
      <WatchedList />
    </>
  );
}

const followBookmarks = () =>
  followOtherTabs({
    channel: BOOKMARKS_CHANNEL,
    isListed: (name) => $bookmarks.get().data?.some((bookmark) => nameOf(bookmark) === name),
    readAgain: () => $bookmarks.revalidate(),
  });

/** What somebody keeps, newest first. */
function BookmarkList() {
  const { words } = useProfile();
  const { tell, section } = useOutcome();
  useEffect(followBookmarks, []);

  function forget({ id, title }: Bookmark) {
    without($bookmarks, id);
    tell(fill(words.bookmarks.removed, { title }));
  }

  return (
    <Section title={words.bookmarks.title} {...section}>
      <ListPart $read={$bookmarks} empty={<NoBookmarks />}>
        {(bookmark) => <BookmarkRow key={bookmark.id} bookmark={bookmark} onRemoved={() => forget(bookmark)} />}
      </ListPart>
    </Section>
  );
}

function NoBookmarks() {
  const { lang, words } = useProfile();
  return (
    <>
      <p className="text-ink-soft">{words.bookmarks.empty}</p>
      <p className="text-ink-soft">{words.bookmarks.emptyHint}</p>
      <a className="button quiet" href={`${homePath(lang)}#categories`}>
        {words.bookmarks.browse}
      </a>
    </>
  );
}
