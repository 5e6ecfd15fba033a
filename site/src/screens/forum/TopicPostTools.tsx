import { POST_EDIT_HOURS, QUOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ReportButton } from '../../components/report/ReportButton.tsx';
import { $session } from '../../session/session.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { useTopicTools } from './context.ts';
import { postActions } from './deeds.ts';
import { EarlierWords } from './EarlierWords.tsx';
import { LikeButton } from './LikeButton.tsx';
import { actionLook } from './looks.ts';
import { isReadablePost, type ShownPost } from './PostView.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { toQuotation } from './topicState.ts';

type Props = { post: ShownPost; isFolded: boolean; onEdit: () => void };

export function TopicPostTools({ post, isFolded, onEdit }: Props) {
  const topicTools = useTopicTools();
  const person = useStore($session)?.person;
  const [showsHistory, setShowsHistory] = useState(false);
  const { lang, words, tools, live, reply } = topicTools;
  const { id, number, userId, userName, createdAt, editedAt, content } = post;
  const { deeds, write } = tools;
  const isReadable = isReadablePost(post) && !isFolded;
  const isOwn = person !== undefined && person.id === userId;
  const mayReply = person !== undefined && isReadable && live.topic.status === 'open';
  const mayEdit = isOwn && isReadable && mayReply && Date.now() - Date.parse(createdAt) < POST_EDIT_HOURS * 3_600_000;
  const name = userId === null ? words.formerMember : userName;
  const ofPost = (action: string) => fill(deeds.ofPost, { action, number: formatNumber(lang, number), name });
  return (
    <>
      <div className="-mx-2 flex flex-wrap items-start gap-x-2 text-base empty:hidden print:hidden">
        {person && isReadable && !isOwn && <LikeButton post={post} className={actionLook} name={ofPost(deeds.like)} />}
        {mayReply && (
          <button
            className={actionLook}
            type="button"
            data-reply={id}
            aria-label={fill(write.replyToPost, { number: formatNumber(lang, number), name })}
            onClick={() => reply.open(post)}
          >
            {write.reply}
          </button>
        )}
        {mayReply && content && (
          <button
            className={actionLook}
            type="button"
            title={deeds.quoteHint}
            aria-label={ofPost(deeds.quote)}
            // Keeps the selected text, which pressing the button would otherwise deselect.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => reply.open(post, toQuotation(selectedIn(id), content, QUOTE_LENGTH))}
          >
            {deeds.quote}
          </button>
        )}
        {mayEdit && (
          <button className={actionLook} type="button" data-edit={id} aria-label={ofPost(deeds.edit)} onClick={onEdit}>
            {deeds.edit}
          </button>
        )}
        {editedAt && isReadable && (
          <button
            className={actionLook}
            type="button"
            aria-expanded={showsHistory}
            aria-label={ofPost(deeds.history)}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {deeds.history}
          </button>
        )}
        {isReadable && (
          <ReportButton lang={lang} thing={{ kind: 'post', id }} name={name} authorId={userId} className={actionLook} />
        )}
        <ActionMenu
          label={deeds.more}
          name={ofPost(deeds.more)}
          deeds={postActions(post, topicTools)}
          goTo={`[data-post="${id}"]`}
        />
      </div>
      {showsHistory && isReadable && <EarlierWords post={post} isOwn={isOwn} />}
      {reply.isOpen && reply.draft.value.to?.id === id && <ReplyBox />}
    </>
  );
}

/** Returns the selected text when all of it is within the text of the post, else an empty string. */
function selectedIn(postId: number): string {
  const selection = getSelection();
  const words = document.querySelector(`[data-post="${postId}"] [data-words]`);
  if (!selection || selection.rangeCount === 0 || !words) return '';
  const { commonAncestorContainer } = selection.getRangeAt(0);
  return words.contains(commonAncestorContainer) ? selection.toString() : '';
}
