import { POST_EDIT_HOURS } from '@common-ground/api/contracts/limits.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useCare } from '../../components/care/useCare.tsx';
import { type Failure, useSending } from '../../components/form/Form.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { ToolForm } from '../../components/form/ToolForm.tsx';
import { Text } from '../../components/text/Text.tsx';
import { accountPath } from '../../routes.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { api, calls, isUnauthorized } from '../../session/session.ts';
import { useTalk } from './context.ts';
import type { Thread } from './threadsOf.ts';

// Those of the contract, whose schemas would be 60 kB of script. A test holds them together.
export const SUBJECT_MAX = 200;
export const TEXT_MAX = 5000;

type Props = {
  /** The thread that is answered; null: a new one. */
  thread: Thread | null;
  /** The own post whose words are changed. */
  edited?: Discussion;
  onPosted: (post: Discussion) => void;
  onCancel: () => void;
};

type Failed = Failure & { isSignedOut?: boolean };

/** A new thread, an answer, or other words of either. What was written stays until it is published. */
export function PostForm({ thread, edited, onPosted, onCancel }: Props) {
  const { id, lang, words } = useTalk();
  const { talk, tools } = words;
  const care = useCare(lang);
  const hasSubject = edited ? edited.parentId === null : !thread;
  const sending = useSending<Failed>(async ({ subject = '', content = '' }) => {
    const errors = {
      ...(hasSubject && !subject.trim() && { subject: talk.needed }),
      ...(!content.trim() && { content: talk.needed }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    if (await care.asks(`${subject}\n${content}`)) return null;
    try {
      const said = hasSubject ? { subject, content } : { content };
      const changed = edited && api.call(calls.editDiscussion, { params: { id: edited.id }, body: said });
      const body = thread ? { ...said, parentId: thread.id } : said;
      onPosted(await (changed ?? api.call(calls.startDiscussion, { params: { id }, body })));
    } catch (error) {
      return { said: serverMessage(error, lang) ?? tools.notDone, isSignedOut: isUnauthorized(error) };
    }
    return null;
  });
  return (
    <ToolForm
      aria-label={edited ? talk.edit : thread ? fill(talk.replyTo, { subject: thread.subject ?? '' }) : talk.start}
      sending={sending}
      submit={edited ? talk.save : talk.post}
      busy={tools.sending}
      held={care.note}
      failed={({ said, isSignedOut }) => (
        <>
          <strong>{edited ? talk.notSaved : talk.notPosted}</strong>
          <p>
            <Text>{said}</Text>
            <Text> </Text>
            <Text>{talk.kept}</Text>
          </p>
          {isSignedOut && (
            <p>
              <a href={accountPath('login', lang, location.pathname + location.search)}>{tools.signIn}</a>
            </p>
          )}
        </>
      )}
      cancel={tools.cancel}
      onCancel={onCancel}
    >
      {hasSubject && (
        <TextField
          label={talk.subject}
          error={sending.errors.subject}
          name="subject"
          defaultValue={edited?.subject ?? ''}
          maxLength={SUBJECT_MAX}
          dir="auto"
          required
        />
      )}
      <TextAreaField
        label={talk.content}
        hint={edited ? fill(talk.editHint, { hours: String(POST_EDIT_HOURS) }) : talk.plain}
        error={sending.errors.content}
        name="content"
        defaultValue={edited?.content}
        maxLength={TEXT_MAX}
        rows={5}
        dir="auto"
        required
      />
    </ToolForm>
  );
}
