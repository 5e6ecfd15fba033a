import type { Plural } from '../../plural.ts';

/** What pages of learning say of somebody's progress. The browser loads these words with what shows it. */
export const learningProgress = {
  loadingPath: 'Loading learning path....',
  loadingModule: 'Loading module...',
  failed: 'Your progress could not be loaded. What you have completed is kept all the same.',
  partFailed: 'This part of the module could not be loaded.',
  retry: 'Retry',
  /** Buttons of paths and modules. */
  startLearning: 'Start Learning',
  start: 'Start',
  continueLearning: 'Continue',
  review: 'Review',
  locked: 'Locked',
  markComplete: 'Mark Complete',
  markAsComplete: 'Mark as Complete',
  /** Asked before a module is completed of which activities were not tried. Each is named, with one of two notes. */
  untriedTitle: 'You have not tried everything',
  notTried: 'not tried yet',
  notPlayed: 'not played to its end yet',
  untriedHint:
    'You can complete the module without this. Achievements for trying things out and for following them to the end come only with it; you can do it later, too.',
  completeAnyway: 'Complete without it',
  notYet: 'Not yet',
  /** Why a module is locked. `{title}` is the module before it. */
  lockedBy: 'Opens when “{title}” is complete.',
  lockedByPaths: 'Opens when the paths before this one are complete.',
  /** The same on the page of the module, which can be read all the same. */
  readAhead: 'You can read it already; it counts when its turn comes.',
  completed: 'Completed',
  current: 'You are here',
  optional: 'Optional',
  isCompleted: 'You have completed this module.',
  saving: 'Saving…',
  /** Nothing came of pressing the button. */
  notCompleted: 'This could not be saved. Nothing is lost: try once more.',
  overall: 'Overall progress',
  percent: '{percent} done',
  modulesDone: 'Modules completed: {done} of {all}',
  pointsEarned: { one: '{count} point earned', other: '{count} points earned' } as Plural,
  congratulations: {
    one: "Congratulations! You've completed this learning path. You earned {count} point!",
    other: "Congratulations! You've completed this learning path. You earned {count} points!",
  } as Plural,
  newSince: 'New since you finished',
  newHint: {
    one: 'This path has {count} new module since you finished it. What you earned stays yours.',
    other: 'This path has {count} new modules since you finished it. What you earned stays yours.',
  } as Plural,
  changesFailed: 'Whether anything has changed since you finished could not be loaded.',
  /** What a finished path brought. */
  earnedTitle: 'What you earned',
  achievement: 'Achievement: {title}',
  certificate: 'Your certificate',
  certificateOfGuest: 'Sign in to get your certificate',
  nextTitle: 'What comes next',
  nextPath: 'A path that goes on from here: {title}',
  allDone: 'You have completed every path that is open. New ones are listed among the learning paths.',
  toPaths: 'To the learning paths',
  nextModule: 'Next: {title}',
  toPath: 'Back to the path',
  /** For guests. */
  keptHere: 'Your progress is kept in this browser.',
  notKeptHere:
    'This browser cannot store your progress: its storage is blocked or full. What you complete counts only until you leave this page.',
  signIn: 'Sign in to keep it in your account',
  /** Somebody who is signed in, and whose browser holds more. */
  notMerged: 'What you learned in this browser before you signed in is not in your account yet.',
};
