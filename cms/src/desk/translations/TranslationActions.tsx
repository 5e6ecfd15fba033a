import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { LicenseNote } from '../kit/LicenseNote.tsx';
import { StillRight } from './StillRight.tsx';
import type { Draft } from './useDraft.ts';

export function TranslationActions({
  desk,
  desk: { sent, since },
  draft,
}: {
  desk: TranslationEditorState;
  draft: Draft;
}) {
  const { isBusy, isLocked, isModified, hasDraft } = draft;
  const isAnswer = sent?.status === 'changes_requested';
  const isUntouched = Object.keys(draft.texts).length === 0;
  const isStillRight = isUntouched && since !== null && !isAnswer;
  const send = () => (isAnswer && !hasDraft && !isModified ? draft.answer(draft.note) : draft.send());
  const place = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // An action may remove the pressed button, at once or when the screen is loaded again. The message takes its focus.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) place.current?.querySelector<HTMLElement>('.desk-said')?.focus();
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  });
  return (
    <footer className="editor__actions" ref={place}>
      {!isLocked && (
        <>
          <Note draft={draft} isAnswer={isAnswer} />
          <LicenseNote />
        </>
      )}
      <div className="desk-actions">
        {!isLocked && (
          <Action
            isQuiet={!isModified}
            isBusy={isBusy}
            onClick={() => void draft.save()}
            extraButtonProps={{ 'aria-keyshortcuts': 'Control+S' }}
          >
            Save draft
          </Action>
        )}
        {!isLocked && !isStillRight && (hasDraft || isModified || isAnswer) && (
          <Action isQuiet={isModified} isBusy={isBusy} onClick={() => void send()}>
            {isAnswer ? 'Send the answer' : 'Send for review'}
          </Action>
        )}
        {sent && <ConfirmedAction label="Withdraw" confirm="Withdraw it" isBusy={isBusy} onPress={draft.withdraw} />}
        {hasDraft && (
          <ConfirmedAction label="Discard draft" confirm="Discard it" isBusy={isBusy} onPress={draft.discard} />
        )}
      </div>
      {!isLocked && isStillRight && <StillRight desk={desk} draft={draft} />}
      <ActionMessageLine
        said={draft.said ?? (isModified ? NOT_SAVED : null)}
        // After a save the user goes on from the pressed button.
        takesFocus={({ isError }) => isError}
      />
    </footer>
  );
}

const NOT_SAVED = { text: 'Not saved yet.', isError: false };

function Note({ draft, isAnswer }: { draft: Draft; isAnswer: boolean }) {
  const id = useId();
  return (
    <div className="editor__note">
      <label htmlFor={id}>{isAnswer ? 'Your answer to the reviewer' : 'A note for the reviewer (optional)'}</label>
      <input
        id={id}
        maxLength={EDIT_SUMMARY_LENGTH}
        value={draft.note}
        onChange={(event) => draft.changeNote(event.target.value)}
      />
    </div>
  );
}

type TakingProps = { label: string; confirm: string; isBusy: boolean; onPress: () => Promise<unknown> };

/** A button that asks for confirmation in its own place, for actions that withdraw or discard a text. */
export function ConfirmedAction({ label, confirm, isBusy, onPress }: TakingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking || wasAsking.current) place.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const confirmed = () => {
    setIsAsking(false);
    void onPress();
  };
  return (
    <span className="desk-actions" ref={place}>
      {isAsking ? (
        <>
          <Action isQuiet onClick={() => setIsAsking(false)}>
            Keep it
          </Action>
          <Action isDangerous isBusy={isBusy} onClick={confirmed}>
            {confirm}
          </Action>
        </>
      ) : (
        <Action isQuiet isBusy={isBusy} onClick={() => setIsAsking(true)}>
          {label}
        </Action>
      )}
    </span>
  );
}
