import { MODERATION_REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { TalkWords } from '@common-ground/api/contracts/wording/talk.ts';
import { useDraft } from '../../session/useDraft.ts';
import { TextField } from '../form/FieldFrame.tsx';
import { ToolForm } from '../form/Form.tsx';
import { SendFailed, useSendingText } from '../form/SendFailed.tsx';

type Props = {
  label: string;
  draftName: string;
  lang: string;
  words: TalkWords;
  moderate: (reason: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks a moderator for a reason, which every reader can see. */
export function ReasonForm({ label, draftName, lang, words: { talk, tools }, moderate, onCancel }: Props) {
  const draft = useDraft(draftName, { reason: '' });
  const sending = useSendingText({ lang }, async () => {
    const { reason } = draft.value;
    if (!reason.trim()) return { errors: { reason: talk.reasonNeeded } };
    await moderate(reason);
    draft.forget();
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
      <TextField
        label={talk.reason}
        hint={talk.reasonHint}
        error={sending.errors.reason}
        {...draft.field('reason')}
        maxLength={MODERATION_REASON_LENGTH}
        dir="auto"
        required
      />
    </ToolForm>
  );
}
