import type { ContributionWords } from '@common-ground/api/contracts/wording/contributions/en.ts';
import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { useStore } from '@nanostores/react';
import { ArrowLeftIcon } from 'lucide-react';
import { useEffect } from 'react';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useSending } from '../../../components/form/useSending.ts';
import { toastAfterNavigation } from '../../../components/toaster/keptToast.ts';
import { prepareToasts } from '../../../components/toaster/sayToast.ts';
import { homePath } from '../../../routes.ts';
import { api } from '../../../session/api.ts';
import { calls } from '../../../session/calls.ts';
import { $isSignedIn } from '../../../session/session.ts';
import { leaveFor } from '../../accounts/leaveFor.ts';
import type { Checks } from '../form/checks.ts';
import { type FormContext, FormProvider } from '../form/context.ts';
import { FailedSending } from '../form/FailedSending.tsx';
import { FormFoot } from '../form/FormFoot.tsx';
import { formStyle } from '../form/formStyle.ts';
import { addPending } from '../form/listRules.ts';
import { refusedEntries } from '../form/refusedEntries.ts';
import { SenderFields } from '../form/SenderFields.tsx';
import { sayIssues } from '../form/sayIssues.ts';
import { type Failed, send } from '../form/send.ts';
import { inOrder, senderErrors } from '../form/senderErrors.ts';
import { TextsFields } from '../form/TextsFields.tsx';
import { FIELDS } from '../form/texts.ts';
import { useDraft } from '../form/useDraft.ts';
import { EMPTY, isWritten, payloadOf } from './newCondition.ts';
import { useFormView } from './useFormView.ts';

formStyle();

export type Category = { id: number; name: string };
type Props = { lang: string; words: ContributionWords; checks: Checks; categories: Category[] };
const BEFORE_CATEGORY = ['name'] as const;
const AFTER_CATEGORY = FIELDS.filter((field) => field !== 'name');
const ORDER = [...BEFORE_CATEGORY, 'categoryId', ...AFTER_CATEGORY, 'contributorName', 'contributorEmail'];

/** The form for a new condition, in place of the guidelines. */
export function ConditionForm({ lang, words, checks, categories }: Props) {
  const context: FormContext = { lang, words, formWords: formWords(lang) };
  const isGuest = !useStore($isSignedIn);
  const { heading, close, finish } = useFormView();
  const { value, change, forget, isRestored, isKept } = useDraft('condition', EMPTY);
  useEffect(() => void prepareToasts(), []);

  const sending = useSending<Failed>(async () => {
    const { refused, ...writing } = addPending(value);
    change(writing);
    const { value: body, issues } = checks.newCondition(payloadOf({ ...value, ...writing }, isGuest));
    const errors = {
      ...sayIssues(issues ?? [], words, lang),
      ...(isGuest && senderErrors(value, words.missing)),
      ...refusedEntries(refused, context),
    };
    if (!body || Object.keys(errors).length > 0) return { errors: inOrder(errors, ORDER) };
    const failed = await send({
      call: () => api.call(calls.submitCondition, { body }),
      fallback: words.add.failed,
      toast: 'conditionFailed',
      context,
    });
    if (failed) return failed;
    forget();
    toastAfterNavigation({ kind: 'conditionSubmitted' });
    finish();
    await leaveFor(homePath(lang));
    return null;
  });
  const failed = sending.failure?.reason;
  const errors = failed && 'errors' in failed ? failed.errors : {};
  const texts = { writing: value, errors, onChange: change };

  return (
    <FormProvider value={context}>
      <div className="form-head">
        <button className="button quiet" type="button" onClick={close}>
          <ArrowLeftIcon className="flips" />
          {words.add.back}
        </button>
        <h1 className="form-title" tabIndex={-1} ref={heading}>
          {words.add.title}
        </h1>
        <p>{words.add.intro}</p>
        <p className="hint">{words.required}</p>
        {isRestored && <p className="form-note">{words.restored}</p>}
      </div>
      <form className="form contribution-form" noValidate onSubmit={sending.onSubmit}>
        {failed && <FailedSending key={sending.failure?.attempt} failed={failed} />}
        <TextsFields fields={BEFORE_CATEGORY} {...texts} />
        <SelectField
          id="field-categoryId"
          name="categoryId"
          label={words.category.label}
          words={context.formWords}
          error={errors.categoryId}
          isRequired
          value={value.categoryId}
          onChange={({ target }) => change({ categoryId: target.value })}
        >
          <option value="">{words.category.choose}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextsFields fields={AFTER_CATEGORY} {...texts} />
        {isGuest && <SenderFields sender={value} errors={errors} onChange={change} />}
        <FormFoot
          submit={words.add.submit}
          isBusy={sending.isBusy}
          isKept={isKept}
          isWritten={isWritten(value)}
          onReset={forget}
        />
      </form>
    </FormProvider>
  );
}
