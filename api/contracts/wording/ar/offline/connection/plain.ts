import type * as en from '../../../en/offline/connection/plain.ts';

export const plain: typeof en.plain = {
  title: 'أنت غير متصل بالإنترنت',
  text: 'هذه الصفحة غير محفوظة على هذا الجهاز، ولا يوجد اتصال لجلبها.',
  again: 'المحاولة مرة أخرى',
  kept: 'القراءة دون اتصال',
  pushText: 'هناك جديد لك.',
};
