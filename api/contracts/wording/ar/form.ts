import type * as en from '../en/form.ts';

export const form: typeof en.form = {
  show: 'إظهار',
  showPassword: 'إظهار كلمة المرور',
  hide: 'إخفاء',
  hidePassword: 'إخفاء كلمة المرور',
  shown: 'كلمة المرور ظاهرة',
  hidden: 'كلمة المرور مخفية',
  error: 'خطأ:',
  restored: 'عاد إليك ما بدأت كتابته هنا.',
  notKept: 'لا يحتفظ هذا المتصفح بمسودة منه.',
  signedOut: 'انتهت جلستك. سجّل الدخول من جديد وستجد نصك هنا.',
  signIn: 'تسجيل الدخول',
};
