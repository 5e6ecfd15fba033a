import type * as en from './en.ts';

export const badge: typeof en.badge = { online: 'متصل', offline: 'غير متصل' };
