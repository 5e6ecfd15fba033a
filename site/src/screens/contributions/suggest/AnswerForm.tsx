import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useSending } from '../../../components/form/useSending.ts';
import { toastAfterNavigation } from '../../../components/toaster/keptToast.ts';
import { api } from '../../../session/api.ts';
import { calls } from '../../../session/calls.ts';
import { leaveFor } from '../../accounts/leaveFor.ts';
import { contributionsPath } from '../../accounts/profile/places.ts';
import type { Checks } from '../form/checks.ts';
import { useForm } from '../form/context.ts';
import { FailedSending } from '../form/FailedSending.tsx';
import { FormFoot } from '../form/FormFoot.tsx';
import { addPending } from '../form/listRules.ts';
import { refusedEntries } from '../form/refusedEntries.ts';
import { sayIssues } from '../form/sayIssues.ts';
import { type Failed, send } from '../form/send.ts';
import { inOrder } from '../form/senderErrors.ts';
import { TextsFields } from '../form/TextsFields.tsx';
import { FIELDS, type Writing } from '../form/texts.ts';
import { useDraft } from '../form/useDraft.ts';
import { changedTexts } from './sections.ts';

type Answer = Writing & { reason: string };
type Props = { contribution: OwnContribution; checks: Checks };

/** What was asked, the text as it was sent in, and the answer. */
export function AnswerForm({ contribution: { id, title, texts, language, events }, checks }: Props) {
  const context = useForm();
  const { lang, words, formWords } = context;
  const draft = useDraft<Answer>(`answer:${id}`, { texts, pending: {}, reason: '' });
  const { value, change } = draft;
  const fields = FIELDS.filter((field) => texts[field] !== undefined);
  const asked = events.findLast(({ action }) => action === 'request_changes');

  const sending = useSending<Failed>(async () => {
    const { refused, ...writing } = addPending(value);
    change(writing);
    const isChanged = Object.keys(changedTexts(writing.texts, texts)).length > 0;
    const { value: checked, issues } = isChanged ? checks.texts(writing.texts) : { value: undefined, issues: null };
    const errors = {
      ...sayIssues(issues ?? [], words, lang),
      ...refusedEntries(refused, context),
      ...(!isChanged && !value.reason.trim() && { reason: words.missing.reason }),
      ...(value.reason.trim().length > REASON_LENGTH && { reason: plural(lang, words.tooLong, REASON_LENGTH) }),
    };
    if (Object.keys(errors).length > 0) return { errors: inOrder(errors, FIELDS) };
    const failed = await send({
      call: () =>
        api.call(calls.answerContribution, {
          params: { id },
          body: { reason: value.reason.trim(), ...(checked && { texts: checked }) },
        }),
      fallback: words.answer.failed,
      toast: 'answerFailed',
      context,
    });
    if (failed) return failed;
    draft.forget();
    toastAfterNavigation({ kind: 'answerSent' });
    await leaveFor(contributionsPath(lang));
    return null;
  });
  const failed = sending.failure?.reason;
  const errors = failed && 'errors' in failed ? failed.errors : {};
  const isWritten =
    [value.reason, ...Object.values(value.pending)].some((text) => text.length > 0) ||
    Object.keys(changedTexts(value.texts, texts)).length > 0;

  return (
    <>
      <div className="form-head">
        <h2>{words.answer.title}</h2>
        <p>
          <bdi>{title}</bdi>
        </p>
        {asked && (
          <div>
            <h3>{words.answer.asked}</h3>
            <p>
              <bdi>{asked.by ?? words.answer.reviewer}</bdi>
            </p>
            <p className="asked" dir="auto">
              {asked.reason}
            </p>
          </div>
        )}
        {draft.isRestored && <p className="form-note">{words.restored}</p>}
      </div>
      <form className="form contribution-form" noValidate onSubmit={sending.onSubmit}>
        {failed && <FailedSending key={sending.failure?.attempt} failed={failed} />}
        <h3>{words.answer.yours}</h3>
        <TextsFields
          fields={fields}
          writing={value}
          errors={errors}
          onChange={change}
          language={language && language !== lang ? language : undefined}
        />
        <TextAreaField
          id="field-reason"
          name="reason"
          label={words.answer.reason}
          words={formWords}
          hint={`${words.answer.reasonHint} ${plural(lang, words.atMost, REASON_LENGTH)}`}
          error={errors.reason}
          rows={4}
          dir="auto"
          value={value.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <FormFoot
          submit={words.answer.submit}
          isBusy={sending.isBusy}
          isKept={draft.isKept}
          isWritten={isWritten}
          onReset={draft.forget}
        />
      </form>
    </>
  );
}
