import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { TranslationDesk } from '@common-ground/api/features/translations/getTranslation.ts';
import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Draft } from './useDraft.ts';

/** What can be done with it now, and what came of it. Stays in sight below long texts. */
export function Actions({ desk, draft }: { desk: TranslationDesk; draft: Draft }) {
  const id = useId();
  const { sent, since } = desk;
  const isAnswer = sent?.status === 'changes_requested';
  const isSame = Object.keys(draft.texts).length === 0;
  const isStillRight = isSame && since !== null && !isAnswer;
  return (
    <footer className="editor__actions">
      {!draft.isLocked && (
        <div className="editor__note">
          <label htmlFor={id}>{isAnswer ? 'Your answer to the reviewer' : 'A note for the reviewer (optional)'}</label>
          <input
            id={id}
            maxLength={EDIT_SUMMARY_LENGTH}
            value={draft.note}
            onChange={(event) => draft.changeNote(event.target.value)}
          />
        </div>
      )}
      <div className="editor__buttons">
        {!draft.isLocked && (
          <>
            <Act
              label="Save draft"
              onPress={draft.save}
              isQuiet={!draft.isModified}
              isBusy={draft.isBusy}
              keys="Control+S"
            />
            {(draft.hasDraft || draft.isModified || isStillRight || isAnswer) && (
              <Act
                label={isAnswer ? 'Send the answer' : isStillRight ? 'Send as still right' : 'Send for review'}
                onPress={() =>
                  isAnswer && !draft.hasDraft && !draft.isModified ? draft.answer(draft.note) : draft.send()
                }
                isQuiet={draft.isModified}
                isBusy={draft.isBusy}
              />
            )}
          </>
        )}
        {sent && <Act label="Withdraw" onPress={draft.withdraw} isQuiet isBusy={draft.isBusy} confirm="Withdraw it" />}
        {draft.hasDraft && (
          <Act label="Discard draft" onPress={draft.discard} isQuiet isBusy={draft.isBusy} confirm="Discard it" />
        )}
      </div>
      {isStillRight && (
        <p className="translation__quiet">
          Nothing is changed. Sent like this it says that the translation is right for the newer source.
        </p>
      )}
      <Outcome draft={draft} />
    </footer>
  );
}

type ActProps = {
  label: string;
  isQuiet?: boolean;
  isBusy: boolean;
  confirm?: string;
  keys?: string;
  onPress: () => Promise<unknown>;
};

/** A button; one that takes something away asks once more in its own place. */
function Act({ label, isQuiet = false, isBusy, confirm, keys, onPress }: ActProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const extra = { 'aria-disabled': isBusy, ...(keys ? { 'aria-keyshortcuts': keys } : {}) };
  const style = { size: 'medium', margin: false } as const;
  if (!isAsking)
    return (
      <Button
        {...style}
        buttonStyle={isQuiet ? 'secondary' : 'primary'}
        extraButtonProps={extra}
        onClick={() => (confirm ? setIsAsking(true) : void onPress())}
      >
        {label}
      </Button>
    );
  return (
    <span className="editor__asking" ref={keep}>
      <Button {...style} buttonStyle="secondary" onClick={() => setIsAsking(false)}>
        Keep it
      </Button>
      <Button
        {...style}
        buttonStyle="error"
        extraButtonProps={extra}
        onClick={() => {
          setIsAsking(false);
          void onPress();
        }}
      >
        {confirm}
      </Button>
    </span>
  );
}

/** What was pressed may be gone with the new state: the place stays in the text that says so. */
function Outcome({ draft: { said, isModified } }: { draft: Draft }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said?.isError) message.current?.focus();
  }, [said]);
  return (
    <p
      ref={message}
      tabIndex={-1}
      className={said?.isError ? 'editor__said editor__said--error' : 'editor__said'}
      role={said?.isError ? 'alert' : 'status'}
    >
      {said?.text ?? (isModified ? 'Not saved yet.' : '')}
    </p>
  );
}
