import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fieldNames } from '@common-ground/api/contracts/wording/encyclopediaFields.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { flushSync } from 'react-dom';
import { check } from '../../../components/form/looks.ts';
import { Text } from '../../../components/text/Text.tsx';
import { conditionPath } from '../../../routes.ts';
import { api, calls } from '../../../session/session.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { replacePage } from '../../accounts/replacePage.ts';
import { ContributionForm } from '../form/ContributionForm.tsx';
import type { Checks } from '../form/checks.ts';
import { useForm } from '../form/FormFrame.tsx';
import { WrittenField } from '../form/SenderFields.tsx';
import { SourcesField } from '../form/SourcesField.tsx';
import { FIELDS, findSection, type TextField as Name, type PageSection } from '../form/texts.ts';
import { SectionFields } from './SectionFields.tsx';
import { createSuggestion, isSuggestionWritten, toSuggestionPayload } from './suggestion.ts';

type Props = { id: number; section: PageSection; page: CallOutput<typeof calls.getConditionTexts>; checks: Checks };
const ORDER = ['texts', ...FIELDS, 'sources', 'editSummary', 'contributorName', 'contributorEmail'];

export function SuggestForm({ id, section, page, checks }: Props) {
  const { lang, words } = useForm();
  const { revision, texts, language } = page;
  const draft = useDraft(`edit:${id}:${language}`, createSuggestion({ revision, language, texts }, section));
  const { value, change } = draft;
  const isOther = language !== lang;

  /** Chooses the section of the field first, because fields of other sections are not on the page. */
  function goTo(field: string) {
    const name = FIELDS.find((name): name is Name => name === field);
    if (name) flushSync(() => change({ section: findSection(name) }));
  }

  return (
    <>
      <div className="form-head mb-8 grid grid-cols-1 justify-items-start gap-3">
        <p>
          <a href={conditionPath(id, lang)}>{fill(words.suggest.of, { name: texts.name })}</a>
        </p>
        <p>{words.suggest.intro}</p>
        <p className="hint">{words.required}</p>
        {isOther && <p className="notice-box px-4 py-3">{fillLanguage(words.suggest.otherLanguage, language, lang)}</p>}
        {draft.isRestored && <p className="notice-box px-4 py-3">{words.restored}</p>}
        {page.beingChanged.length > 0 && (
          <p className="notice-box px-4 py-3" role="status">
            {fill(words.suggest.beingChanged, { fields: joinFieldNames(page.beingChanged, lang) })}
          </p>
        )}
        {revision > value.base.revision && <p className="notice-box px-4 py-3">{words.suggest.isNewer}</p>}
      </div>
      <ContributionForm
        draft={draft}
        isWritten={isSuggestionWritten(value)}
        check={(written, isGuest) => checks.suggestion(toSuggestionPayload(written, isGuest))}
        send={(body) => api.call(calls.suggestEdit, { params: { id }, query: { lang }, body })}
        order={ORDER}
        said={words.suggest}
        toasts={{ done: 'suggestionSubmitted', failed: 'suggestionFailed' }}
        leave={() => replacePage(conditionPath(id, lang))}
        onGo={goTo}
      >
        {(errors) => (
          <>
            <SectionFields value={value} errors={errors} onChange={change} language={isOther ? language : undefined} />
            <SourcesField writing={value} error={errors.sources} onChange={change} />
            <WrittenField
              name="editSummary"
              label={words.suggest.editSummary}
              hint={`${words.suggest.editSummaryHint} ${plural(lang, words.atMost, EDIT_SUMMARY_LENGTH)}`}
              error={errors.editSummary}
              isRequired
              autoComplete="off"
              value={value.editSummary}
              onChange={(editSummary) => change({ editSummary })}
            />
            <div>
              <label className={check.label}>
                <input
                  className={check.box}
                  type="checkbox"
                  name="isMinorEdit"
                  aria-describedby="minor-hint"
                  checked={value.isMinorEdit}
                  onChange={({ target }) => change({ isMinorEdit: target.checked })}
                />
                <Text>{words.suggest.isMinor}</Text>
              </label>
              <p className={`hint ${check.hint}`} id="minor-hint">
                {words.suggest.isMinorHint}
              </p>
            </div>
          </>
        )}
      </ContributionForm>
    </>
  );
}

/** Joins the names of fields. Leaves out fields that are not in the form and so have no name. */
function joinFieldNames(fields: readonly string[], lang: string): string {
  const names: Record<string, string> = fieldNames(lang);
  return new Intl.ListFormat(lang).format(fields.flatMap((field) => names[field] ?? []));
}

function fillLanguage(text: string, code: string, lang: string): string {
  return fill(text, { language: new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code });
}
