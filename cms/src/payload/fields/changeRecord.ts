import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { Field } from 'payload';
import { byServer } from './byServer.ts';
import { inSidebar } from './described.ts';

/** Who made the last change, and why: kept with every version. */
export const changedBy: Field[] = [
  byServer({ name: 'editSummary', type: 'text', label: 'Reason for the last change' }),
  byServer({ name: 'lastEditedBy', type: 'relationship', relationTo: 'users' }),
];

/** Who changed what readers see, and why; kept with every version. Written by `recordChange`. */
export const changeRecord: Field[] = [
  // Of this change alone: it is in no record, so that nobody sends the reason of the last one again.
  inSidebar(
    {
      name: 'reason',
      type: 'text',
      virtual: true,
      maxLength: EDIT_SUMMARY_LENGTH,
      label: 'Reason for this change',
      // Payload takes what is virtual for what is only shown.
      admin: { readOnly: false },
    },
    'What you changed and why, in a few words; it is kept with this version. Readers have what you save at once, unless it is a draft.',
  ),
  ...changedBy,
];
