import { POST_EDIT_HOURS } from '@common-ground/api/contracts/limits.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useCare } from '../../components/care/useCare.tsx';
import { DraftNote } from '../../components/form/DraftNote.tsx';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { ToolForm } from '../../components/form/Form.tsx';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useTalk } from './context.ts';
import type { Thread } from './groupThreads.ts';

type Contract = typeof import('@common-ground/api/contracts/talk/talk.ts');

// Importing the limits would add 60 kB of schemas to the script. The types make the compiler compare the values.
export const MAX_SUBJECT: Contract['SUBJECT_LENGTH'] = 200;
export const MAX_TEXT: Contract['TALK_LENGTH'] = 5000;

type Props = {
  /** Thread of a reply; null for a new thread or an edited post. */
  thread: Thread | null;
  /** Own post to edit. */
  edited?: Discussion;
  onPosted: (post: Discussion) => void;
  onCancel: () => void;
};

/** Returns the name of the draft of a new thread, a reply or an edited post. */
export function talkDraft(conditionId: number, { thread, edited }: Partial<Pick<Props, 'thread' | 'edited'>>): string {
  if (edited) return `talk-post-${edited.id}`;
  return thread ? `talk-reply-${thread.id}` : `talk-${conditionId}`;
}

export function PostForm({ thread, edited, onPosted, onCancel }: Props) {
  const { id, lang, words } = useTalk();
  const { talk, tools } = words;
  const care = useCare(lang);
  const hasSubject = edited ? edited.parentId === null : !thread;
  const name = talkDraft(id, { thread, edited });
  const draft = useDraft(name, { subject: edited?.subject ?? '', content: edited?.content ?? '' });
  const sending = useSendingText({ lang, draft: name }, async () => {
    const { subject, content } = draft.value;
    const errors = {
      ...(hasSubject && !subject.trim() && { subject: talk.needed }),
      ...(!content.trim() && { content: talk.needed }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    if (await care.asks(`${subject}\n${content}`)) return null;
    const said = hasSubject ? { subject, content } : { content };
    const changed = edited && api.call(calls.editDiscussion, { params: { id: edited.id }, body: said });
    const body = thread ? { ...said, parentId: thread.id } : said;
    const posted = await (changed ?? api.call(calls.startDiscussion, { params: { id }, body }));
    draft.forget();
    onPosted(posted);
  });
  return (
    <ToolForm
      aria-label={edited ? talk.edit : thread ? fill(talk.replyTo, { subject: thread.subject ?? '' }) : talk.start}
      sending={sending}
      submit={edited ? talk.save : talk.post}
      busy={tools.sending}
      held={care.note}
      failed={(failed) => (
        <SendFailed
          title={edited ? talk.notSaved : talk.notPosted}
          words={{ notDone: tools.notDone, kept: talk.kept }}
          failed={failed}
          lang={lang}
        />
      )}
      cancel={tools.cancel}
      onCancel={() => {
        if (edited) draft.forget();
        onCancel();
      }}
    >
      <DraftNote draft={draft} />
      {hasSubject && (
        <TextField
          label={talk.subject}
          error={sending.errors.subject}
          {...draft.field('subject')}
          maxLength={MAX_SUBJECT}
          dir="auto"
          required
        />
      )}
      <TextAreaField
        label={talk.content}
        hint={edited ? fill(talk.editHint, { hours: String(POST_EDIT_HOURS) }) : talk.plain}
        error={sending.errors.content}
        {...draft.field('content')}
        maxLength={MAX_TEXT}
        rows={5}
        dir="auto"
        required
      />
    </ToolForm>
  );
}
