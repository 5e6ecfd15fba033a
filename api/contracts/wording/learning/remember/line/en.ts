import type { Plural } from '../../../plural.ts';

/** A line about it among one's own learning. */
export const recallLine = {
  due: {
    one: '{count} question that you answered some days ago can be answered again.',
    other: '{count} questions that you answered some days ago can be answered again.',
  } as Plural,
  link: 'Remember it',
  about: 'A few questions again, some days later:',
};
