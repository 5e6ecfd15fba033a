'use client';

import { confirmModule } from '@common-ground/api/contracts/learning/due.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef } from 'react';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';

type Props = { moduleId: number; module: string; conditionId: number; upTo: number };

/** Confirms with a reason that a module needs no change, which removes it from the list. */
export function ConfirmModule({ moduleId, module, conditionId, upTo }: Props) {
  const router = useRouter();
  const isDone = useRef(false);
  // The button disappears with its entry in the list, so the focus goes to the heading.
  useEffect(
    () => () => {
      if (isDone.current) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    },
    [],
  );
  const confirm = async (data: FormData) => {
    const body = { conditionId, upTo, reason: String(data.get('reason')) };
    const { message } = await callApi(confirmModule, { params: { id: moduleId }, body });
    toast.success(message);
    isDone.current = true;
    router.refresh();
  };
  return (
    <DialogAction
      label="It is still right…"
      title={`Is “${module}” still right?`}
      confirm="It is still right"
      isQuiet
      onSend={confirm}
    >
      <label className="desk-check">
        <input type="checkbox" required />
        <span>I have read what changed on the page. What the module says is right as it stands.</span>
      </label>
      <label>
        Why
        <textarea name="reason" required rows={2} maxLength={EDIT_SUMMARY_LENGTH} />
      </label>
      <p className="desk-quiet">The reason is stored with your name. Learners see that the module was checked.</p>
    </DialogAction>
  );
}
