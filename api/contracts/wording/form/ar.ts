import type { FormWords } from './en.ts';

export const form: FormWords = {
  show: 'إظهار',
  showPassword: 'إظهار كلمة المرور',
  hide: 'إخفاء',
  hidePassword: 'إخفاء كلمة المرور',
  shown: 'كلمة المرور ظاهرة',
  hidden: 'كلمة المرور مخفية',
  error: 'خطأ:',
};
