import { inLanguage } from '../inLanguage.ts';
import { toasts as ar } from './ar.ts';
import { toasts as en } from './en.ts';
import { toasts as es } from './es.ts';
import { toasts as fr } from './fr.ts';

export type ToastKind = keyof (typeof en)['said'];
export const toastWords = inLanguage({ en, es, fr, ar });
