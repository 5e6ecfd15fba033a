import { hasRole, KEEPERS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Who } from '../../components/condition-tools/Who.tsx';
import { Reason, TaskButton, useTask } from '../../components/task/TaskButton.tsx';
import { Moment } from '../../components/text/Moment.tsx';
import { $session, api, calls } from '../../session/session.ts';
import { useTalk } from './context.ts';
import { PostForm } from './PostForm.tsx';
import type { Thread } from './threadsOf.ts';

/** Those who may resolve threads that others started. */

type Props = { thread: Thread; onAnswered: (reply: Discussion) => void; onResolved: (thread: Discussion) => void };

export function ThreadView({ thread, onAnswered, onResolved }: Props) {
  const { lang, words } = useTalk();
  const session = useStore($session);
  const [isAnswering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { talk } = words;
  const { id, subject, replies, isResolved } = thread;
  const name = subject ?? '';
  const mayResolve = session !== null && (session.person.id === thread.userId || hasRole(session.person, KEEPERS));

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
      </h3>
      <Post post={thread} />
      {replies.length > 0 && (
        <>
          <p className="hint">{plural(lang, talk.replies, replies.length)}</p>
          <ol className="replies grid grid-cols-1 gap-4 border-s-3 border-line ps-4">
            {replies.map((reply) => (
              <li key={reply.id} tabIndex={-1} data-post={reply.id}>
                <Post post={reply} />
              </li>
            ))}
          </ol>
        </>
      )}
      {session && !isAnswering && (
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
          {mayResolve && <Resolve thread={thread} name={name} onResolved={onResolved} />}
        </div>
      )}
      {/* Also after the session has ended meanwhile: what was written stays. */}
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

/** Text is text: nothing that somebody writes is markup. */
function Post({ post: { userName, userId, timestamp, content } }: { post: Discussion }) {
  const { words } = useTalk();
  return (
    <>
      <p className="hint">
        <strong>
          <Who name={userName} userId={userId} nobody={words.tools.formerMember} />
        </strong>
        {' · '}
        <Moment iso={timestamp} hasAge />
      </p>
      <p className="max-w-measure whitespace-pre-line" dir="auto">
        {content}
      </p>
    </>
  );
}

type ResolveProps = { thread: Thread; name: string; onResolved: Props['onResolved'] };

function Resolve({ thread: { id, isResolved }, name, onResolved }: ResolveProps) {
  const { words } = useTalk();
  const action = isResolved ? words.talk.reopen : words.talk.resolve;
  const changing = useTask(async () => {
    const body = { isResolved: !isResolved };
    onResolved(await api.call(calls.resolveDiscussion, { params: { id }, body }));
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
