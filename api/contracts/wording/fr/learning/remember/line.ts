import type * as en from '../../../en/learning/remember/line.ts';

export const recallLine: typeof en.recallLine = {
  due: {
    one: 'Vous pouvez répondre de nouveau à {count} question d’il y a quelques jours.',
    many: 'Vous pouvez répondre de nouveau à {count} de questions d’il y a quelques jours.',
    other: 'Vous pouvez répondre de nouveau à {count} questions d’il y a quelques jours.',
  },
  link: 'S’en souvenir',
  about: 'Quelques questions de nouveau, des jours plus tard\u00a0:',
};
