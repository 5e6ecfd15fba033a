import { SUSPENSION_DAYS, SUSPENSION_REASON_LENGTH } from '@common-ground/api/contracts/moderation/suspensions.ts';
import { expect, it } from 'vitest';
import { OFFERED_DAYS, SUSPENSION_REASON_MAX } from './SuspensionPart.tsx';

it('offers the days, and takes as long a reason, as the server does', () => {
  expect([OFFERED_DAYS, SUSPENSION_REASON_MAX]).toEqual([[...SUSPENSION_DAYS], SUSPENSION_REASON_LENGTH]);
});
