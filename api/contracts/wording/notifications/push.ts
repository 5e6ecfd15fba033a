import { push as ar } from '../ar/notifications/push.ts';
import { push as en } from '../en/notifications/push.ts';
import { push as es } from '../es/notifications/push.ts';
import { push as fr } from '../fr/notifications/push.ts';
import { inLanguage } from '../inLanguage.ts';

export type PushTopic = keyof typeof en;
export const pushWords = inLanguage({ en, es, fr, ar });
