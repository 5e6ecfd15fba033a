import type { push as en } from '../../en/notifications/push.ts';

export const push: typeof en = {
  contributions: 'هناك جديد بشأن ما تساهم فيه.',
  watched: 'تغيّر شيء تتابعه.',
  replies: 'وصلك رد.',
  learning: 'هناك جديد بشأن تعلّمك.',
  corrections: 'صُحّحت صفحة تحتفظ بها أو تتابعها.',
  account: 'هناك جديد بشأن حسابك.',
  several: 'لديك إشعارات جديدة.',
};
