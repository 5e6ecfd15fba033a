import { STATE_WORDS } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import type { PathTranslationDesk } from '@common-ground/api/features/translations/getPathTranslation.ts';
import { learningPathPath } from '@common-ground/site/src/routes.ts';
import Link from 'next/link.js';
import { toRecordAddress } from '../../kit/addresses.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Time } from '../../kit/Time.tsx';
import { ChangeRequest } from '../TranslationState.tsx';
import type { PathDraft } from './usePathDraft.ts';

type Props = { desk: PathTranslationDesk; draft: PathDraft; toDo: readonly TranslatedEntry[] };

/** Shows how far the translation is, what learners get of it, and typed texts whose entries no longer exist. */
export function PathSituation({ desk, draft: { lost }, toDo }: Props) {
  const { source, language, entries } = desk;
  const missing = entries.filter(({ text }) => !text.trim()).length;
  const facts: [string, React.ReactNode][] = [
    ['Saved', `${entries.length - missing} of ${entries.length} entries are translated`],
    ['To do', toDo.length > 0 ? `${toDo.length} ${toDo.length === 1 ? 'entry' : 'entries'}` : 'Nothing'],
    ['Draft', <Draft key="draft" desk={desk} />],
    ['Review', desk.sent.length > 0 && <Sent key="sent" sent={desk.sent} />],
    ['Learners have', learnersHave(desk)],
    ['Page', language.isActive && <a href={learningPathPath(source.id, language.code)}>As learners see it</a>],
  ];
  return (
    <>
      <Facts facts={facts} />
      {!desk.mayWrite && <p>Translators and editors write here. You read it.</p>}
      {desk.request && (
        <ChangeRequest request={desk.request}>
          Change the texts below, save, and send the draft: it is your answer.
        </ChangeRequest>
      )}
      {lost.length > 0 && (
        <section className="editor__notice" aria-labelledby="path-lost">
          <h2 id="path-lost">The path has changed, and has no such entries any more</h2>
          <p>This is what you had typed there. Copy what you need: it is not saved.</p>
          {lost.map((text) => (
            <blockquote key={text} lang={language.code} dir={language.direction}>
              {text}
            </blockquote>
          ))}
        </section>
      )}
    </>
  );
}

function Draft({ desk: { draft, published } }: { desk: PathTranslationDesk }) {
  if (!draft) return published ? 'None: what learners have is shown' : 'Not begun';
  return (
    <>
      Saved <Time iso={draft.savedAt} isOfNow />
      {draft.person && ` by ${draft.person}`}
    </>
  );
}

function Sent({ sent }: Pick<PathTranslationDesk, 'sent'>) {
  return sent.map(({ id, status, person, isOwn }) => (
    <span key={id} className="path-sent">
      <Link href={toRecordAddress('contributions', id)} prefetch={false}>
        {STATE_WORDS[status]}
      </Link>
      {isOwn ? ', sent by you' : `, sent by ${person ?? 'somebody without an account'}`}
    </span>
  ));
}

/** Returns what learners get. A path is offered in a language as a whole or not at all. */
function learnersHave({ published, source }: PathTranslationDesk): string {
  if (!published) return 'Nothing in this language yet: they are offered the path in its own';
  const { entries, done, stale, edition } = published;
  if (done < entries) return `The path in its own language: ${entries - done} of its entries are not translated`;
  if (stale > 0)
    return `A translation of edition ${edition}; the path is at ${source.edition}, and ${stale} of its entries say something else by now`;
  return 'A translation that is up to date';
}
