export const correction = {
  /** Followed by the text of the correction, on a page that was corrected on medical grounds. */
  on: 'Corrected on {date}:',
  history: 'See what changed',
  /** Entry of the feed. `{what}` is the text of the correction: one or two sentences. */
  inFeed: 'Corrected on {date}: {what}',
};
