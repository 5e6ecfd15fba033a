import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { MODERATION_REASON_LENGTH, POST_EDIT_HOURS } from '@common-ground/api/contracts/limits.ts';
import type { Moderation } from '@common-ground/api/contracts/moderation/moderation.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSending } from '../../components/form/Form.tsx';
import { failedBy, SendFailed, type SendingFailed } from '../../components/form/SendFailed.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { ToolForm } from '../../components/form/ToolForm.tsx';
import { $session, api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useTalk } from './context.ts';

type Deed = Moderation | 'delete';
type Props = { post: Discussion; onEdit: () => void; onChanged: (post: Discussion, said: string) => void };

/** What its author, and what moderators may do with a post; each asks once before it is done. */
export function PostTools({ post, onEdit, onChanged }: Props) {
  const { words } = useTalk();
  const session = useStore($session);
  const [asked, setAsked] = useState<Deed | null>(null);
  const { talk } = words;
  const isOwn = session?.person.id === post.userId && post.state === 'visible';
  const deeds = [
    ...(isOwn ? (['delete'] as const) : []),
    ...(hasRole(session?.person, MODERATORS) ? rulesFor(post) : []),
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

  if (asked) return <Question post={post} deed={asked} onCancel={close} onDone={done} />;
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

function rulesFor({ state, parentId, isLocked }: Discussion): Moderation[] {
  const shown: Moderation[] = state === 'visible' ? ['hide', 'remove'] : state === 'hidden' ? ['show', 'remove'] : [];
  return parentId === null ? [...shown, isLocked ? 'unlock' : 'lock'] : shown;
}

type QuestionProps = { post: Discussion; deed: Deed; onCancel: () => void; onDone: Props['onChanged'] };

function Question({ post: { id }, deed, onCancel, onDone }: QuestionProps) {
  const { lang, words } = useTalk();
  const { talk, tools } = words;
  const label = deed === 'delete' ? talk.deleteIt : talk.moderation[deed];
  const draft = useDraft(`talk-${deed}-${id}`, { reason: '' });
  const sending = useSending<SendingFailed>(async () => {
    const { reason } = draft.value;
    if (deed !== 'delete' && !reason.trim()) return { errors: { reason: talk.reasonNeeded } };
    try {
      if (deed === 'delete') onDone(await api.call(calls.deleteDiscussion, { params: { id } }), talk.isDeleted);
      else {
        const params = { kind: 'discussion', id } as const;
        await api.call(calls.moderatePost, { params, body: { action: deed, reason } });
        draft.forget();
        onDone(await api.call(calls.getDiscussion, { params: { id } }), talk.moderated);
      }
    } catch (error) {
      return failedBy(error, lang);
    }
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
      {deed === 'delete' ? (
        // There is no field that the focus could go to.
        <p tabIndex={-1}>{talk.deleteAsked}</p>
      ) : (
        <TextField
          label={talk.reason}
          hint={talk.reasonHint}
          error={sending.errors.reason}
          {...draft.field('reason')}
          maxLength={MODERATION_REASON_LENGTH}
          dir="auto"
          required
        />
      )}
    </ToolForm>
  );
}
