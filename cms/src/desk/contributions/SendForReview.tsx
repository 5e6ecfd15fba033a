'use client';

import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { type Reviewed, sendForReview } from '@common-ground/api/contracts/contributions/desk.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { LicenseNote } from '../kit/LicenseNote.tsx';

const WHOLE = 'The saved draft goes to another user for review, as a whole.';
const PARTS = 'The changes of the saved draft go to another user for review: texts, other names, sources and category.';
const SENT_BEFORE =
  'If a reviewer requested changes, this is your answer. It withdraws what you sent of this draft before, if that is not published yet.';

type Props = {
  roles: readonly Role[];
  /** Whether a proposal is the whole document, not the changed fields alone. */
  isWhole: boolean;
  /** Whether an edit that is minor leaves translations up to date. */
  hasMinorEdits: boolean;
};

/** Replaces "Publish" where texts are reviewed: the saved draft becomes a contribution. */
export function SendForReview({ roles, isWhole, hasMinorEdits }: Props) {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const isModified = useFormModified();
  if (id === undefined || !roles.includes(user?.role as Role)) return null;
  const send = async (data: FormData) => {
    const body = { editSummary: String(data.get('editSummary')), isMinorEdit: data.get('isMinorEdit') === 'on' };
    await callApi(sendForReview(collectionSlug as Reviewed), { params: { id: Number(id) }, body });
    toast.success('Sent for review. Somebody else decides on it.');
  };
  const mayOpen = () => {
    if (isModified) toast.info('Save the draft first: only the saved draft is reviewed.');
    return !isModified;
  };
  return (
    <DialogAction id="action-send-for-review" label="Send for review" confirm="Send" onSend={send} mayOpen={mayOpen}>
      <p>{`${isWhole ? WHOLE : PARTS} ${SENT_BEFORE}`}</p>
      <label>
        What you changed and why
        <input name="editSummary" required maxLength={EDIT_SUMMARY_LENGTH} />
      </label>
      {hasMinorEdits && (
        <label className="desk-check">
          <input type="checkbox" name="isMinorEdit" />
          <span>Minor edit: spelling and form only. A suggestion for the reviewer</span>
        </label>
      )}
      <LicenseNote />
    </DialogAction>
  );
}

/** Replaces a button of Payload whose request the server would refuse. */
export function NoButton() {
  return null;
}
