export const contribute = {
  title: 'Contribute',
  heroTitle: 'Contribute to Our Knowledge Base',
  lede: 'Common knowledge grows when people share what they know. Medical professionals, researchers and people with lived experience are all welcome.',
  description:
    'How to add a condition, share experience or review medical content, and the guidelines that every page follows.',
  addCondition: 'Add New Condition',
  waysTitle: 'Ways to help',
  addTitle: 'Add New Conditions',
  addText: 'Describe a condition that is missing: what it is, how it shows, what helps, and where you know it from.',
  shareTitle: 'Share Experiences',
  shareText:
    'Add what daily life with a condition is like, and what made a difference. This is knowledge no textbook has. Choose a condition: its page has “Suggest Edit” and “Talk”.',
  reviewTitle: 'Medical Review',
  reviewText:
    'Check pages in your field against current evidence, and sign them with your name and credential. The editorial policy says what a review means.',
  guidelinesTitle: 'Contribution Guidelines',
  accuracyTitle: 'Accuracy & Evidence',
  accuracyText:
    'Base statements on current, reliable sources and name them. Say where the evidence is weak or views differ.',
  clarityTitle: 'Accessibility & Clarity',
  clarityText: 'Write short sentences in everyday words, and explain the medical terms that readers will meet.',
  respectTitle: 'Respectful & Inclusive',
  respectText: 'Use the words that each community uses for itself. Describe lives, not only symptoms, and pity nobody.',
  processTitle: 'Review Process',
  processText:
    'Medical professionals and community moderators review every submission before it is published. You may be asked for changes.',
  closingTitle: 'Ready to Make a Difference?',
  closingText: 'One clear paragraph from you can save somebody else weeks of searching.',
  noScript: 'The form needs JavaScript, which is off in this browser. Everything else here can be read without it.',
  formLoading: 'Loading the form…',
  formFailed: 'The form could not be loaded.',
  tryAgain: 'Try again',
};

/** Texts of the receipt: the page on which a guest follows a contribution, opened by a mailed link. */
export const receipt = {
  title: 'What you sent in',
  text: 'This link opens what was sent in under your address. Whoever has it can read this and answer: give it to nobody else.',
  confirmed: 'Your address is confirmed: you get a mail when there is news.',
  /** Heading of links to contributions under the same address for which no separate link was mailed. */
  sentAlong: 'Also sent in under your address',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
  missing: 'There is nothing behind this link',
  missingText:
    'It may not be complete, or what was sent in has been deleted. If you copied the link, check that you have all of it.',
  noScript: 'This page needs JavaScript, which is off in this browser.',
};
