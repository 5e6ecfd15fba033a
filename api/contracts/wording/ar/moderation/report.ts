export const report = {
  report: 'إبلاغ',
  reportOf: 'إبلاغ: {name}',
  problem: 'الإبلاغ عن مشكلة',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  tryAgain: 'حاول مرة أخرى',
};
