import { inLanguage } from '../../inLanguage.ts';
import { push as ar } from './ar.ts';
import { push as en } from './en.ts';
import { push as es } from './es.ts';
import { push as fr } from './fr.ts';

export type PushTopic = keyof typeof en;
export const pushWords = inLanguage({ en, es, fr, ar });
