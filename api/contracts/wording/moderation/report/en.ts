/** The button that reports something to moderators, wherever people write, and the one on the page of a condition. */
export const report = {
  report: 'Report',
  /** Its name for screen readers: what is reported, such as who wrote it. */
  reportOf: 'Report: {name}',
  problem: 'Report a problem',
  /** While what asks is fetched, and where it did not come. */
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
};
