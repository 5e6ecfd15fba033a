'use client';

import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { AskDialog } from '../kit/AskDialog.tsx';

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
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        type="button"
        onClick={() => setIsOpen(true)}
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
      >
        {title}…
      </Button>
      {isOpen && (
        <AskDialog title={title} label={confirm} onSend={onSend} onClose={() => setIsOpen(false)}>
          <label>
            Reason
            <input name="reason" required maxLength={EDIT_SUMMARY_LENGTH} />
          </label>
          {children}
        </AskDialog>
      )}
    </>
  );
}
