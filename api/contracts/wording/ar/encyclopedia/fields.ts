import type * as en from '../../en/encyclopedia/fields.ts';

export const fields: typeof en.fields = {
  name: 'الاسم',
  summary: 'الملخص',
  overview: 'نظرة عامة',
  symptoms: 'الأعراض',
  causes: 'الأسباب',
  treatments: 'العلاجات',
  resources: 'الموارد',
  tags: 'الوسوم',
  sources: 'المصادر',
};
