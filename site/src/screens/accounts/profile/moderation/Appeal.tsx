import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { DraftNote } from '../../../../components/form/DraftNote.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { SendFailed, useSendingText } from '../../../../components/form/SendFailed.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { api, calls } from '../../../../session/session.ts';
import { useDraft } from '../../../../session/useDraft.ts';
import { useResumedForm } from '../../../../session/useResumedForm.ts';
import { useProfile } from '../context.ts';
import { $moderation } from '../reads.ts';

// Copies the limit, because importing the contract would load its schemas. The type makes the compiler compare both.
const most: typeof import('@common-ground/api/contracts/moderation/cases.ts').APPEAL_LENGTH = 2000;

type Props = { decisionId: number; until: string; name: string; onDone: () => void };

/** Asks another moderator to review a decision. The server accepts one appeal a decision. */
export function Appeal({ decisionId, until, name, onDone }: Props) {
  const { lang, words } = useProfile();
  const { moderation, part } = words;
  const [isOpen, setOpen] = useState(false);
  const draftName = `appeal-${decisionId}`;
  const draft = useDraft(draftName, { text: '' });
  useResumedForm(draftName, () => setOpen(true));
  const sending = useSendingText({ lang, draft: draftName }, async () => {
    const { text } = draft.value;
    if (!text.trim()) return { errors: { text: moderation.needed } };
    await api.call(calls.appeal, { body: { decisionId, text } });
    draft.forget();
    setOpen(false);
    $moderation.revalidate();
    onDone();
  });
  return (
    <>
      <button
        className="button quiet"
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(words.inbox.actionOf, { action: moderation.appeal, text: name })}
        onClick={() => setOpen(true)}
      >
        {moderation.appeal}
      </button>
      <Dialog title={moderation.appealTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form
          className="form"
          noValidate
          startsFocused
          sending={sending}
          submit={moderation.send}
          busy={moderation.sending}
          intro={<p>{fill(moderation.appealText, { date: until })}</p>}
          failed={(failed) => (
            <SendFailed
              title={moderation.failed}
              words={{ notDone: part.notDone, kept: moderation.kept }}
              failed={failed}
              lang={lang}
            />
          )}
          cancel={part.cancel}
          onCancel={() => setOpen(false)}
        >
          <DraftNote draft={draft} />
          <TextAreaField
            label={moderation.text}
            error={sending.errors.text}
            {...draft.field('text')}
            maxLength={most}
            rows={5}
            dir="auto"
            isRequired
          />
        </Form>
      </Dialog>
    </>
  );
}
