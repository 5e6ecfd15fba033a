'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import '../contributions/review.css';

type Props = {
  title: string;
  /** Words of the button that does it. */
  label: string;
  /** @throws Error with words for the one who pressed it */
  onSend: (data: FormData) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** A question above the form of the record, and out of it: else what is asked here would be saved there. */
export function AskDialog({ title, label, onSend, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // For React it stands within the form of the record.
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
  return createPortal(
    <dialog ref={show} className="review-dialog" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <p className="review__said review__said--error" role="alert">
          {error}
        </p>
        <div className="review__buttons">
          <Button type="submit" size="medium" margin={false} extraButtonProps={{ 'aria-disabled': isBusy }}>
            {label}
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
