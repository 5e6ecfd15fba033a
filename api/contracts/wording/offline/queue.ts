import { queue as ar } from '../ar/offline/queue.ts';
import { queue as en } from '../en/offline/queue.ts';
import { queue as es } from '../es/offline/queue.ts';
import { queue as fr } from '../fr/offline/queue.ts';
import { inLanguage } from '../inLanguage.ts';

export type QueueWords = typeof en;
export const queueWords = inLanguage({ en, es, fr, ar });
