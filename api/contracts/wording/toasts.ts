import { inLanguage } from './inLanguage.ts';

export type ToastKind = keyof typeof import('./en/toasts.ts')['toasts']['said'];
export const toastWords = inLanguage<typeof import('./en/toasts.ts')['toasts']>(
  import.meta.glob('./*/toasts.ts', { eager: true, import: 'toasts' }),
);
