import type * as en from './en.ts';

export * from '../encyclopedia/tools/ar.ts';

export const talk: typeof en.talk = {
  threads: {
    zero: 'لا نقاشات',
    one: 'نقاش واحد',
    two: 'نقاشان',
    few: '{count} نقاشات',
    many: '{count} نقاشًا',
    other: '{count} نقاش',
  },
  empty: 'لم يكتب أحد هنا بعد.',
  start: 'ابدأ نقاشًا',
  subject: 'الموضوع',
  content: 'نصك',
  plain: 'نص بسيط يقرؤه الجميع ويظهر باسمك.',
  needed: 'يُرجى كتابة شيء.',
  post: 'نشر',
  posted: 'نُشر نصك.',
  reply: 'رد',
  replyTo: 'رد على «{subject}»',
  replies: {
    zero: 'لا ردود',
    one: 'رد واحد',
    two: 'ردان',
    few: '{count} ردود',
    many: '{count} ردًا',
    other: '{count} رد',
  },
  notPosted: 'لم يُنشر نصك',
  kept: 'ما زال هنا.',
  signInFirst: 'سجّل الدخول للمشاركة.',
  resolved: 'محلول',
  resolve: 'وضع علامة «محلول»',
  reopen: 'إعادة الفتح',
  actionOf: '{action}: {subject}',
  isResolved: 'وُضعت على النقاش علامة «محلول».',
  isOpen: 'أُعيد فتح النقاش.',
  older: 'اعرض نقاشات أقدم',
};
