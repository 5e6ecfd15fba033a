import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef } from 'react';
import { useTool } from '../../components/condition-tools/context.ts';
import { Alert } from '../../components/form/Alert.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useSending } from '../../components/form/useSending.ts';
import { accountPath } from '../../routes.ts';
import { api, isUnauthorized } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import type { Thread } from './threadsOf.ts';

// Those of the contract, whose schemas would be 60 kB of script. A test holds them together.
export const SUBJECT_MAX = 200;
export const TEXT_MAX = 5000;

type Props = {
  /** The thread that is answered; null: a new one. */
  thread: Thread | null;
  onPosted: (post: Discussion) => void;
  onCancel: () => void;
};

type Failure = { subject?: string; content?: string; all?: string; isSignedOut?: boolean };

/** A new thread or an answer. What was written stays until it is published. */
export function PostForm({ thread, onPosted, onCancel }: Props) {
  const { id, lang, words, formWords } = useTool();
  const { talk, tools } = words;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const { isBusy, failure, onSubmit } = useSending<Failure>(async ({ subject = '', content = '' }) => {
    const missing: Failure = {};
    if (!thread && !subject.trim()) missing.subject = talk.needed;
    if (!content.trim()) missing.content = talk.needed;
    if (Object.keys(missing).length > 0) {
      form.current?.querySelector<HTMLElement>(`[name=${missing.subject ? 'subject' : 'content'}]`)?.focus();
      return missing;
    }
    try {
      const body = thread ? { content, parentId: thread.id } : { subject, content };
      onPosted(await api.call(calls.startDiscussion, { params: { id }, body }));
    } catch (error) {
      return { all: serverMessage(error, lang) ?? tools.notDone, isSignedOut: isUnauthorized(error) };
    }
    return null;
  });
  const reason = failure?.reason;
  return (
    <form
      className="form tool-form"
      noValidate
      onSubmit={onSubmit}
      ref={form}
      aria-label={thread ? fill(talk.replyTo, { subject: thread.subject ?? '' }) : talk.start}
    >
      {reason?.all && (
        <Alert key={failure?.attempt}>
          <strong>{talk.notPosted}</strong>
          <p>
            {reason.all} {talk.kept}
          </p>
          {reason.isSignedOut && (
            <p>
              <a href={accountPath('login', lang, location.pathname + location.search)}>{tools.signIn}</a>
            </p>
          )}
        </Alert>
      )}
      {!thread && (
        <TextField
          label={talk.subject}
          words={formWords}
          error={reason?.subject}
          name="subject"
          maxLength={SUBJECT_MAX}
          dir="auto"
          required
        />
      )}
      <TextAreaField
        label={talk.content}
        words={formWords}
        hint={talk.plain}
        error={reason?.content}
        name="content"
        maxLength={TEXT_MAX}
        rows={5}
        dir="auto"
        required
      />
      <div className="buttons">
        <SubmitButton isBusy={isBusy} busyLabel={tools.sending}>
          {talk.post}
        </SubmitButton>
        <button className="button quiet" type="button" onClick={onCancel}>
          {tools.cancel}
        </button>
      </div>
    </form>
  );
}
