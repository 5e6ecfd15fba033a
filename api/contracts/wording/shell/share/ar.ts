import type { share as en } from './en.ts';

export const share: typeof en = { share: 'مشاركة', copy: 'انسخ هذا العنوان:' };
