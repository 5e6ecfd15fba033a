import { fetchedIn } from '../../inLanguage.ts';

type Messages = typeof import('./en.ts').preparedMessages;

/** For whoever was sent one: those of one language alone. */
export const loadMessages = fetchedIn<Messages>({
  en: () => import('./en.ts').then(({ preparedMessages }) => preparedMessages),
  es: () => import('./es.ts').then(({ preparedMessages }) => preparedMessages),
  fr: () => import('./fr.ts').then(({ preparedMessages }) => preparedMessages),
  ar: () => import('./ar.ts').then(({ preparedMessages }) => preparedMessages),
});
