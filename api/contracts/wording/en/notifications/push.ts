/** Texts of pushes by topic. A lock screen shows them to anyone, so they name no condition, no title and no person. */
export const push = {
  contributions: 'There is news about what you contribute to.',
  watched: 'Something that you watch has changed.',
  replies: 'You have a reply.',
  learning: 'There is news about your learning.',
  corrections: 'A page that you keep or follow was corrected.',
  account: 'There is news about your account.',
  several: 'You have new notifications.',
};
