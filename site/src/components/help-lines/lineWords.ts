import type { CareWords } from '@common-ground/api/contracts/wording/moderation/care/index.ts';

export type LineWords = CareWords['lines'];
