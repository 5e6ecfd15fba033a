import type { Bookmark } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath, screenPath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { removeBookmark } from './removeBookmark.ts';

type Props = { bookmark: Bookmark; onRemoved: () => void };

export function BookmarkRow({ bookmark, onRemoved }: Props) {
  const { lang, words } = useProfile();
  const { bookmarkType, contentId, createdAt, title } = bookmark;
  const removing = useTask(async () => {
    await removeBookmark(bookmark);
    onRemoved();
  }, words.part.notDone);
  const href = bookmarkType === 'condition' ? conditionPath(contentId, lang) : screenPath('learning', lang);
  return (
    <ActionRow
      reason={removing.reason}
      actions={
        <TaskButton task={removing} aria-label={fill(words.bookmarks.removeOf, { title })}>
          {words.bookmarks.remove}
        </TaskButton>
      }
    >
      <h3 dir="auto">
        <a href={href}>{title}</a>
      </h3>
      <p className={rowFacts}>
        <span>{words.bookmarks.types[bookmarkType]}</span>
        <span>{fill(words.bookmarks.contentId, { id: String(contentId) })}</span>
        <span>
          <Filled text={words.bookmarks.saved} values={{ date: <Moment iso={createdAt} isDay /> }} />
        </span>
      </p>
    </ActionRow>
  );
}
