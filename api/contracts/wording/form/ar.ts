import type * as en from './en.ts';

export const form: typeof en.form = {
  show: 'إظهار',
  showPassword: 'إظهار كلمة المرور',
  hide: 'إخفاء',
  hidePassword: 'إخفاء كلمة المرور',
  shown: 'كلمة المرور ظاهرة',
  hidden: 'كلمة المرور مخفية',
  error: 'خطأ:',
};
