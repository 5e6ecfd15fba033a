import type { Plural } from '../plural.ts';

export { pathRatings } from './learning/ratings.ts';
export { remember } from './learning/remember.ts';

/** Texts of the page of learning paths. The pages of paths and modules use some of them too. */
export const learning = {
  lede: 'A learning path takes you through a subject in small steps: something to read, to watch or to try, and questions that show you what has stayed with you. Each one says how long it takes and how much it expects you to know.',
  /** Description for search engines, about 150 characters. */
  description:
    'Learning paths about disability: short modules to read, watch and try, with questions to check what you have understood.',
  pathsTitle: 'Learning paths',
  /** Difficulties of a path. */
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  minutes: { one: '{count} minute', other: '{count} minutes' } as Plural,
  modules: { one: '{count} module', other: '{count} modules' } as Plural,
  points: { one: '{count} point', other: '{count} points' } as Plural,
  /** Types of modules, as badges. */
  reading: 'Reading',
  quiz: 'Quiz',
  interactive: 'Interactive',
  video: 'Video',
  /** Shown at a module that the path does not require. */
  optional: 'Optional',
  /** Shown without learning records. `{title}` is the suggested path, `{time}` a duration such as "20 minutes". */
  inviteTitle: 'Where to begin',
  invite:
    'A good first path is “{title}”. It takes about {time} in all and expects nothing of you. You can stop after any module and go on another day.',
  inviteKept:
    'You need no account. What you complete is kept in this browser, and goes into your account if you sign in later.',
  empty: 'No learning path is published yet.',
  emptyHint:
    'Until there is one, the whole encyclopedia is open to you. And if you know a subject, you can help to write it.',
};

export const learningPath = {
  notFoundTitle: 'Learning Path Not Found',
  notFoundText: 'There is no learning path at this address. It may have been closed.',
  backToPaths: 'To the learning paths',
  /** Followed by the titles of paths. */
  prerequisites: 'Complete first',
  modulesTitle: 'Modules',
  level: 'Level',
  time: 'Time',
  modules: 'Modules',
  points: 'Points',
  languages: 'Languages',
};

export const learningModule = {
  notFoundTitle: 'Module Not Found',
  notFoundText: 'There is no module at this address. It may have been taken out of its learning path.',
  backTo: 'Back to {title}',
  /** Title of a section without a title. */
  content: 'Content',
  noQuestions: 'No quiz questions available.',
  comingSoon: 'Interactive content coming soon...',
  transcript: 'Transcript',
  question: 'Question {number}',
  readOnly:
    'You can read everything here without JavaScript. To answer, to try things out and to have your progress kept, it has to be on.',
};

/** Texts of the reader's own learning. The browser loads them with the script of the dashboard. */
export const learningDashboard = {
  greeting: 'Hello, {name}',
  /** Accessible name of the section for guests. Users see `greeting` as its heading. */
  own: 'Your learning',
  loading: 'Loading learning dashboard...',
  failed: 'Your learning dashboard could not be loaded. What you have learned is kept all the same.',
  tryAgain: 'Try again',
  availablePaths: 'Available paths',
  completedPaths: 'Completed paths',
  achievements: 'Achievements',
  totalPoints: 'Total points',
  recentAchievements: 'Recent achievements',
  noAchievements: 'You have not unlocked any achievement yet.',
  points: { one: '{count} point', other: '{count} points' } as Plural,
  /** `{points}` is the text `points`. */
  inTotal: '{points}, counted in your total points',
  guestAchievements: 'With an account you also earn achievements. Their points count in the total.',
  unlocked: 'Unlocked on {date}',
};
