import { POST_EDIT_HOURS, TOPIC_TITLE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { flushSync } from 'react-dom';
import { useCare } from '../../components/care/useCare.tsx';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { DraftNote } from '../../components/form/DraftNote.tsx';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { ToolForm } from '../../components/form/Form.tsx';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useTopicTools } from './context.ts';
import { PostFields } from './PostFields.tsx';
import type { ShownPost } from './PostView.tsx';
import { postDraft } from './writing.ts';

type Props = { post: ShownPost; onClose: () => void };

export function EditPost({ post, onClose }: Props) {
  const { lang, tools, live } = useTopicTools();
  const { write } = tools;
  const { id, number, content = '', warning } = post;
  const { topic } = live;
  // The title of a topic is edited together with its first post.
  const isFirst = number === 1;
  const draft = useDraft(postDraft(id), { content, warning: warning ?? '', title: topic.title });
  const { value, change } = draft;
  const care = useCare(lang, topic.audience);
  const sending = useSendingText({ lang, draft: postDraft(id) }, async () => {
    const { title, ...said } = value;
    const errors = {
      ...(isFirst && !title.trim() && { title: write.needed }),
      ...(!said.content.trim() && { content: write.needed }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    if (await care.asks(`${isFirst ? title : ''}\n${said.warning}\n${said.content}`)) return null;
    const body = isFirst ? { ...said, title } : said;
    const edited = await api.call(calls.editPost, { params: { id }, body });
    if (isFirst) live.setTopic({ ...topic, title: title.trim() });
    draft.forget();
    flushSync(onClose);
    live.put([edited], write.saved, edited);
  });

  function cancel() {
    draft.forget();
    flushSync(onClose);
    giveFocus(`[data-edit="${id}"]`);
  }

  const name = fill(write.editing, { number: formatNumber(lang, number) });
  return (
    <ToolForm
      aria-label={name}
      sending={sending}
      submit={write.save}
      busy={write.saving}
      held={care.note}
      failed={(failed) => <SendFailed title={write.notSaved} words={write} failed={failed} lang={lang} />}
      cancel={write.cancel}
      onCancel={cancel}
    >
      <DraftNote draft={draft} />
      {isFirst && (
        <TextField
          label={write.title}
          error={sending.errors.title}
          isRequired
          {...draft.field('title')}
          maxLength={TOPIC_TITLE_LENGTH}
          dir="auto"
        />
      )}
      <PostFields
        label={name}
        hint={fill(write.editHint, { hours: formatNumber(lang, POST_EDIT_HOURS) })}
        error={sending.errors.content}
        words={write}
        value={value}
        onChange={change}
      />
    </ToolForm>
  );
}
