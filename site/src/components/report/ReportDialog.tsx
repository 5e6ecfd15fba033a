import type { ReportedKind, ReportReason } from '@common-ground/api/contracts/moderation/reports.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import type { ReportDialogWords } from '@common-ground/api/contracts/wording/moderationDialog.ts';
import { api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';
import { OnDuty } from '../duty/OnDuty.tsx';
import { Dialog } from '../form/Dialog.tsx';
import { DraftNote } from '../form/DraftNote.tsx';
import { Form, useSending } from '../form/Form.tsx';
import { FormWordsProvider } from '../form/formWords.ts';
import { SelectField } from '../form/SelectField.tsx';
import { SendFailed, type SendingFailed, toSendingFailure } from '../form/SendFailed.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { showCatalogueToast } from '../toaster/showCatalogueToast.ts';

// Copy of the contract's limit, because its schemas would add script. The compiler checks the value.
const MAX_REPORT_LENGTH: typeof import('@common-ground/api/contracts/moderation/reports.ts').REPORT_LENGTH = 1000;

export type ReportedThing = { kind: ReportedKind; id: number };

type Props = {
  lang: string;
  thing: ReportedThing;
  words: ReportDialogWords['dialog'];
  onClose: () => void;
  onSent: () => void;
};

export const reportDraft = ({ kind, id }: ReportedThing) => `report-${kind}-${id}`;

/** Asks for a reason and optional details. Both are stored in this browser until they are sent. */
export function ReportDialog({ lang, thing, words, onClose, onSent }: Props) {
  const isProblem = thing.kind === 'condition';
  const draft = useDraft(reportDraft(thing), { reason: '', description: '' });
  const sending = useSending<SendingFailed>(async () => {
    const { reason, description } = draft.value;
    if (!reason) return { errors: { reason: words.needed } };
    try {
      const body = { contentType: thing.kind, contentId: thing.id, reason: reason as ReportReason };
      await api.call(calls.reportContent, { body: { ...body, ...(description.trim() && { description }) } });
    } catch (error) {
      const failed = toSendingFailure(error, lang, reportDraft(thing));
      void showCatalogueToast({ kind: 'reportFailed', text: failed.said ?? null });
      return failed;
    }
    draft.forget();
    onSent();
    void showCatalogueToast({ kind: 'reportSent' });
    return null;
  });
  return (
    <FormWordsProvider value={formWords(lang)}>
      <Dialog title={isProblem ? words.problemTitle : words.title} isOpen onClose={onClose}>
        <Form
          className="form"
          noValidate
          sending={sending}
          submit={words.send}
          busy={words.sending}
          intro={
            <>
              <p>{isProblem ? words.problemIntro : words.intro}</p>
              <OnDuty lang={lang} />
            </>
          }
          failed={(failed) => <SendFailed title={words.failed} words={words} failed={failed} lang={lang} />}
          cancel={words.cancel}
          onCancel={onClose}
        >
          <DraftNote draft={draft} />
          <SelectField label={words.reason} error={sending.errors.reason} {...draft.field('reason')} isRequired>
            <option value="" disabled />
            {Object.entries(words.reasons).map(([reason, text]) => (
              <option key={reason} value={reason}>
                {text}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={words.description}
            hint={words.hint}
            {...draft.field('description')}
            maxLength={MAX_REPORT_LENGTH}
            rows={4}
            dir="auto"
          />
        </Form>
      </Dialog>
    </FormWordsProvider>
  );
}
