import type { Plural } from '../../plural.ts';

export { fields } from '../encyclopedia/fields.ts';

export const quiz = {
  loading: 'Loading module...',
  none: 'No quiz questions available.',
  questionOf: 'Question {n} of {total}',
  points: { one: '{count} point', other: '{count} points' } as Plural,
  /** Accessible name of the progress bar. */
  progress: 'Progress through the quiz',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Quiz',
  chooseFirst: 'Choose an answer first.',
  /** `{questions}` lists the numbers of the questions. */
  stillOpen: 'Questions without an answer: {questions}.',
  sending: 'Sending your answers...',
  notSent: 'Not all of your answers could be sent.',
  unreached: 'There is no connection at the moment. Sending goes on by itself as soon as there is one.',
  /** Shown when the browser is online but the server cannot be reached. */
  away: 'The site could not be reached. Send them again in a moment.',
  keptHere: 'They are kept in this browser, and sending goes on where it stopped.',
  notKeptHere: 'This browser cannot store them: stay on this page until they are sent.',
  notKept: 'Something went wrong.',
  signedOut: 'You are no longer signed in. Sign in again, and they are sent.',
  signIn: 'Sign in',
  retry: 'Retry',
  /** `{percent}` includes the percent sign. */
  results: 'Your results: {percent}',
  score: 'Right answers: {right} of {total}.',
  passed: 'You have passed this quiz.',
  notPassed: 'You pass with {percent}. Read below why, and try again as often as you like.',
  /** Followed by links to the questions. */
  wrongOnes: 'Not right:',
  right: 'Right',
  wrong: 'Not right',
  yourAnswer: 'Your answer',
  rightAnswer: 'Right answer',
  /** Followed by a link to a section of a condition page, such as "Epilepsy: Symptoms". */
  origin: 'In the encyclopedia:',
  originOf: '{name}: {section}',
  retake: 'Retake Quiz',
  soon: {
    one: 'In {count} second this module is marked as complete, and you go back to its learning path.',
    other: 'In {count} seconds this module is marked as complete, and you go back to its learning path.',
  } as Plural,
  continue: 'Continue',
  stay: 'Stay on this page',
  staying: 'You stay on this page. The module is marked as complete all the same.',
  completing: 'Marking this module as complete...',
  completed: 'This module is complete.',
  notCompleted: 'This module could not be marked as complete. Your results are kept.',
  backToPath: 'Back to the learning path',
};
