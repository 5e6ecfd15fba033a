import type { Bookmark } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { homePath } from '../../../../routes.ts';
import { BOOKMARKS_CHANNEL, nameOf } from '../../../bookmarks/bookmarks.ts';
import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { $bookmarks } from '../reads.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(followBookmarks, []);

  function forget({ id, title }: Bookmark) {
    const { data = [] } = $bookmarks.get();
    $bookmarks.mutate(data.filter((bookmark) => bookmark.id !== id));
    setSaid(fill(words.bookmarks.removed, { title }));
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  }

  return (
    <Section title={words.bookmarks.title} headingRef={heading}>
      <Said>{said}</Said>
      <Part $read={$bookmarks}>
        {(bookmarks) =>
          bookmarks.length === 0 ? (
            <NoBookmarks />
          ) : (
            <ul className="rows">
              {bookmarks.map((bookmark) => (
                <BookmarkRow key={bookmark.id} bookmark={bookmark} onRemoved={() => forget(bookmark)} />
              ))}
            </ul>
          )
        }
      </Part>
    </Section>
  );
}

function NoBookmarks() {
  const { lang, words } = useProfile();
  return (
    <>
      <p className="empty">{words.bookmarks.empty}</p>
      <p className="empty">{words.bookmarks.emptyHint}</p>
      <a className="button quiet" href={`${homePath(lang)}#categories`}>
        {words.bookmarks.browse}
      </a>
    </>
  );
}
