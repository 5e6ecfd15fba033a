import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import { useEffect, useRef } from 'react';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { ConfirmedAction } from '../kit/ConfirmedAction.tsx';
import { DialogAction } from '../kit/Dialog.tsx';
import { LicenseNote } from '../kit/LicenseNote.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import { toEntryState, type Work } from './typedEntries.ts';
import type { TranslationDraft } from './useTranslationDraft.ts';

type Props = { desk: TranslationState; draft: TranslationDraft; work: Work };

/**
 * Buttons and messages of the draft, which can be saved at any time, but sent only when nothing is stale and nothing that
 * is needed is missing.
 */
export function EditorActions({ desk, draft, work: { missing, stale, blocking } }: Props) {
  const { isBusy, isModified, said } = draft;
  const hasNews = isModified || desk.draft !== null;
  const own = desk.sent.find(({ isOwn }) => isOwn);
  const place = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // An action may remove the pressed button, at once or when the screen is loaded again. The message takes its focus.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) place.current?.querySelector<HTMLElement>('.desk-said')?.focus();
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  });
  if (!desk.mayWrite) return null;
  return (
    <footer className="editor__actions" ref={place}>
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
        {hasNews && blocking.length === 0 && <Send desk={desk} draft={draft} how={toSendingWay(desk)} />}
        {own && (
          <ConfirmedAction
            label="Withdraw"
            confirm="Withdraw it"
            isBusy={isBusy}
            onPress={() => draft.withdraw(own.id)}
          />
        )}
        {desk.draft && (
          <ConfirmedAction label="Discard draft" confirm="Discard it" isBusy={isBusy} onPress={draft.discard} />
        )}
      </div>
      {hasNews && <p className="desk-quiet">{formatLeft(desk, { missing, stale, blocking })}</p>}
      <ActionMessageLine said={said ?? (isModified ? NOT_SAVED : null)} takesFocus={({ isError }) => isError} />
    </footer>
  );
}

const NOT_SAVED = { text: 'Not saved yet.', isError: false };

/** Returns what is left before the draft can be sent, or what readers will see of it. */
function formatLeft({ isWhole }: TranslationState, { missing, stale, blocking }: Work): string {
  const needed = isWhole ? missing : missing.filter((entry) => blocking.includes(entry));
  const parts = [
    needed.length > 0 ? `${needed.length} ${needed.length === 1 ? 'entry is' : 'entries are'} missing` : '',
    stale.length > 0 ? `${stale.length} ${stale.length === 1 ? 'is' : 'are'} older than the source` : '',
  ].filter(Boolean);
  const before = isWhole ? 'It can be sent for review when it is whole' : 'Before it can be sent for review';
  if (parts.length > 0) return `${before}: ${parts.join(', and ')}.`;
  if (missing.length === 0) return '';
  return `${missing.length} ${missing.length === 1 ? 'entry is' : 'entries are'} not translated. Readers see the source where a part is empty, and are told when one is translated in part.`;
}

/**
 * Returns the label of the send button. `isSent`: sending withdraws an earlier translation of the user that is not
 * published, so the button is less prominent.
 */
function toSendingWay({ request, sent }: TranslationState): SendingWay {
  if (request) return { label: 'Send the answer' };
  return sent.some(({ isOwn }) => isOwn) ? { label: 'Send it again', isSent: true } : { label: 'Send for review' };
}

type SendingWay = { label: string; isSent?: true };
type SendProps = { desk: TranslationState; draft: TranslationDraft; how: SendingWay };

function Send({ desk, draft, how: { label, isSent } }: SendProps) {
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
        The whole translation goes to somebody else, who reads it beside its source. Readers have it when it is
        published.{isSent && ' What you sent before and nobody has published is withdrawn for it.'}
      </p>
      <label>
        {desk.request ? 'Your answer to the reviewer' : 'What you translated or changed'}
        <input name="editSummary" required maxLength={EDIT_SUMMARY_LENGTH} />
      </label>
      <LicenseNote />
    </DialogAction>
  );
}

type StillRightProps = { desk: TranslationState; draft: TranslationDraft; stale: readonly TranslatedEntry[] };

/** Asks the user to read the changes of the source and to confirm that the translations need no change. */
function StillRight({ desk: { source }, draft, stale }: StillRightProps) {
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
          from={toEntryState(entry, draft.typed[entry.key]).madeFrom ?? ''}
          to={entry.source}
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
