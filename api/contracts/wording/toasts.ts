import { toasts as ar } from './ar/toasts.ts';
import { toasts as en } from './en/toasts.ts';
import { toasts as es } from './es/toasts.ts';
import { toasts as fr } from './fr/toasts.ts';
import { inLanguage } from './inLanguage.ts';

export type ToastKind = keyof (typeof en)['said'];
export const toastWords = inLanguage({ en, es, fr, ar });
