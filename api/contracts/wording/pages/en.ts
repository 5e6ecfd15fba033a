/** Links to the pages about the site itself, by the last part of their address. Their texts are content. */
export const pages = {
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  'editorial-policy': 'Editorial policy',
};

/** The box with the address of those who run this copy of the site. */
export const writeToUs = {
  title: 'Write to us',
  /** Before the email address. */
  text: 'Your message goes to the people who run this site. Write in any language that you are at ease in.',
  /** Shown instead when they have given no address. `{product}` is the name of the site. */
  noAddress: 'The people who run this copy of {product} have not given an address to write to.',
  /** Followed by the link to the contribute page. */
  instead:
    'What you can do instead: follow the sources and organizations that each page names, and use the contribute page to see how mistakes are put right.',
  /** The link of that sentence. */
  toContribute: 'How to contribute',
};

/** What a text that somebody wrote has in it: `note` is above an aside of one or a few sentences. */
export const textParts = { note: 'Note' };

export const notFound = {
  title: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  returnHome: 'Return to Home',
  browse: 'Browse Categories',
};
