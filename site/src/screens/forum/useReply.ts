import { useState } from 'react';
import { useDraft } from '../../session/useDraft.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import type { ShownPost } from './PostView.tsx';
import { NO_REPLY, type ReplyWriting, replyDraft } from './writing.ts';

export type Reply = ReturnType<typeof useReply>;

/** Holds the reply to a topic or to one of its posts. Its draft stays in this browser until it is sent. */
export function useReply(topicId: number) {
  const draft = useDraft(replyDraft(topicId), NO_REPLY);
  const [isOpen, setOpen] = useState(false);
  useResumedForm(replyDraft(topicId), () => setOpen(true));

  /** Opens the form. When it is open already, its text stays and only the target and quotation change. */
  function open(to: ShownPost | null, quote?: string): void {
    const isSame = to?.id === draft.value.to?.id;
    draft.change({
      to: to && { id: to.id, number: to.number, name: to.userName },
      quote: quote ?? (isSame ? draft.value.quote : ''),
    });
    setOpen(true);
  }

  /** Puts a queued reply back into the form, after text that is there already. */
  function put(written: ReplyWriting): void {
    const begun = draft.value.content.trim();
    draft.change({ ...written, content: begun ? `${begun}\n\n${written.content}` : written.content });
    setOpen(true);
  }

  return { draft, isOpen, open, put, close: () => setOpen(false) };
}
