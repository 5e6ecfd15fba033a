export const correction = {
  /** Near the top of a page that was corrected on medical grounds, before the words for readers. `{date}` is a day. */
  on: 'Corrected on {date}:',
  /** Link that follows them, to the versions of the page. */
  history: 'See what changed',
  /** The same as an entry of a feed. `{what}` is a sentence or two. */
  inFeed: 'Corrected on {date}: {what}',
};
