import { findPlaceholder } from '@common-ground/api/contracts/moderation/findPlaceholder.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { UserName } from '../../components/condition-tools/UserName.tsx';
import { ReportButton } from '../../components/report/ReportButton.tsx';
import { Moment } from '../../components/text/Moment.tsx';
import { Text } from '../../components/text/Text.tsx';
import { useResumedForm } from '../../session/useResumedForm.ts';
import { useTalk } from './context.ts';
import { PostForm, talkDraft } from './PostForm.tsx';
import { PostTools } from './PostTools.tsx';

type Props = { post: Discussion; onChanged: (post: Discussion, said: string) => void };

/** Shows a post as plain text. A post that is not visible any more shows its author and date, and why it is gone. */
export function Post({ post, onChanged }: Props) {
  const { id: conditionId, lang, words } = useTalk();
  const [isEditing, setEditing] = useState(false);
  useResumedForm(talkDraft(conditionId, { edited: post }), () => setEditing(true));
  const { id, userName, userId, userRole, timestamp, editedAt, state, content } = post;
  const { talk, tools } = words;
  const gone = findPlaceholder(post, talk);

  function close() {
    flushSync(() => setEditing(false));
    document.querySelector<HTMLElement>(`[data-deed="edit-${id}"]`)?.focus();
  }

  return (
    <>
      <p className="hint">
        <strong>
          <UserName name={userName} userId={userId} role={userRole} nobody={tools.formerMember} />
        </strong>
        {' · '}
        <Moment iso={timestamp} hasAge />
        {editedAt && state === 'visible' && (
          <>
            <Text>{` · ${talk.edited} `}</Text>
            <Moment iso={editedAt} hasAge />
          </>
        )}
      </p>
      {gone && (
        <p className="hint italic">
          <Text>{gone.text}</Text>
          {gone.reason && (
            <>
              <Text> </Text>
              <bdi>{gone.reason}</bdi>
            </>
          )}
        </p>
      )}
      {state === 'visible' && !isEditing && (
        <p className="max-w-measure whitespace-pre-line" dir="auto">
          {content}
        </p>
      )}
      {isEditing ? (
        <PostForm
          thread={null}
          edited={post}
          onCancel={close}
          onPosted={(changed) => {
            setEditing(false);
            onChanged(changed, talk.saved);
          }}
        />
      ) : (
        <>
          <PostTools post={post} onEdit={() => setEditing(true)} onChanged={onChanged} />
          {state === 'visible' && (
            <div className="buttons items-start">
              <ReportButton lang={lang} thing={{ kind: 'discussion', id }} name={userName} authorId={userId} />
            </div>
          )}
        </>
      )}
    </>
  );
}
