import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { PathTranslationDesk } from '@common-ground/api/features/translations/getPathTranslation.ts';
import { Action } from '../../kit/Action.tsx';
import { ActionMessageLine } from '../../kit/ActionMessageLine.tsx';
import { DialogAction } from '../../kit/Dialog.tsx';
import { LicenseNote } from '../../kit/LicenseNote.tsx';
import { ChangedWords } from '../ChangedWords.tsx';
import { ConfirmedAction } from '../TranslationActions.tsx';
import { partsOf } from './PathEntryRow.tsx';
import { entryStateOf } from './typedEntries.ts';
import type { PathDraft } from './usePathDraft.ts';

type Props = { desk: PathTranslationDesk; draft: PathDraft; toDo: readonly TranslatedEntry[] };

/**
 * Buttons and messages of the draft, which can be saved at any time, but sent only when nothing is missing or stale.
 */
export function PathActions({ desk, draft, toDo }: Props) {
  const { isBusy, isModified, said } = draft;
  const stale = toDo.filter((entry) => entryStateOf(entry, draft.typed[entry.key]).madeFrom !== null);
  const hasNews = isModified || desk.draft !== null;
  const own = desk.sent.find(({ isOwn }) => isOwn);
  if (!desk.mayWrite) return null;
  return (
    <footer className="editor__actions">
      <div className="desk-actions">
        <Action
          isQuiet={!isModified}
          isBusy={isBusy}
          onClick={() => void draft.save()}
          extraButtonProps={{ 'aria-keyshortcuts': 'Control+S' }}
        >
          Save draft
        </Action>
        {stale.length > 0 && <StillRight desk={desk} draft={draft} stale={stale} />}
        {hasNews && toDo.length === 0 && <Send draft={draft} how={howToSend(desk)} />}
        {own && (
          <ConfirmedAction
            label="Withdraw"
            confirm="Withdraw it"
            isBusy={isBusy}
            onPress={() => draft.withdraw(own.id)}
          />
        )}
      </div>
      {hasNews && toDo.length > 0 && (
        <p className="desk-quiet">{leftWords(toDo.length - stale.length, stale.length)}</p>
      )}
      <ActionMessageLine said={said ?? (isModified ? NOT_SAVED : null)} takesFocus={({ isError }) => isError} />
    </footer>
  );
}

const NOT_SAVED = { text: 'Not saved yet.', isError: false };

function leftWords(missing: number, stale: number): string {
  const parts = [
    missing > 0 ? `${missing} ${missing === 1 ? 'entry is' : 'entries are'} missing` : '',
    stale > 0 ? `${stale} ${stale === 1 ? 'is' : 'are'} older than the source` : '',
  ];
  return `It can be sent for review when it is whole: ${parts.filter(Boolean).join(', and ')}.`;
}

/**
 * Returns the label of the send button. `isSent`: sending withdraws an earlier translation of the user that is not
 * published, so the button is less prominent.
 */
function howToSend({ request, sent }: PathTranslationDesk): SendingWay {
  if (request) return { label: 'Send the answer' };
  return sent.some(({ isOwn }) => isOwn) ? { label: 'Send it again', isSent: true } : { label: 'Send for review' };
}

type SendingWay = { label: string; isSent?: true };

function Send({ draft, how: { label, isSent } }: { draft: PathDraft; how: SendingWay }) {
  return (
    <DialogAction
      label={`${label}…`}
      title={label}
      confirm="Send"
      isQuiet={draft.isModified || isSent === true}
      isBusy={draft.isBusy}
      onSend={(data) => draft.send(String(data.get('editSummary')))}
    >
      <p>
        The whole translation goes to somebody else, who reads it beside the path. Learners have it when it is
        published.{isSent && ' What you sent before and nobody has published is withdrawn for it.'}
      </p>
      <label>
        What you translated or changed
        <input name="editSummary" required maxLength={EDIT_SUMMARY_LENGTH} />
      </label>
      <LicenseNote />
    </DialogAction>
  );
}

/** Asks the user to read the changes of the source and to confirm that the translations need no change. */
function StillRight({ desk: { source }, draft, stale }: Omit<Props, 'toDo'> & { stale: readonly TranslatedEntry[] }) {
  return (
    <DialogAction
      label="Nothing else needs a change…"
      title="Are they still right?"
      confirm="They are still right"
      isQuiet
      isBusy={draft.isBusy}
      onSend={async () => draft.stillRight(stale)}
    >
      {stale.map((entry) => (
        <ChangedWords
          key={entry.key}
          words={entry.label}
          parts={partsOf(entryStateOf(entry, draft.typed[entry.key]).madeFrom ?? '', entry.source)}
          language={source.language}
        />
      ))}
      <label className="desk-check">
        <input type="checkbox" required />
        <span>I have read what changed in the source. The translation says the same as it stands.</span>
      </label>
    </DialogAction>
  );
}
