/** Links to the pages about the site, by the last part of their address. The texts of the pages are content. */
export const pages = {
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  'editorial-policy': 'Editorial policy',
};

export const writeToUs = {
  title: 'Write to us',
  text: 'Your message goes to the people who run this site. Write in any language that you are at ease in.',
  /** `noAddress`, `instead` and `toContribute` are shown when no contact address is configured. */
  noAddress: 'The people who run this copy of {product} have not given an address to write to.',
  instead:
    'What you can do instead: follow the sources and organizations that each page names, and use the contribute page to see how mistakes are put right.',
  toContribute: 'How to contribute',
};

/** `note` stands above an aside in content pages and learning modules. */
export const textParts = { note: 'Note' };

export const notFound = {
  title: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  returnHome: 'Return to Home',
  browse: 'Browse Categories',
};
