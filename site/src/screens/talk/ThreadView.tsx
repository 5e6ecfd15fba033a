import { hasRole, THREAD_RESOLVERS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Reason, TaskButton, useTask } from '../../components/task/TaskButton.tsx';
import { Text } from '../../components/text/Text.tsx';
import { $session, api, calls } from '../../session/session.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import { useTalk } from './context.ts';
import type { Thread } from './groupThreads.ts';
import { Post } from './Post.tsx';
import { PostForm, talkDraft } from './PostForm.tsx';

type Props = {
  thread: Thread;
  onAnswered: (reply: Discussion) => void;
  /** Called after the text or state of a post, or the resolved flag of the thread, has changed. */
  onChanged: (post: Discussion, said: string) => void;
};

export function ThreadView({ thread, onAnswered, onChanged }: Props) {
  const { id: conditionId, lang, words } = useTalk();
  const session = useStore($session);
  const [isAnswering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useResumedForm(talkDraft(conditionId, { thread }), () => setAnswering(true));
  const { talk } = words;
  const { id, subject, replies, isResolved, isLocked, lockReason, state } = thread;
  const name = subject ?? talk.noSubject;
  const isOpen = state === 'visible' && !isLocked;
  const mayResolve =
    session !== null && (session.person.id === thread.userId || hasRole(session.person, THREAD_RESOLVERS));

  function close() {
    flushSync(() => setAnswering(false));
    opener.current?.focus();
  }

  return (
    <article
      className="thread grid w-full grid-cols-1 gap-2 border-t border-line py-5"
      id={`thread-${id}`}
      tabIndex={-1}
      aria-labelledby={`subject-${id}`}
      data-post={id}
    >
      <h3>
        <bdi id={`subject-${id}`}>{name}</bdi> {isResolved && <span className="badge">{talk.resolved}</span>}
        {isLocked && <span className="badge">{talk.closed}</span>}
      </h3>
      <Post post={thread} onChanged={onChanged} />
      {isLocked && (
        <p className="hint">
          <Text>{`${talk.isClosed} `}</Text>
          {lockReason && <bdi>{fill(talk.because, { reason: lockReason })}</bdi>}
        </p>
      )}
      {replies.length > 0 && (
        <>
          <p className="hint">{plural(lang, talk.replies, replies.length)}</p>
          <ol className="replies grid grid-cols-1 gap-4 border-s-3 border-line ps-4">
            {replies.map((reply) => (
              <li key={reply.id} tabIndex={-1} data-post={reply.id}>
                <Post post={thread.isLocked ? { ...reply, isLocked } : reply} onChanged={onChanged} />
              </li>
            ))}
          </ol>
        </>
      )}
      {session && isOpen && !isAnswering && (
        <div className="buttons items-start">
          <button
            className="button quiet"
            type="button"
            ref={opener}
            aria-label={fill(talk.replyTo, { subject: name })}
            onClick={() => setAnswering(true)}
          >
            {talk.reply}
          </button>
          {mayResolve && <Resolve thread={thread} name={name} onChanged={onChanged} />}
        </div>
      )}
      {/* Stays open after the session ended, so that the text is not lost. */}
      {isAnswering && (
        <PostForm
          thread={thread}
          onCancel={close}
          onPosted={(reply) => {
            setAnswering(false);
            onAnswered(reply);
          }}
        />
      )}
    </article>
  );
}

type ResolveProps = { thread: Thread; name: string; onChanged: Props['onChanged'] };

function Resolve({ thread: { id, isResolved }, name, onChanged }: ResolveProps) {
  const { words } = useTalk();
  const action = isResolved ? words.talk.reopen : words.talk.resolve;
  const changing = useTask(async () => {
    const body = { isResolved: !isResolved };
    const thread = await api.call(calls.resolveDiscussion, { params: { id }, body });
    onChanged(thread, thread.isResolved ? words.talk.isResolved : words.talk.isOpen);
  }, words.tools.notDone);
  return (
    <>
      <TaskButton task={changing} aria-label={fill(words.talk.actionOf, { action, subject: name })}>
        {action}
      </TaskButton>
      <Reason>{changing.reason}</Reason>
    </>
  );
}
