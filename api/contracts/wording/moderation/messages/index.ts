import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type PreparedMessage = keyof typeof en.preparedMessages;

/** By the code of the language of whoever they are sent to: moderators see them all. */
export const preparedMessages = {
  en: en.preparedMessages,
  es: es.preparedMessages,
  fr: fr.preparedMessages,
  ar: ar.preparedMessages,
};
