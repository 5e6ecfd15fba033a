import { createEmptyValue, TEXT_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { ContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import { ArrowLeftIcon } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { homePath } from '../../../routes.ts';
import { api, calls } from '../../../session/session.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { replacePage } from '../../accounts/replacePage.ts';
import { ContributionForm } from '../form/ContributionForm.tsx';
import type { Checks } from '../form/checks.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import type { Sender } from '../form/SenderFields.tsx';
import { SourcesField } from '../form/SourcesField.tsx';
import { TextsFields } from '../form/TextsFields.tsx';
import { type ConditionTexts, FIELDS, LENGTHS, type Writing } from '../form/texts.ts';
import { useFormView } from './useFormView.ts';

export type Category = { id: number; name: string };
type Props = { lang: string; words: ContributionWords; checks: Checks; categories: Category[] };
const BEFORE_CATEGORY = ['name'] as const;
const AFTER_CATEGORY = FIELDS.filter((field) => field !== 'name');
const ORDER = [...BEFORE_CATEGORY, 'categoryId', ...AFTER_CATEGORY, 'sources', 'contributorName', 'contributorEmail'];

export function ConditionForm({ lang, words, checks, categories }: Props) {
  const { heading, close, finish } = useFormView();
  const [empty] = useState(createNewCondition);
  const draft = useDraft('condition', empty);
  const { value, change } = draft;

  return (
    <FormFrame lang={lang} words={words}>
      <div className="form-head mb-8 grid grid-cols-1 justify-items-start gap-3">
        <button className="button quiet" type="button" onClick={close}>
          <ArrowLeftIcon className="flips" />
          <Text>{words.add.back}</Text>
        </button>
        <h1 className="form-title my-4 text-h2 focus:outline-none" tabIndex={-1} ref={heading}>
          {words.add.title}
        </h1>
        <p>{words.add.intro}</p>
        <p className="hint">{words.required}</p>
        {draft.isRestored && <p className="notice-box px-4 py-3">{words.restored}</p>}
      </div>
      <ContributionForm
        draft={draft}
        isWritten={isWritten(value)}
        check={(written, isGuest) => checks.newCondition(toRequestBody(written, isGuest))}
        send={(body) => api.call(calls.submitCondition, { query: { lang }, body })}
        order={ORDER}
        said={words.add}
        toasts={{ done: 'conditionSubmitted', failed: 'conditionFailed' }}
        leave={() => {
          finish();
          return replacePage(homePath(lang));
        }}
      >
        {(errors) => (
          <>
            <TextsFields fields={BEFORE_CATEGORY} writing={value} errors={errors} onChange={change} />
            <SelectField
              id="field-categoryId"
              name="categoryId"
              label={words.category.label}
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
            <TextsFields fields={AFTER_CATEGORY} writing={value} errors={errors} onChange={change} />
            <SourcesField writing={value} error={errors.sources} onChange={change} offersResources />
          </>
        )}
      </ContributionForm>
    </FormFrame>
  );
}

/** Values of the form. `categoryId` is the value of the select element. */
type NewCondition = Writing & Sender & { categoryId: string };

const EMPTY: NewCondition = {
  texts: {},
  pending: {},
  categoryId: '',
  contributorName: '',
  contributorEmail: '',
};

/** Returns the value of a new form: empty but for the name that the address suggests. */
function createNewCondition(): NewCondition {
  const name = new URLSearchParams(location.search).get('name')?.trim().slice(0, LENGTHS.name);
  return name ? { ...EMPTY, texts: { name } } : EMPTY;
}

const NO_TEXTS = Object.fromEntries(
  TEXT_FIELDS.map((field): [string, unknown] => [field.name, createEmptyValue(field)]),
) as ConditionTexts;

/** Returns the request body. Only guests send name and email address. */
function toRequestBody({ texts, categoryId, contributorName, contributorEmail }: NewCondition, isGuest: boolean) {
  return {
    ...NO_TEXTS,
    ...texts,
    categoryId: Number.parseInt(categoryId, 10) || 0,
    ...(isGuest && { contributorName, contributorEmail }),
  };
}

function isWritten({ texts, pending, categoryId, ...sender }: NewCondition): boolean {
  const all = [...Object.values(texts), ...Object.values(pending), categoryId, ...Object.values(sender)];
  return all.some((text) => text.length > 0);
}
