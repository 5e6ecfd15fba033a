import type * as en from '../../en/encyclopedia/correction.ts';

export const correction: typeof en.correction = {
  on: 'Corregido el {date}:',
  history: 'Ver qué cambió',
  inFeed: 'Corregido el {date}: {what}',
};
