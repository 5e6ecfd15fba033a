import { STATE_WORDS } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import Link from 'next/link.js';
import { toRecordAddress } from '../kit/addresses.ts';
import { Facts } from '../kit/Facts.tsx';
import { Time } from '../kit/Time.tsx';
import type { TranslationDraft } from './useTranslationDraft.ts';

type Props = { desk: TranslationState; draft: TranslationDraft; toDo: number };

/** Shows how far the translation is, what readers have of it, and texts whose entries no longer exist. */
export function EditorFacts({ desk, draft: { lost }, toDo }: Props) {
  const { source, language, published, gone, request } = desk;
  const facts: [string, React.ReactNode][] = [
    ['To do', toDo > 0 ? `${toDo} ${toDo === 1 ? 'entry' : 'entries'}` : 'Nothing'],
    ['Draft', <Draft key="draft" desk={desk} />],
    ['Review', desk.sent.length > 0 && <Sent key="sent" sent={desk.sent} />],
    ['Readers have', formatPublished(desk)],
    ['Translator', published?.translator],
    ['Reviewer', published?.reviewer],
    ['Page', language.isActive && <a href={`/${language.code}${source.address}`}>As readers see it</a>],
  ];
  return (
    <>
      <Facts facts={facts} />
      {!desk.mayWrite && <p>Translators and editors write here. You read it.</p>}
      {request && <ChangeRequest request={request} />}
      <Texts
        id="editor-lost"
        title="The source has changed, and has no such entries any more"
        about="This is what you had typed there. Copy what you need: it is not saved."
        texts={lost}
        language={language}
      />
      <Texts
        id="editor-gone"
        title="The source no longer has these entries"
        about="The next save leaves their translations out. Copy what you need."
        texts={gone.map(({ text }) => text)}
        language={language}
      />
    </>
  );
}

type TextsProps = {
  id: string;
  title: string;
  about: string;
  texts: readonly string[];
  language: TranslationState['language'];
};

function Texts({ id, title, about, texts, language }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <section className="editor__notice" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
      {texts.map((text, place) => (
        // Two entries can have the same text.
        <blockquote key={`${place} ${text}`} lang={language.code} dir={language.direction}>
          {text}
        </blockquote>
      ))}
    </section>
  );
}

function Draft({ desk: { draft, published } }: { desk: TranslationState }) {
  if (!draft) return published ? 'None: what readers have is shown' : 'Not begun';
  return (
    <>
      Saved <Time iso={draft.savedAt} isOfNow />
      {draft.person && ` by ${draft.person}`}
    </>
  );
}

function Sent({ sent }: Pick<TranslationState, 'sent'>) {
  return sent.map(({ id, status, person, reviewer, isOwn }) => (
    <span key={id} className="editor__sent">
      <Link href={toRecordAddress('contributions', id)} prefetch={false}>
        {STATE_WORDS[status]}
      </Link>
      {isOwn ? ', sent by you' : `, sent by ${person ?? 'somebody without an account'}`}
      {reviewer && `, read by ${reviewer}`}
    </span>
  ));
}

/** Returns what readers get. A whole document is offered in a language as a whole or not at all. */
function formatPublished({ published, source, isWhole }: TranslationState): string {
  if (!published) return `Nothing in this language yet: they ${isWhole ? 'are offered' : 'see'} the source`;
  const { entries, done, stale, revision } = published;
  if (done < entries && isWhole) return `The source: ${entries - done} of its entries are not translated`;
  if (stale > 0)
    return `A translation of version ${revision}; the source is at ${source.revision}, and ${stale} of its entries ${stale === 1 ? 'says' : 'say'} something else by now`;
  if (done < entries) return `A translation of ${done} of ${entries} entries`;
  return 'A translation that is up to date';
}

/** Shows which changes a reviewer requested. */
function ChangeRequest({ request }: { request: NonNullable<TranslationState['request']> }) {
  return (
    <section className="editor__notice" aria-labelledby="editor-request">
      <h2 id="editor-request">Changes were asked for</h2>
      <blockquote>{request.reason}</blockquote>
      <p>
        {request.by ?? 'A reviewer'}, <Time iso={request.at} isOfNow />
      </p>
      <p>Change the texts below and send the draft, with your answer to the reviewer.</p>
    </section>
  );
}
