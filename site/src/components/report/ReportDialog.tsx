import type { ReportReason } from '@common-ground/api/contracts/moderation/reports.ts';
import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import type { ReportDialogWords } from '@common-ground/api/contracts/wording/moderation/dialog/index.ts';
import { accountPath } from '../../routes.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { api, calls, isUnauthorized } from '../../session/session.ts';
import { OnDuty } from '../duty/OnDuty.tsx';
import { Dialog } from '../form/Dialog.tsx';
import { type Failure, Form, useSending } from '../form/Form.tsx';
import { FormWordsProvider } from '../form/formWords.ts';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { Text } from '../text/Text.tsx';
import { sayToast } from '../toaster/sayToast.ts';
import type { ReportedThing } from './ReportButton.tsx';

// Of the contract, whose schemas would be script for nothing.
const most: typeof import('@common-ground/api/contracts/moderation/reports.ts').REPORT_LENGTH = 1000;

type Props = {
  lang: string;
  thing: ReportedThing;
  words: ReportDialogWords['dialog'];
  onClose: () => void;
  onSent: () => void;
};

type Failed = Failure & { isSignedOut?: boolean };

/** Asks for a reason and, who wants, for words. What was written stays until it is sent. */
export function ReportDialog({ lang, thing, words, onClose, onSent }: Props) {
  const isProblem = thing.kind === 'condition';
  const sending = useSending<Failed>(async ({ reason = '', description = '' }) => {
    if (!reason) return { errors: { reason: words.needed } };
    try {
      const body = { contentType: thing.kind, contentId: thing.id, reason: reason as ReportReason };
      await api.call(calls.reportContent, { body: { ...body, ...(description.trim() && { description }) } });
    } catch (error) {
      const said = serverMessage(error, lang);
      void sayToast({ kind: 'reportFailed', text: said });
      return { said: said ?? words.notDone, isSignedOut: isUnauthorized(error) };
    }
    onSent();
    void sayToast({ kind: 'reportSent' });
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
          failed={({ said, isSignedOut }) => (
            <>
              <strong>{words.failed}</strong>
              <p>
                <Text>{said}</Text>
                <Text> </Text>
                <Text>{words.kept}</Text>
              </p>
              {isSignedOut && (
                <p>
                  <a href={accountPath('login', lang, location.pathname + location.search)}>{words.signIn}</a>
                </p>
              )}
            </>
          )}
          beside={
            <button className="button quiet" type="button" onClick={onClose}>
              {words.cancel}
            </button>
          }
        >
          <SelectField label={words.reason} error={sending.errors.reason} name="reason" defaultValue="" isRequired>
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
            name="description"
            maxLength={most}
            rows={4}
            dir="auto"
          />
        </Form>
      </Dialog>
    </FormWordsProvider>
  );
}
