import type * as en from './en.ts';

export const dashboard: typeof en.dashboard = {
  denied: 'تم رفض الوصول. يلزم أن تكون لديك صلاحيات الإدارة.',
};

export const adminDashboard: typeof en.adminDashboard = {
  tabs: 'أقسام اللوحة',
  overview: 'نظرة عامة',
  users: 'المستخدمون',
  loading: 'جارٍ التحميل…',
  tryAgain: 'إعادة المحاولة',
  recentEvents: 'أحدث النشاط',
  recentEventsHint: 'آخر ما جرى عدّه، مقرّبًا إلى الساعة. تُعدّ مشاهدات الصفحات وعمليات البحث دون ربطها بأي شخص.',
  noEvents: 'لم يُعدّ شيء بعد.',
  eventsFailed: 'تعذّر تحميل النشاط.',
  desk: 'في منصة التحرير',
  deskHint: 'تُعالَج البلاغات والمحتوى في منصة التحرير، ولها تسجيل دخول مستقل.',
  deskReports: 'البلاغات عن المحتوى',
  deskContent: 'الحالات',
  accounts: {
    zero: 'لا حسابات',
    one: 'حساب واحد',
    two: 'حسابان',
    few: '{count} حسابات',
    many: '{count} حسابًا',
    other: '{count} حساب',
  },
  usersFailed: 'تعذّر تحميل الحسابات.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  joined: 'تاريخ الانضمام',
  verified: 'موثّق',
  yes: 'نعم',
  no: 'لا',
  pages: 'صفحات الحسابات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pageOf: 'الصفحة {page} من {pages}',
};

export const eventTypes: typeof en.eventTypes = {
  page_view: 'مشاهدة صفحة',
  user_action: 'إجراء من قارئ',
  learning_progress: 'تقدّم في التعلّم',
  search: 'بحث',
  content_interaction: 'استخدام صفحة',
  quiz_completion: 'إكمال اختبار',
  authentication: 'تسجيل دخول أو خروج',
  error: 'خطأ',
  chatbot_message: 'رسالة إلى المساعد',
};
