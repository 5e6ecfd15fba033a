'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Action } from './Action.tsx';
import { ActionMessageLine } from './ActionMessageLine.tsx';
import { useAction } from './useAction.ts';

type Props = {
  title: string;
  confirm: string;
  /** @throws Error whose message the dialog shows */
  onSend: (data: FormData) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Shows a modal form. The portal places it outside the record's form, which would save its fields otherwise. */
export function Dialog({ title, confirm, onSend, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isBusy, said, act } = useAction();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would bubble the event from the portal to the record's form.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    if (await act(() => onSend(data))) dialog.current?.close();
  };
  const show = (node: HTMLDialogElement | null) => {
    dialog.current = node;
    if (node && !node.open) node.showModal();
  };
  return createPortal(
    <dialog ref={show} className="desk-dialog" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <ActionMessageLine said={said} />
        <div className="desk-actions">
          <Action type="submit" isBusy={isBusy}>
            {confirm}
          </Action>
          <Action isQuiet onClick={() => dialog.current?.close()}>
            Cancel
          </Action>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

type AskingProps = Omit<Props, 'onClose' | 'title'> & {
  label: string;
  title?: string;
  id?: string;
  isQuiet?: boolean;
  isBusy?: boolean;
  /** Returns false to keep the dialog closed. */
  mayOpen?: () => boolean;
  onClose?: () => void;
};

export function DialogAction({ label, title = label, id, isQuiet, isBusy, mayOpen, onClose, ...dialog }: AskingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  const close = () => {
    setIsOpen(false);
    wasOpen.current = true;
    onClose?.();
  };
  // Focuses the button when a render after the closing of its dialog has lost the focus.
  useEffect(() => {
    if (isOpen || !wasOpen.current) return;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    else wasOpen.current = place.current?.contains(document.activeElement) ?? false;
  });
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Action
        id={id}
        isQuiet={isQuiet}
        isBusy={isBusy}
        onClick={() => !isBusy && mayOpen?.() !== false && setIsOpen(true)}
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
      >
        {label}
      </Action>
      {isOpen && <Dialog {...dialog} title={title} onClose={close} />}
    </span>
  );
}
