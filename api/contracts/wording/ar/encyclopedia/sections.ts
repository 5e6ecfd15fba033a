import type * as en from '../../en/encyclopedia/sections.ts';

export const sections: typeof en.sections = {
  name: 'الاسم',
  summary: 'الملخص',
  aliases: 'أسماء أخرى',
  overview: 'نظرة عامة',
  symptoms: 'الأعراض الشائعة',
  causes: 'الأسباب وعوامل الخطر',
  treatments: 'خيارات العلاج',
  resources: 'الموارد والدعم',
  tags: 'مواضيع ذات صلة',
  sources: 'المصادر',
};
