import type * as en from '../../en/offline/connection.ts';

export const offlineScreen: typeof en.offlineScreen = {
  read: 'الصفحات التي قرأتها هنا من قبل تُفتح دون اتصال. ارجع إلى الوراء أو افتح صفحة تعرفها.',
};

export const update: typeof en.update = {
  title: 'يتوفر تحديث',
  text: 'إصدار أحدث من هذا الموقع جاهز. يمكنك التحديث في الوقت الذي يناسبك.',
  refresh: 'تحديث',
  askTitle: 'هل تريد التحديث الآن؟',
  ask: 'كتبت في هذه الصفحة شيئًا لم يُحفظ في أي مكان بعد. التحديث سيمحوه.',
  refreshAnyway: 'التحديث ومحوه',
  stay: 'متابعة الكتابة',
};

export const install: typeof en.install = {
  button: 'تثبيت التطبيق',
  text: 'ليكن هذا الموقع بين تطبيقاتك. ويُفتح دون اتصال أيضًا.',
  byHand: 'للتثبيت: اضغط «مشاركة» في المتصفح، ثم «إضافة إلى الشاشة الرئيسية».',
};
