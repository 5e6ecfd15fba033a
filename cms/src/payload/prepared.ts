import { PreparedResponses } from '@common-ground/api/platform/prepared/PreparedResponses.ts';

/** Answers held ready by this process; it keeps none until it listens for changes of the content. */
export const prepared = new PreparedResponses();
