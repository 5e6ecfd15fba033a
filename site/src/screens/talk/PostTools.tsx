import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { POST_EDIT_HOURS } from '@common-ground/api/contracts/limits.ts';
import type { Moderation } from '@common-ground/api/contracts/moderation/moderation.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ToolForm } from '../../components/form/Form.tsx';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { ReasonForm } from '../../components/moderation/ReasonForm.tsx';
import { $session, api, calls } from '../../session/session.ts';
import { useTalk } from './context.ts';

type PostAction = Moderation | 'delete';
type Props = { post: Discussion; onEdit: () => void; onChanged: (post: Discussion, said: string) => void };

/** Actions of the author and of moderators on a post. Deletion asks for confirmation, moderation for a reason. */
export function PostTools({ post, onEdit, onChanged }: Props) {
  const { lang, words } = useTalk();
  const session = useStore($session);
  const [asked, setAsked] = useState<PostAction | null>(null);
  const { talk } = words;
  const isOwn = session?.person.id === post.userId && post.state === 'visible';
  const deeds = [
    ...(isOwn ? (['delete'] as const) : []),
    ...(hasRole(session?.person, MODERATORS) ? selectModerations(post) : []),
  ];
  const isFresh = Date.now() - Date.parse(post.timestamp) < POST_EDIT_HOURS * 3_600_000;
  const mayEdit = isOwn && isFresh && !post.isLocked;
  if (deeds.length === 0 && !mayEdit && !asked) return null;

  function close() {
    flushSync(() => setAsked(null));
    document.querySelector<HTMLElement>(`[data-deed="${asked}-${post.id}"]`)?.focus();
  }

  function done(changed: Discussion, said: string) {
    setAsked(null);
    onChanged(changed, said);
  }

  async function moderate(action: Moderation, reason: string) {
    const { id } = post;
    await api.call(calls.moderatePost, { params: { kind: 'discussion', id }, body: { action, reason } });
    done(await api.call(calls.getDiscussion, { params: { id } }), talk.moderated);
  }

  if (asked === 'delete') return <DeleteForm post={post} onCancel={close} onDone={done} />;
  if (asked)
    return (
      <ReasonForm
        label={talk.moderation[asked]}
        draftName={`talk-${asked}-${post.id}`}
        lang={lang}
        words={words}
        moderate={(reason) => moderate(asked, reason)}
        onCancel={close}
      />
    );
  return (
    <div className="buttons items-start">
      {mayEdit && (
        <button className="button quiet" type="button" data-deed={`edit-${post.id}`} onClick={onEdit}>
          {talk.edit}
        </button>
      )}
      {deeds.map((deed) => (
        <button
          key={deed}
          className="button quiet"
          type="button"
          data-deed={`${deed}-${post.id}`}
          onClick={() => setAsked(deed)}
        >
          {deed === 'delete' ? talk.delete : talk.moderation[deed]}
        </button>
      ))}
    </div>
  );
}

function selectModerations({ state, parentId, isLocked }: Discussion): Moderation[] {
  const shown: Moderation[] = state === 'visible' ? ['hide', 'remove'] : state === 'hidden' ? ['show', 'remove'] : [];
  return parentId === null ? [...shown, isLocked ? 'unlock' : 'lock'] : shown;
}

type QuestionProps = { post: Discussion; onCancel: () => void; onDone: Props['onChanged'] };

function DeleteForm({ post: { id }, onCancel, onDone }: QuestionProps) {
  const { lang, words } = useTalk();
  const { talk, tools } = words;
  const label = talk.deleteIt;
  const sending = useSendingText({ lang }, async () => {
    onDone(await api.call(calls.deleteDiscussion, { params: { id } }), talk.isDeleted);
    return null;
  });
  return (
    <ToolForm
      aria-label={label}
      sending={sending}
      submit={label}
      busy={tools.sending}
      failed={(failed) => <SendFailed title={label} words={tools} failed={failed} lang={lang} />}
      cancel={tools.cancel}
      onCancel={onCancel}
    >
      {/* Takes the focus, because the form has no field. */}
      <p tabIndex={-1}>{talk.deleteAsked}</p>
    </ToolForm>
  );
}
