import type { HeaderSearchWords } from './en.ts';

export const headerSearch: HeaderSearchWords = {
  list: 'اقتراحات البحث',
  recent: 'عمليات البحث الأخيرة',
  popular: 'عمليات البحث الشائعة',
  conditions: 'الحالات',
  categories: 'الفئات',
  categoryBadge: 'فئة',
  popularAutism: 'طيف التوحد',
  popularAdhd: 'فرط الحركة وتشتت الانتباه',
  popularCerebralPalsy: 'الشلل الدماغي',
  popularDownSyndrome: 'متلازمة داون',
  popularDepression: 'الاكتئاب',
  clearAll: 'مسح الكل',
  clearAllRecent: 'مسح الكل من عمليات البحث الأخيرة',
  remove: 'إزالة {term} من عمليات البحث الأخيرة',
  none: 'لا توجد نتائج عن «{term}»',
  searching: 'جارٍ البحث…',
  count: {
    zero: 'لا توجد اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحًا',
    other: '{count} اقتراح',
  },
};
