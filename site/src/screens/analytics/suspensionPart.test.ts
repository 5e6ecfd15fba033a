import {
  OFFERED_SUSPENSION_DAYS,
  SUSPENSION_REASON_LENGTH,
} from '@common-ground/api/contracts/moderation/suspensions.ts';
import { expect, it } from 'vitest';
import { OFFERED_DAYS, SUSPENSION_REASON_MAX } from './SuspensionPart.tsx';

it('has the same days and maximum reason length as the contract', () => {
  expect([OFFERED_DAYS, SUSPENSION_REASON_MAX]).toEqual([[...OFFERED_SUSPENSION_DAYS], SUSPENSION_REASON_LENGTH]);
});
