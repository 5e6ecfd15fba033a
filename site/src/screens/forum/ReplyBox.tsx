import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import { formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCare } from '../../components/care/useCare.tsx';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { DraftNote } from '../../components/form/DraftNote.tsx';
import { ToolForm } from '../../components/form/Form.tsx';
import { check } from '../../components/form/looks.ts';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { Filled } from '../../components/text/Filled.tsx';
import { Text } from '../../components/text/Text.tsx';
import { hasNoResponse } from '../../session/hasNotReachedService.ts';
import { queueWrite } from '../../session/offline/ownQueue.ts';
import { deleteRequestKey, findRequestKey } from '../../session/requestKey.ts';
import { $session, $userId, api, calls } from '../../session/session.ts';
import { useTopicTools } from './context.ts';
import { NewAccountHint } from './NewAccountHint.tsx';
import { openWhenRendered } from './openWhenRendered.ts';
import { PostFields } from './PostFields.tsx';
import { queuedReply, type ReplyInput } from './queued.ts';
import { postLink } from './topicLinks.ts';
import { queuedTitle, replyDraft } from './writing.ts';

/** Shows the button that replies to the topic, or its form unless the reply is to a post of this page. */
export function ReplyToTopic() {
  const { tools, live, reply } = useTopicTools();
  const session = useStore($session);
  const { to } = reply.draft.value;
  const isBelowPost = live.posts.some(({ id }) => id === to?.id);
  if (reply.isOpen && !isBelowPost) return <ReplyBox />;
  // Only moderators can reply to a closed topic, and nobody to a merged one.
  const isOpen = live.topic.status === 'open' || hasRole(session?.person, MODERATORS);
  if (!session || !isOpen || live.topic.mergedInto !== null) return null;
  return (
    <button className="button" type="button" data-reply="" onClick={() => reply.open(null)}>
      {tools.write.replyToTopic}
    </button>
  );
}

export function ReplyBox() {
  const { lang, words, tools, live, reply } = useTopicTools();
  const { write } = tools;
  const { topic } = live;
  const { value, change, forget } = reply.draft;
  const isModerator = hasRole(useStore($session)?.person, MODERATORS);
  const [isNote, setNote] = useState(false);
  const care = useCare(lang, topic.audience);
  const sending = useSendingText({ lang, draft: replyDraft(topic.id) }, async () => {
    const { content, warning, to, quote } = value;
    if (!content.trim()) return { errors: { content: write.needed } };
    if (await care.asks(`${warning}\n${content}`)) return null;
    const userId = $userId.get();
    const body = {
      content,
      ...(warning.trim() && { warning }),
      ...(to && { parentPostId: to.id }),
      ...(to && quote && { quote }),
      ...(isModerator && (isNote || topic.status === 'closed') && { isNote: true }),
    };
    // A queued reply has the same key, so repeated requests create it once.
    const key = findRequestKey(JSON.stringify([topic.id, body]));
    let own: Post;
    try {
      own = await api.call(calls.createPost, { params: { id: topic.id }, body: { ...body, ...(key && { key }) } });
    } catch (error) {
      if (userId === null || !hasNoResponse(error) || !(await keepReply(body, userId, key))) throw error;
      return null;
    }
    deleteRequestKey();
    forget();
    if (!live.isLast) {
      await openWhenRendered(postLink(topic, own.number, lang));
      return null;
    }
    const posts = await live.readOn(own);
    flushSync(reply.close);
    live.put(posts, write.published, own);
    return null;
  });

  /** Queues the reply until there is a connection. Returns false when this browser cannot store it. */
  async function keepReply(body: ReplyInput['body'], userId: number, uuid?: string): Promise<boolean> {
    const title = queuedTitle(topic, words);
    const input = { topicId: topic.id, body, to: value.to };
    if (!(await queueWrite({ kind: queuedReply, userId, uuid, title, input }))) return false;
    deleteRequestKey();
    forget();
    flushSync(reply.close);
    giveFocus(`[aria-labelledby="waiting-${uuid}"]`);
    return true;
  }

  function cancel() {
    const { to } = value;
    flushSync(reply.close);
    giveFocus(`[data-reply="${to?.id ?? ''}"]`, '[data-reply=""]');
  }

  const { to, quote } = value;
  const label = to ? (
    <Filled text={write.replyToPost} values={{ number: formatNumber(lang, to.number), name: <bdi>{to.name}</bdi> }} />
  ) : (
    write.replyToTopic
  );
  return (
    <ToolForm
      aria-labelledby="reply-title"
      worksOffline
      sending={sending}
      submit={write.publish}
      busy={write.publishing}
      held={care.note}
      failed={(failed) => <SendFailed title={write.notPublished} words={write} failed={failed} lang={lang} />}
      cancel={write.cancel}
      onCancel={cancel}
    >
      <p className="label" id="reply-title">
        {label}
      </p>
      <NewAccountHint lang={lang} words={write} />
      <DraftNote draft={reply.draft} />
      {to && quote && (
        <div className="grid gap-2 border-s-3 border-line ps-4">
          <p className="hint">{write.quoting}</p>
          <blockquote className="max-h-40 overflow-y-auto text-base wrap-anywhere whitespace-pre-line" dir="auto">
            {quote}
          </blockquote>
          <button className="button quiet justify-self-start" type="button" onClick={() => change({ quote: '' })}>
            {write.noQuote}
          </button>
        </div>
      )}
      <PostFields
        label={write.yourReply}
        hint={topic.audience === 'members' ? write.forMembers : write.forEveryone}
        error={sending.errors.content}
        words={write}
        value={value}
        onChange={change}
      />
      {isModerator && topic.status === 'open' && (
        <label className={check.label}>
          <input
            className={check.box}
            type="checkbox"
            checked={isNote}
            onChange={({ currentTarget }) => setNote(currentTarget.checked)}
          />
          <Text>{write.asNote}</Text>
        </label>
      )}
    </ToolForm>
  );
}
