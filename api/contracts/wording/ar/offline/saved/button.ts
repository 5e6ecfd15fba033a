import type * as en from '../../../en/offline/saved/button.ts';

export const saveButton: typeof en.saveButton = {
  save: 'حفظ دون اتصال',
  saved: 'محفوظ دون اتصال',
  loading: 'لحظة…',
  failed: 'لم يتم الحفظ: لا يوجد اتصال.',
  list: 'المحفوظ للقراءة دون اتصال',
};
