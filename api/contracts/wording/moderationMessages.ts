import { fetchedIn } from './inLanguage.ts';

export type Messages = typeof import('./en/moderation/messages.ts')['preparedMessages'];
export type PreparedMessage = keyof Messages;

/** Loads the messages that moderators send. */
export const loadMessages = fetchedIn<Messages>(
  import.meta.glob('./*/moderation/messages.ts', { import: 'preparedMessages' }),
);
