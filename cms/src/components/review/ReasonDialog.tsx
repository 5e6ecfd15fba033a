'use client';

import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './review.css';

type Props = {
  /** Of the button that opens it, and its title. */
  title: string;
  confirm: string;
  /** What the answer means. */
  children: ReactNode;
  /** @throws Error with words for the one who answered */
  onSend: (data: FormData) => Promise<void>;
};

/** A button that asks for a reason first. */
export function ReasonDialog({ title, confirm, children, onSend }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Else it goes on to the form of the record, which this stands in for React.
    event.stopPropagation();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    try {
      await onSend(data);
      dialog.current?.close();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  const show = (node: HTMLDialogElement | null) => {
    dialog.current = node;
    if (node && !node.open) node.showModal();
  };
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        type="button"
        onClick={() => {
          setError('');
          setIsOpen(true);
        }}
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
      >
        {title}…
      </Button>
      {isOpen &&
        createPortal(
          <dialog ref={show} className="review-dialog" aria-labelledby={heading} onClose={() => setIsOpen(false)}>
            <form onSubmit={submit}>
              <h2 id={heading}>{title}</h2>
              <label>
                Reason
                <input name="reason" required maxLength={EDIT_SUMMARY_LENGTH} />
              </label>
              {children}
              <p className="review__said review__said--error" role="alert">
                {error}
              </p>
              <div className="review__buttons">
                <Button type="submit" size="medium" margin={false} extraButtonProps={{ 'aria-disabled': isBusy }}>
                  {confirm}
                </Button>
                <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => dialog.current?.close()}>
                  Cancel
                </Button>
              </div>
            </form>
          </dialog>,
          document.body,
        )}
    </>
  );
}
