import type * as en from '../en/bookmarks.ts';

export const bookmark: typeof en.bookmark = {
  bookmark: 'حفظ',
  add: 'حفظ في الإشارات المرجعية',
  bookmarked: 'محفوظ',
  remove: 'إزالة من الإشارات المرجعية',
  bookmarkedName: 'محفوظ: إزالة من الإشارات المرجعية',
};
