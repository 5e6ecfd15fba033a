'use client';

import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { post } from '../kit/call.ts';
import { AskingAction } from '../kit/Dialog.tsx';

/** In the place of "Publish": a draft goes before learners by somebody who wrote none of it. */
export function PublishDraft({ roles }: { roles: readonly Role[] }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const isModified = useFormModified();
  const router = useRouter();
  if (id === undefined || !roles.includes(user?.role as Role)) return null;
  const send = async (data: FormData) => {
    await post(`/${collectionSlug}/${id}/publish-draft`, { reason: String(data.get('reason')) });
    toast.success('Published. Learners have it at once.');
    router.refresh();
  };
  const mayOpen = () => {
    if (isModified) toast.info('What is not saved yet would be your own: save it, and somebody else publishes it.');
    return !isModified;
  };
  return (
    <AskingAction
      id="action-publish-draft"
      label="Approve and publish"
      confirm="Publish"
      onSend={send}
      mayOpen={mayOpen}
    >
      <p>
        The saved draft goes before learners as a whole. You have read it, and none of it is yours: what differs is
        shown under “Versions”.
      </p>
      <label>
        What changes and why
        <input name="reason" required maxLength={EDIT_SUMMARY_LENGTH} />
      </label>
    </AskingAction>
  );
}
