import type * as en from '../en/watchlist.ts';

export const watch: typeof en.watch = {
  watch: 'متابعة',
  start: 'استلام تغييراتها في إشعاراتك',
  watched: 'تتابعها',
  stop: 'إيقاف متابعة هذه الصفحة',
  watchedName: 'تتابعها: إيقاف متابعة هذه الصفحة',
};
