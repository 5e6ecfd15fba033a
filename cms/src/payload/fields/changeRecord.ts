import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { Field } from 'payload';
import { byServer } from './byServer.ts';
import { inSidebar } from './described.ts';

export const lastEditedBy: Field = byServer({ name: 'lastEditedBy', type: 'relationship', relationTo: 'users' });

export const changedBy: Field[] = [
  byServer({ name: 'editSummary', type: 'text', label: 'Reason for the last change' }),
  lastEditedBy,
];

export const changeRecord: Field[] = [
  // Virtual, so that no record stores it and no form sends the reason of the last change again.
  inSidebar(
    {
      name: 'reason',
      type: 'text',
      virtual: true,
      maxLength: EDIT_SUMMARY_LENGTH,
      label: 'Reason for this change',
      // Payload makes virtual fields read-only.
      admin: { readOnly: false },
    },
    'What you changed and why, in a few words; it is kept with this version. Readers have what you save at once, unless it is a draft.',
  ),
  ...changedBy,
];
