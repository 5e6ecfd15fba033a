import type * as en from '../../en/encyclopedia/tools.ts';

export const page: typeof en.page = {
  historyTitle: 'السجل',
  talkTitle: 'النقاش',
  historyIntro: 'كل النسخ المنشورة من هذه الصفحة: من غيّرها ومتى ولماذا.',
  talkIntro: 'أسئلة وأفكار حول هذه الصفحة. ليست مكانًا للنصائح الطبية ولا لما لا تريد أن يقرأه الجميع.',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  tryAgain: 'حاول مرة أخرى',
  noScript: 'تحتاج هذه الصفحة إلى JavaScript.',
};

export const tools: typeof en.tools = {
  nav: 'هذه الصفحة وما يتبعها',
  read: 'قراءة',
  history: 'السجل',
  talk: 'النقاش',
  noCondition: 'لا توجد صفحة كهذه.',
  browse: 'تصفّح الفئات',
  protected: 'هذه الصفحة محمية: لا يقترح تغييرات عليها إلا أصحاب الأدوار الموثوقة.',
  noAccount: 'شخص بلا حساب',
  formerMember: 'عضو سابق',
  notDone: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
  cancel: 'إلغاء',
  signIn: 'تسجيل الدخول',
  sending: 'جارٍ الإرسال…',
};
