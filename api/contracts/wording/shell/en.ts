/** Parts that every page has. */
export const shell = {
  /** First link of each page, seen when it has focus: jumps over the header. */
  skipToContent: 'Skip to content',
  /** Name, for screen readers, of the main navigation. */
  mainNavigation: 'Main',
  /** Name, for screen readers, of the logo's link. `{product}` is the name of the site. */
  logoLabel: '{product}, home',
  /** Button that opens the menu on small screens. */
  menu: 'Menu',
  /** Button that closes it. */
  closeMenu: 'Close menu',
  home: 'Home',
  categories: 'Categories',
  contribute: 'Contribute',
  learning: 'Learning',
  community: 'Community',
  signIn: 'Sign in',
  signUp: 'Sign up',
  /** Menu of somebody who is signed in, under their name: to their settings, their profile, the desk of administrators. */
  myAccount: 'My Account',
  profile: 'Profile',
  dashboard: 'Admin Dashboard',
  healthcare: 'Healthcare Portal',
  signOut: 'Sign out',
  /** Language menu. */
  language: 'Language',
  /** Theme menu and its three choices; "System" follows the setting of the device. */
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  /** Button of the header that opens the accessibility settings, and the link to the page about them. */
  accessibility: 'Accessibility',
  accessibilitySettings: 'Accessibility settings',
  /** Button of every page that opens the chat assistant. */
  assistant: 'Assistant',
  /** Name, for screen readers, of the row of links that shows where a page belongs. */
  breadcrumb: 'Breadcrumb',
};

export const footer = {
  /** What this site is, in a sentence. */
  about: 'A community-built encyclopedia of disability conditions, in your language.',
  /** The educational-purposes statement. */
  educational:
    'Medical information on this site is for educational purposes only. It is not a diagnosis and does not replace advice from a medical professional.',
  /** Headings of the groups of links. */
  explore: 'Explore',
  community: 'Community',
  legal: 'Legal',
  featured: 'Featured conditions',
  /** Link to the page of help lines for people in a crisis. */
  helpLines: 'Help lines',
  /** Link to the feed of new and changed conditions, for feed readers. */
  feed: 'New and updated (Atom feed)',
  /** `{product}` is the name of the site, `{year}` the year of the copyright. */
  copyright: '© {year} {product}',
};
