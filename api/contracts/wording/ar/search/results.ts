import type * as en from '../../en/search/results.ts';

export const searchResults: typeof en.searchResults = {
  corrected: 'تظهر نتائج البحث عن {term}.',
  searchInstead: 'ابحث عن {term} بدلًا من ذلك',
  notStored: 'غير محفوظة على هذا الجهاز',
  noPage: 'ليست لدينا صفحة عن {term} بعد',
  noPageOnThis: 'ليست لدينا صفحة عن هذا الموضوع بعد',
  near: 'صفحات تذكر ذلك',
  propose: 'اقترح صفحة عن {term}',
  proposeThis: 'اقترح صفحة',
  counted: 'نحصي الكلمات، لا مَن بحث عنها.',
  meanwhile: 'أين تبحث في هذه الأثناء',
  helpLines: 'خطوط المساعدة: تحدّث مع شخص',
  sources: [
    { name: 'منظمة الصحة العالمية', href: 'https://www.who.int/ar/health-topics' },
    { name: 'المكتب الإقليمي للمنظمة لشرق المتوسط', href: 'https://www.emro.who.int/ar/index.html' },
    { name: 'MedlinePlus بالعربية', href: 'https://medlineplus.gov/languages/arabic.html' },
  ],
  otherPages: 'في أقسام أخرى من هذا الموقع',
  otherFailed: 'تعذّر البحث في الصفحات الأخرى من هذا الموقع.',
  learning: 'التعلّم',
  forum: 'المنتدى',
  site: 'عن هذا الموقع',
};
