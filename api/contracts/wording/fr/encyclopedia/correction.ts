import type * as en from '../../en/encyclopedia/correction.ts';

export const correction: typeof en.correction = {
  on: 'Corrigé le {date}\u00a0:',
  history: 'Voir ce qui a changé',
  inFeed: 'Corrigé le {date}\u00a0: {what}',
};
