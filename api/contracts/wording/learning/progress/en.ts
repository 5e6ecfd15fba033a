import type { Plural } from '../../plural.ts';

export const learningProgress = {
  loadingPath: 'Loading learning path....',
  loadingModule: 'Loading module...',
  failed: 'Your progress could not be loaded. What you have completed is kept all the same.',
  partFailed: 'This part of the module could not be loaded.',
  retry: 'Retry',
  startLearning: 'Start Learning',
  start: 'Start',
  continueLearning: 'Continue',
  review: 'Review',
  locked: 'Locked',
  markComplete: 'Mark Complete',
  markAsComplete: 'Mark as Complete',
  /**
   * Shown before a module with untried activities is completed. Each activity is listed with `notTried` or `notPlayed`.
   */
  untriedTitle: 'You have not tried everything',
  notTried: 'not tried yet',
  notPlayed: 'not played to its end yet',
  untriedHint:
    'You can complete the module without this. Achievements for trying things out and for following them to the end come only with it; you can do it later, too.',
  completeAnyway: 'Complete without it',
  notYet: 'Not yet',
  /** `{title}` is the title of the previous module. */
  lockedBy: 'Opens when “{title}” is complete.',
  lockedByPaths: 'Opens when the paths before this one are complete.',
  /** Follows `lockedBy` or `lockedByPaths` on the page of the module, which readers can read nevertheless. */
  readAhead: 'You can read it already; it counts when its turn comes.',
  completed: 'Completed',
  current: 'You are here',
  optional: 'Optional',
  isCompleted: 'You have completed this module.',
  saving: 'Saving…',
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
  /** Shown to guests. */
  keptHere: 'Your progress is kept in this browser.',
  notKeptHere:
    'This browser cannot store your progress: its storage is blocked or full. What you complete counts only until you leave this page.',
  signIn: 'Sign in to keep it in your account',
  notMerged: 'What you learned in this browser before you signed in is not in your account yet.',
};
