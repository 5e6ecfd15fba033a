'use client';

import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { Button, toast, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Role } from '../../access/roles.ts';
import { post } from './postStep.ts';
import './review.css';

/** In the place of "Publish" where texts are reviewed: the saved draft becomes a contribution. */
export function SendForReview({ roles }: { roles: readonly Role[] }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const isModified = useFormModified();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  if (id === undefined || !roles.includes(user?.role as Role)) return null;
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Else it goes on to the form of the record, which this stands in for React.
    event.stopPropagation();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    try {
      const body = { editSummary: String(data.get('editSummary')), isMinorEdit: data.get('isMinorEdit') === 'on' };
      await post(`/${collectionSlug}/${id}/send-for-review`, body);
      dialog.current?.close();
      toast.success('Sent for review. Somebody else decides on it.');
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  const open = () => {
    setError('');
    if (isModified) toast.info('Save the draft first: what is saved is what is reviewed.');
    else setIsOpen(true);
  };
  const show = (node: HTMLDialogElement | null) => {
    dialog.current = node;
    if (node && !node.open) node.showModal();
  };
  return (
    <>
      <Button
        id="action-send-for-review"
        size="medium"
        margin={false}
        type="button"
        onClick={open}
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
      >
        Send for review
      </Button>
      {isOpen &&
        createPortal(
          <dialog ref={show} className="review-dialog" aria-labelledby={title} onClose={() => setIsOpen(false)}>
            <form onSubmit={submit}>
              <h2 id={title}>Send for review</h2>
              <p>
                What the saved draft changes goes to somebody else for review: texts, other names, sources and category.
              </p>
              <label>
                What you changed and why
                <input name="editSummary" required maxLength={EDIT_SUMMARY_LENGTH} />
              </label>
              <label>
                <input type="checkbox" name="isMinorEdit" /> Minor edit: spelling and form only
              </label>
              <p className="review__said review__said--error" role="alert">
                {error}
              </p>
              <div className="review__buttons">
                <Button type="submit" size="medium" margin={false} extraButtonProps={{ 'aria-disabled': isBusy }}>
                  Send
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
