import type { BookmarkWords } from './en.ts';

export const bookmark: BookmarkWords = {
  bookmark: 'حفظ',
  add: 'حفظ في الإشارات المرجعية',
  bookmarked: 'محفوظ',
  remove: 'إزالة من الإشارات المرجعية',
  bookmarkedName: 'محفوظ: إزالة من الإشارات المرجعية',
};
