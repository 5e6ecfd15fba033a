import type { Plural } from '../../../plural.ts';

/** Texts that lead to the page "Remember it". */
export const recallLine = {
  due: {
    one: '{count} question that you answered some days ago can be answered again.',
    other: '{count} questions that you answered some days ago can be answered again.',
  } as Plural,
  link: 'Remember it',
  about: 'A few questions again, some days later:',
};
