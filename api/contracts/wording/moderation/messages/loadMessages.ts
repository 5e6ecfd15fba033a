import { fetchedIn } from '../../inLanguage.ts';

type Messages = typeof import('./en.ts').preparedMessages;

/** Loads the prepared messages in one language, for a user who was sent one. */
export const loadMessages = fetchedIn<Messages>({
  en: () => import('./en.ts').then(({ preparedMessages }) => preparedMessages),
  es: () => import('./es.ts').then(({ preparedMessages }) => preparedMessages),
  fr: () => import('./fr.ts').then(({ preparedMessages }) => preparedMessages),
  ar: () => import('./ar.ts').then(({ preparedMessages }) => preparedMessages),
});
