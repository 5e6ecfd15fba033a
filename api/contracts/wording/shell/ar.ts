import type * as en from './en.ts';

export const shell: typeof en.shell = {
  skipToContent: 'انتقل إلى المحتوى',
  mainNavigation: 'التنقل الرئيسي',
  logoLabel: '{product}، الصفحة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  home: 'الرئيسية',
  categories: 'الفئات',
  contribute: 'المساهمة',
  learning: 'التعلّم',
  community: 'المجتمع',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  myAccount: 'حسابي',
  profile: 'الملف الشخصي',
  dashboard: 'لوحة الإدارة',
  signOut: 'تسجيل الخروج',
  language: 'اللغة',
  theme: 'المظهر',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  themeSystem: 'حسب الجهاز',
  breadcrumb: 'مسار التصفح',
};

export const footer: typeof en.footer = {
  about: 'موسوعة عن حالات الإعاقة يبنيها المجتمع، بلغتك.',
  educational: 'المعلومات الطبية في هذا الموقع لأغراض تعليمية فقط. وهي ليست تشخيصًا ولا تغني عن استشارة مختص صحي.',
  explore: 'استكشف',
  community: 'المجتمع',
  legal: 'الجوانب القانونية',
  featured: 'حالات مختارة',
  feed: 'الجديد والمحدَّث (خلاصة Atom)',
  copyright: '© {year} {product}',
};
