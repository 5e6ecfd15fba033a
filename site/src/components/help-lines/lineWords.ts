import type { CareWords } from '@common-ground/api/contracts/wording/moderation/care.ts';

export type LineWords = CareWords['lines'];
