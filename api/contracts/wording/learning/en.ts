import type { Plural } from '../plural.ts';

export { pathRatings } from './ratings/en.ts';
export { remember } from './remember/en.ts';

/** What the page of the learning paths says to everybody. */
export const learning = {
  lede: 'A learning path takes you through a subject in small steps: something to read, to watch or to try, and questions that show you what has stayed with you. Each one says how long it takes and how much it expects you to know.',
  /** Description for search engines, about 150 characters. */
  description:
    'Learning paths about disability: short modules to read, watch and try, with questions to check what you have understood.',
  pathsTitle: 'Learning paths',
  /** How much a path expects. */
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  minutes: { one: '{count} minute', other: '{count} minutes' } as Plural,
  /** Before the list of a path's modules, which are its steps. */
  modules: { one: '{count} module', other: '{count} modules' } as Plural,
  /** What a path or a module is worth. */
  points: { one: '{count} point', other: '{count} points' } as Plural,
  /** Kinds of modules, as badges. */
  reading: 'Reading',
  quiz: 'Quiz',
  interactive: 'Interactive',
  video: 'Video',
  /** A module that does not have to be completed. */
  optional: 'Optional',
  /** For those who have learned nothing here yet: where to begin. `{title}` is that path, `{time}` such as "20 minutes". */
  inviteTitle: 'Where to begin',
  invite:
    'A good first path is “{title}”. It takes about {time} in all and expects nothing of you. You can stop after any module and go on another day.',
  inviteKept:
    'You need no account. What you complete is kept in this browser, and goes into your account if you sign in later.',
  /** A path that has no module yet. */
  noModules: 'Its modules have not been written yet.',
  /** There is no path at all. Two buttons follow: to the categories, and to contributing. */
  empty: 'No learning path is published yet.',
  emptyHint:
    'Until there is one, the whole encyclopedia is open to you. And if you know a subject, you can help to write it.',
};

/** The page of one path. */
export const learningPath = {
  notFoundTitle: 'Learning Path Not Found',
  notFoundText: 'There is no learning path at this address. It may have been closed.',
  backToPaths: 'To the learning paths',
  /** Before the titles of paths. */
  prerequisites: 'Complete first',
  modulesTitle: 'Modules',
  /** Names of facts. */
  level: 'Level',
  time: 'Time',
  modules: 'Modules',
  points: 'Points',
  languages: 'Languages',
};

/** The page of one module. */
export const learningModule = {
  notFoundTitle: 'Module Not Found',
  notFoundText: 'There is no module at this address. It may have been taken out of its learning path.',
  /** `{title}` of the path. */
  backTo: 'Back to {title}',
  /** Title of a text that has none. */
  content: 'Content',
  noQuestions: 'No quiz questions available.',
  comingSoon: 'Interactive content coming soon...',
  transcript: 'Transcript',
  /** `{number}` of the question. */
  question: 'Question {number}',
  /** Above questions and activities as they stand without scripts. */
  readOnly:
    'You can read everything here without JavaScript. To answer, to try things out and to have your progress kept, it has to be on.',
};

/**
 * What somebody who is signed in sees of their own learning. The browser loads these words with what draws it, and none
 * of the others.
 */
export const learningDashboard = {
  /** Heading. `{name}` is the name that the person goes by. */
  greeting: 'Hello, {name}',
  /** Name of the part for screen readers, of a guest. */
  own: 'Your learning',
  loading: 'Loading learning dashboard...',
  failed: 'Your learning dashboard could not be loaded. What you have learned is kept all the same.',
  tryAgain: 'Try again',
  /** Names of the four figures. */
  availablePaths: 'Available paths',
  completedPaths: 'Completed paths',
  achievements: 'Achievements',
  totalPoints: 'Total points',
  recentAchievements: 'Recent achievements',
  noAchievements: 'You have not unlocked any achievement yet.',
  /** What an achievement is worth. */
  points: { one: '{count} point', other: '{count} points' } as Plural,
  /** On its card: they are not shown beside the total, but within it. */
  inTotal: '{points}, counted in your total points',
  /** To guests, below their figures. */
  guestAchievements: 'With an account you also earn achievements. Their points count in the total.',
  /** `{date}`: the day on which somebody earned it. */
  unlocked: 'Unlocked on {date}',
};
