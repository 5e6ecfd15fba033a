import type * as en from '../en/pages.ts';

export const pages: typeof en.pages = {
  about: 'عن الموسوعة',
  contact: 'اتصل بنا',
  privacy: 'الخصوصية',
  terms: 'شروط الاستخدام',
  accessibility: 'إمكانية الوصول',
  'editorial-policy': 'السياسة التحريرية',
};

export const writeToUs: typeof en.writeToUs = {
  title: 'راسلنا',
  text: 'تصل رسالتك إلى القائمين على هذا الموقع. اكتب باللغة التي ترتاح إليها.',
  noAddress: 'لم يحدد القائمون على هذه النسخة من {product} عنوانًا للمراسلة.',
  instead:
    'ما يمكنك فعله: الرجوع إلى المصادر والمنظمات التي تذكرها كل صفحة، والاطلاع في صفحة المساهمة على كيفية تصحيح الأخطاء.',
  toContribute: 'كيف تساهم',
};

export const textParts: typeof en.textParts = { note: 'ملاحظة' };

export const notFound: typeof en.notFound = {
  title: 'الصفحة غير موجودة',
  text: 'لا توجد صفحة في هذا العنوان. ربما نُقلت، أو أن في العنوان خطأً في الكتابة.',
  returnHome: 'العودة إلى الرئيسية',
  browse: 'تصفّح الفئات',
};
