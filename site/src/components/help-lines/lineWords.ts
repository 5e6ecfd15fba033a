import type { CareWords } from '@common-ground/api/contracts/wording/moderation/care/index.ts';

/** The words of help lines and emergency numbers. */
export type LineWords = CareWords['lines'];
