import type * as en from '../en/notifications.ts';

export const mailOff: typeof en.mailOff = {
  title: 'إيقاف هذه الرسائل',
  text: 'لن تصلك بعد ذلك رسائل من النوع الذي أتى بك إلى هنا. ويبقى صندوق إشعاراتك وكل شيء آخر كما هو.',
  submit: 'إيقاف هذه الرسائل',
  busy: 'جارٍ الإيقاف…',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  doneTitle: 'أُوقفت هذه الرسائل',
  done: 'لن تصلك رسائل أخرى من هذا النوع. ويمكنك تغيير اختيارك في إعدادات ملفك الشخصي.',
  settings: 'إلى الإعدادات',
};

export const unread: typeof en.unread = {
  zero: 'لا إشعارات غير مقروءة',
  one: 'إشعار واحد غير مقروء',
  two: 'إشعاران غير مقروءين',
  few: '{count} إشعارات غير مقروءة',
  many: '{count} إشعارًا غير مقروء',
  other: '{count} إشعار غير مقروء',
};
