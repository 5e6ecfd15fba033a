import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type PreparedMessage = keyof typeof en.preparedMessages;

/** Prepared messages by language code. The editor interface shows moderators all languages. */
export const preparedMessages = {
  en: en.preparedMessages,
  es: es.preparedMessages,
  fr: fr.preparedMessages,
  ar: ar.preparedMessages,
};
