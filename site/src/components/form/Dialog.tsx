import { useEffect, useId, useRef } from 'react';
import type { Parts } from '../text/Text.tsx';

type Props = { title: string; isOpen: boolean; onClose: () => void; children: Parts };

/** The browser's modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      className="m-auto max-h-[calc(100%-2rem)] w-[min(100%-2rem,36rem)] overflow-y-auto rounded-soft border border-edge bg-surface p-[clamp(1rem,5vw,2rem)] text-ink backdrop:bg-[rgb(10_20_16/0.55)] [&_.buttons]:mt-4 [&_.form]:max-w-none"
      aria-labelledby={id}
      ref={dialog}
      onClose={onClose}
    >
      <h2 className="mb-4 text-h3" id={id}>
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
