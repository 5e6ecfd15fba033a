import type * as en from '../../en/moderation/reports.ts';

export const reports: typeof en.reports = {
  kinds: {
    condition: 'صفحة حالة',
    discussion: 'مشاركة في صفحة نقاش',
    topic: 'موضوع في المنتدى',
    post: 'مشاركة في المنتدى',
    review: 'تقييم لمسار تعلّم',
    profile: 'ملف شخصي',
  },
  states: { pending: 'قيد الانتظار', resolved: 'تمت المعالجة', rejected: 'مرفوض' },
};
