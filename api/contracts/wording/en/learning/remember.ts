import type { Plural } from '../../plural.ts';

/** Texts of the rendered page "Remember it". */
export const remember = {
  title: 'Remember it',
  lede: 'A few questions again, some days after you answered them, so that more of what you learned stays with you.',
  /** Description for search engines. */
  description:
    'How questions of the quizzes that you completed come back after some days, and what is known about learning that way.',
  todayTitle: 'Your questions',
  loading: 'Loading your questions…',
  failed: 'Your questions could not be loaded.',
  tryAgain: 'Try again',
  noScript: 'Without JavaScript no questions can be asked here. All about them can be read below.',
  days: { one: '{count} day', other: '{count} days' } as Plural,
  howTitle: 'How it works',
  /** `{days}` is a list such as "2, 7, 21 and 60", `{first}` a duration such as "2 days", `{most}` a number. */
  how: [
    'It is off until you switch it on, and you can switch it off at any time.',
    'The questions of a quiz come back {first} after you completed it, at most {most} on one day.',
    'What you know is asked again after longer and longer times: {days} days. After that it is not asked any more.',
    'What you do not know comes back after {first}. Nothing is lost by it: here are no points, and what you have completed stays completed.',
    'Nobody writes to you about it. When questions are due, the learning page says so, and they wait for as long as you like.',
    'With an account it is kept in your account which questions you knew and when they come back, without one in this browser.',
  ],
  whyTitle: 'Where the idea comes from',
  why: [
    'Two findings stand behind it. Recalling something from memory helps people to keep it for longer than reading it once more (1). And what is learned at intervals stays for longer than what is learned in one go (2). A review of many studies counts both among the most useful ways of learning (3).',
    'Most of these studies were made with students, and with facts or texts that they were to learn. How much it helps you, and with these subjects, nobody has measured. The number of days is our own choice: the studies show that intervals help, and not that these are the best.',
  ],
  sources: 'Studies',
};

/** Texts of the questions on the page "Remember it". */
export const recall = {
  loading: 'Loading your questions…',
  failed: 'Your questions could not be loaded.',
  tryAgain: 'Try again',
  choice: 'Ask me again about what I have learned',
  saving: 'Saving…',
  isOn: 'It is on.',
  isOff: 'It is off: nothing is asked.',
  notSaved: 'This could not be saved. Please try again.',
  keptHere: 'It is kept in this browser.',
  nothing: 'There is nothing to repeat. When you complete a quiz, its questions come back here some days later.',
  toPaths: 'To the learning paths',
  later: 'There is nothing to repeat today. The next questions come on {date}.',
  questionOf: 'Question {n} of {total} today',
  from: 'From: {title}',
  check: 'Check my answer',
  checking: 'Checking…',
  chooseFirst: 'Choose an answer first.',
  notChecked: 'Your answer could not be checked. It is still chosen: please try again.',
  knew: 'You knew it. It comes back on {date}.',
  knewForGood: 'You knew it again, and it is not asked any more.',
  notThisTime: 'Not this time. It comes back on {date}.',
  next: 'Next question',
  finish: 'Finish',
  done: 'That was all for today.',
};
