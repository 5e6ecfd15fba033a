import { fetchedIn } from '../inLanguage.ts';

type Messages = typeof import('../en/moderation/messages.ts').preparedMessages;

/** Loads the prepared messages in one language, for a user who was sent one. */
export const loadMessages = fetchedIn<Messages>({
  en: () => import('../en/moderation/messages.ts').then(({ preparedMessages }) => preparedMessages),
  es: () => import('../es/moderation/messages.ts').then(({ preparedMessages }) => preparedMessages),
  fr: () => import('../fr/moderation/messages.ts').then(({ preparedMessages }) => preparedMessages),
  ar: () => import('../ar/moderation/messages.ts').then(({ preparedMessages }) => preparedMessages),
});
