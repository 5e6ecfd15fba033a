import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { FormTexts } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { StaffBadge } from '../../../components/condition-tools/UserName.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { accountPath } from '../../../routes.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { contributionsPath } from '../../accounts/profile/places.ts';
import { replacePage } from '../../accounts/replacePage.ts';
import { ContributionForm } from '../form/ContributionForm.tsx';
import type { Checks } from '../form/checks.ts';
import { useForm } from '../form/FormFrame.tsx';
import { SourcesField } from '../form/SourcesField.tsx';
import { TextsFields } from '../form/TextsFields.tsx';
import { changedTexts, FIELDS, type Writing } from '../form/texts.ts';

type Props = { id: number; checks: Checks };

/** Lets signed-in authors answer a reviewer's request for changes. */
export function AnswerPart({ id, checks }: Props) {
  const { lang, words } = useForm();
  const userId = useStore($userId);
  if (userId !== null) return <OwnAnswer key={userId} id={id} checks={checks} userId={userId} />;
  return (
    <>
      <p>{words.answer.signedOut}</p>
      <p className="buttons">
        <a className="button" href={accountPath('login', lang, location.pathname + location.search)}>
          {words.sender.signIn}
        </a>
      </p>
    </>
  );
}

function OwnAnswer({ id, checks, userId }: Props & { userId: number }) {
  const { lang, words } = useForm();
  const own = useLoaded(async () => {
    const list = await api.call(calls.listOwnContributions, { params: { id: userId } });
    const asked = list.find((contribution) => contribution.id === id && contribution.status === 'changes_requested');
    return asked ? addPageSources(asked) : 'none';
  }, true);
  const late = { loading: words.loading, failed: words.loadFailed, tryAgain: words.tryAgain };
  return (
    <LatePart part={own} words={late}>
      {(contribution) =>
        contribution === 'none' ? (
          <>
            <p>{words.answer.notAsked}</p>
            <p>
              <a href={contributionsPath(lang)}>{words.answer.toProfile}</a>
            </p>
          </>
        ) : (
          <AnswerForm
            contribution={contribution}
            checks={checks}
            send={(body) => api.call(calls.answerContribution, { params: { id }, body })}
            leave={() => replacePage(contributionsPath(lang))}
          />
        )
      }
    </LatePart>
  );
}

/** `sourcesOfPage`: sources that `addPageSources` added, which are sent only when the author changes them. */
type WithSources<Own> = Own & { sourcesOfPage?: FormTexts['sources'] };
type AskedContribution = WithSources<OwnContribution>;

/** Adds the sources of the page to an edit that proposes none, because sent sources replace those of the page. */
export async function addPageSources<Own extends OwnContribution>(contribution: Own): Promise<WithSources<Own>> {
  const { kind, conditionId, texts } = contribution;
  if (kind === 'condition') return { ...contribution, texts: { sources: [], ...texts } };
  if (kind !== 'edit' || texts.sources || !conditionId) return contribution;
  const page = await api.call(calls.getConditionTexts, { params: { id: conditionId }, query: {} });
  const { sources } = page.texts;
  return { ...contribution, texts: { ...texts, sources }, sourcesOfPage: sources };
}

function withoutUnchangedSources(texts: Partial<FormTexts>, { sourcesOfPage }: AskedContribution): Partial<FormTexts> {
  const { sources, ...others } = texts;
  return sourcesOfPage && !changedTexts({ sources }, { sources: sourcesOfPage }).sources ? others : texts;
}

type Answer = Writing & { reason: string };
const UNCHANGED = { body: null, issues: null };
type AnswerFormProps = {
  contribution: AskedContribution;
  checks: Checks;
  send: (body: { reason: string; texts?: OwnContribution['texts'] }) => Promise<unknown>;
  leave: () => Promise<void>;
};

export function AnswerForm({ contribution, checks, send, leave }: AnswerFormProps) {
  const { id, title, texts, language, events } = contribution;
  const { lang, words } = useForm();
  const draft = useDraft<Answer>(`answer:${id}`, { texts, pending: {}, reason: '' });
  const { value, change } = draft;
  const fields = FIELDS.filter((field) => texts[field] !== undefined);
  const asked = events.findLast(({ action }) => action === 'request_changes');
  const isChanged = (written: Writing) => Object.keys(changedTexts(written.texts, texts)).length > 0;

  function check(written: Answer) {
    const reason = written.reason.trim();
    const { body: checked, issues } = isChanged(written)
      ? checks.texts(withoutUnchangedSources(written.texts, contribution))
      : UNCHANGED;
    const errors = {
      ...(!isChanged(written) && !reason && { reason: words.missing.reason }),
      ...(reason.length > REASON_LENGTH && { reason: plural(lang, words.tooLong, REASON_LENGTH) }),
    };
    return { body: { reason, ...(checked && { texts: checked }) }, issues, errors };
  }

  return (
    <>
      <div className="form-head mb-8 grid grid-cols-1 justify-items-start gap-3">
        <h2>{words.answer.title}</h2>
        <p>
          <bdi>{title}</bdi>
        </p>
        {asked && (
          <div>
            <h3>{words.answer.asked}</h3>
            <p>
              <bdi>{asked.by ?? words.answer.reviewer}</bdi> {asked.byRole && <StaffBadge role={asked.byRole} />}
            </p>
            <p className="border-s-4 border-notice-edge ps-4 whitespace-pre-line" dir="auto">
              {asked.reason}
            </p>
          </div>
        )}
        {draft.isRestored && <p className="notice-box px-4 py-3">{words.restored}</p>}
      </div>
      <ContributionForm
        draft={draft}
        isWritten={[value.reason, ...Object.values(value.pending)].some((text) => text.length > 0) || isChanged(value)}
        check={check}
        send={send}
        order={[...FIELDS, 'sources']}
        said={words.answer}
        toasts={{ done: 'answerSent', failed: 'answerFailed' }}
        leave={leave}
      >
        {(errors) => (
          <>
            <h3>{words.answer.yours}</h3>
            <TextsFields
              fields={fields}
              writing={value}
              errors={errors}
              onChange={change}
              language={language && language !== lang ? language : undefined}
            />
            {texts.sources && <SourcesField writing={value} error={errors.sources} onChange={change} />}
            <TextAreaField
              id="field-reason"
              name="reason"
              label={words.answer.reason}
              hint={`${words.answer.reasonHint} ${plural(lang, words.atMost, REASON_LENGTH)}`}
              error={errors.reason}
              rows={4}
              dir="auto"
              value={value.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </>
        )}
      </ContributionForm>
    </>
  );
}
