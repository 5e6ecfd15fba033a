import type { PreparedMessage } from '../moderation/messages.ts';
import { fetchedIn } from './inLanguage.ts';

export type Messages = Record<PreparedMessage, string>;

/** Loads the messages that moderators send. */
export const loadMessages = fetchedIn<Messages>(
  import.meta.glob('./*/moderation/messages.ts', { import: 'preparedMessages' }),
);
