import { MODERATION_REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { POST_STATES } from '@common-ground/api/contracts/moderation/moderation.ts';
import type { Field } from 'payload';
import { inSidebar } from './described.ts';

/** Changed only by `api/features/moderation` and the feature's own calls. `post-events` has each change. */
export const posted: Field[] = [
  inSidebar({
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'visible',
    index: true,
    options: [...POST_STATES],
  }),
  inSidebar(
    { name: 'stateReason', type: 'textarea', maxLength: MODERATION_REASON_LENGTH },
    'Everybody can read it where the words were.',
  ),
  inSidebar({ name: 'stateAt', type: 'date' }),
  inSidebar({ name: 'editedAt', type: 'date' }, 'When its author last changed the words; readers see it.'),
];

export const locking: Field[] = [
  inSidebar({ name: 'isLocked', type: 'checkbox', defaultValue: false, label: 'Closed' }),
  inSidebar({ name: 'lockReason', type: 'textarea', maxLength: MODERATION_REASON_LENGTH }),
];
