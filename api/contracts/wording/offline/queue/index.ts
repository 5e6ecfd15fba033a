import { inLanguage } from '../../inLanguage.ts';
import { queue as ar } from './ar.ts';
import { queue as en } from './en.ts';
import { queue as es } from './es.ts';
import { queue as fr } from './fr.ts';

export type QueueWords = typeof en;
export const queueWords = inLanguage({ en, es, fr, ar });
