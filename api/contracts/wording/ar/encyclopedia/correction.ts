import type * as en from '../../en/encyclopedia/correction.ts';

export const correction: typeof en.correction = {
  on: 'صُحّح في {date}:',
  history: 'انظر ما الذي تغيّر',
  inFeed: 'صُحّح في {date}: {what}',
};
