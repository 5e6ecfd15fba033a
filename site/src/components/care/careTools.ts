/** Modules that `useCare` loads together. */

export { loadRecogniser } from '@common-ground/api/contracts/moderation/care/crisis/loadRecogniser.ts';
export { findCareConcerns } from '@common-ground/api/contracts/moderation/care/findCareConcerns.ts';
export { loadCareWords } from '@common-ground/api/contracts/wording/moderationCare.ts';
export { CareNote } from './CareNote.tsx';
