/** Texts that are loaded with the results of a search. */
export const searchResults = {
  /** `{term}` is the corrected text. */
  corrected: 'Showing results for {term}.',
  /** `{term}` is the text as it was typed. */
  searchInstead: 'Search for {term} instead',
  notStored: 'Not saved on this device',
  noPage: 'We have no page on {term} yet',
  /** Shown instead of `noPage` after a long text. */
  noPageOnThis: 'We have no page on this yet',
  /** Title of pages with words of the text. */
  near: 'These mention it',
  propose: 'Propose a page on {term}',
  proposeThis: 'Propose a page',
  counted: 'We count the words, not who searched.',
  meanwhile: 'Where to look in the meantime',
  helpLines: 'Help lines: talk to a person',
  /** Health information of public bodies, in the language of the text. */
  sources: [
    { name: 'MedlinePlus (United States)', href: 'https://medlineplus.gov/' },
    { name: 'NHS health A to Z (United Kingdom)', href: 'https://www.nhs.uk/conditions/' },
    { name: 'World Health Organization', href: 'https://www.who.int/health-topics' },
  ],
  /** Title of results that are not conditions. */
  otherPages: 'Elsewhere on this site',
  otherFailed: 'The other pages of this site could not be searched.',
  learning: 'Learning',
  forum: 'Forum',
  site: 'About this site',
};
