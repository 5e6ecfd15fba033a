import * as ar from '../ar/moderation/messages.ts';
import * as en from '../en/moderation/messages.ts';
import * as es from '../es/moderation/messages.ts';
import * as fr from '../fr/moderation/messages.ts';

export type PreparedMessage = keyof typeof en.preparedMessages;

/** Prepared messages by language code. The editor interface shows moderators all languages. */
export const preparedMessages = {
  en: en.preparedMessages,
  es: es.preparedMessages,
  fr: fr.preparedMessages,
  ar: ar.preparedMessages,
};
