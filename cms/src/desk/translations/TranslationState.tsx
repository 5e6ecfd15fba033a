import { STATE_WORDS } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { categoryPath, conditionPath } from '@common-ground/site/src/routes.ts';
import { Action } from '../kit/Action.tsx';
import { Facts } from '../kit/Facts.tsx';
import { Time } from '../kit/Time.tsx';
import type { Draft } from './useDraft.ts';

/** Shows the state of a translation, who works on it, and what needs attention first. */
export function TranslationState({ desk, draft }: { desk: TranslationEditorState; draft: Draft }) {
  const { source, language, published, others, sent, kind } = desk;
  const path = kind === 'condition' ? conditionPath(source.id, language.code) : categoryPath(source.id, language.code);
  const facts: [string, React.ReactNode][] = [
    ['Your translation', <OwnState key="own" desk={desk} />],
    ['Readers have', <Published key="published" desk={desk} />],
    ['Translator', published?.translatedBy],
    ['Reviewer', sent?.reviewer ?? published?.reviewedBy],
    ['Page', language.isActive && <a href={path}>As readers see it</a>],
  ];
  return (
    <>
      <Facts facts={facts} />
      {others.length > 0 && (
        <p className="editor__notice">
          {`Also working on this page: ${others.map(({ person, status }) => `${person ?? 'somebody without an account'} (${STATE_WORDS[status].toLowerCase()})`).join('; ')}. You can go on; talk to each other to save work.`}
        </p>
      )}
      {sent?.status === 'changes_requested' && (
        <ChangeRequest request={sent.request}>
          Change the texts below and send the answer, or answer in words alone.
        </ChangeRequest>
      )}
      {draft.isBehind && !draft.isLocked && <Behind desk={desk} draft={draft} />}
    </>
  );
}

function OwnState({ desk: { draft, sent } }: { desk: TranslationEditorState }) {
  if (sent && draft)
    return (
      <>
        {STATE_WORDS[sent.status]}; your answer is a draft, saved <Time iso={draft.savedAt} isOfNow />
      </>
    );
  if (sent) return STATE_WORDS[sent.status];
  if (!draft) return 'Not begun';
  return (
    <>
      Draft, saved <Time iso={draft.savedAt} isOfNow />
    </>
  );
}

function Published({ desk: { published, source, since } }: { desk: TranslationEditorState }) {
  if (!published) return 'Nothing in this language yet';
  return since
    ? `A translation of revision ${since.revision}; the source is at ${source.revision}`
    : 'A translation that is up to date';
}

type RequestProps = { request: { by: string | null; reason: string; at: string } | null; children: React.ReactNode };

/** Shows which changes a reviewer requested. `children` says what to do about them. */
export function ChangeRequest({ request, children }: RequestProps) {
  return (
    <section className="editor__notice" aria-labelledby="editor-request">
      <h2 id="editor-request">Changes were asked for</h2>
      {request && (
        <>
          <blockquote>{request.reason}</blockquote>
          <p>
            {request.by ?? 'A reviewer'}, <Time iso={request.at} isOfNow />
          </p>
        </>
      )}
      <p>{children}</p>
    </section>
  );
}

function Behind({ desk, draft }: { desk: TranslationEditorState; draft: Draft }) {
  const { sinceDraft } = desk;
  return (
    <section className="editor__notice" aria-labelledby="editor-behind">
      <h2 id="editor-behind">The page has changed since you began</h2>
      <p>
        {sinceDraft
          ? 'What changed in the source is marked below.'
          : 'Somebody has published another translation of it. What you both changed is marked below.'}{' '}
        Update your text where needed, then confirm this below. After that it can be sent.
      </p>
      <Action isQuiet isBusy={draft.isBusy} onClick={() => void draft.holdAgainstNow()}>
        I have checked: my text is right for the current page
      </Action>
    </section>
  );
}
