import { useState } from 'react';
import { useDraft } from '../../session/useDraft.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import type { ShownPost } from './PostView.tsx';
import { NO_REPLY, type ReplyWriting, replyDraft } from './writing.ts';

export type Reply = ReturnType<typeof useReply>;

/** The reply to a topic that somebody is writing: to a post or to all. What was begun stays with the browser until it is sent. */
export function useReply(topicId: number) {
  const draft = useDraft(replyDraft(topicId), NO_REPLY);
  const [isOpen, setOpen] = useState(false);
  useResumedForm(replyDraft(topicId), () => setOpen(true));

  /** Also where one is open already: what was written goes to whom was chosen last. */
  function open(to: ShownPost | null, quote?: string): void {
    const isSame = to?.id === draft.value.to?.id;
    draft.change({
      to: to && { id: to.id, number: to.number, name: to.userName },
      quote: quote ?? (isSame ? draft.value.quote : ''),
    });
    setOpen(true);
  }

  /** A reply that was written before stands in the form again; below what is being written there already. */
  function put(written: ReplyWriting): void {
    const begun = draft.value.content.trim();
    draft.change({ ...written, content: begun ? `${begun}\n\n${written.content}` : written.content });
    setOpen(true);
  }

  return { draft, isOpen, open, put, close: () => setOpen(false) };
}
