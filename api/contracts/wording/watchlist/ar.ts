import type { WatchWords } from './en.ts';

export const watch: WatchWords = {
  watch: 'متابعة',
  start: 'استلام تغييراتها في إشعاراتك',
  watched: 'تتابعها',
  stop: 'إيقاف متابعة هذه الصفحة',
  watchedName: 'تتابعها: إيقاف متابعة هذه الصفحة',
};
