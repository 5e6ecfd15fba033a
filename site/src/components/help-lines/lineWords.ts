import type { CareWords } from '@common-ground/api/contracts/wording/moderationCare.ts';

export type LineWords = CareWords['lines'];
