export const report = {
  report: 'Report',
  /** Accessible name of `report`. `{name}` is what is reported, such as the author of a post. */
  reportOf: 'Report: {name}',
  problem: 'Report a problem',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
};
