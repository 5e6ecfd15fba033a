export const shell = {
  skipToContent: 'Skip to content',
  /** Accessible name of the main navigation. */
  mainNavigation: 'Main',
  /** Accessible name of the link with the logo. `{product}` is the name of the site. */
  logoLabel: '{product}, home',
  menu: 'Menu',
  closeMenu: 'Close menu',
  home: 'Home',
  categories: 'Categories',
  contribute: 'Contribute',
  learning: 'Learning',
  community: 'Community',
  signIn: 'Sign in',
  signUp: 'Sign up',
  /** Links in the account menu. `myAccount` leads to the settings of the profile. */
  myAccount: 'My Account',
  profile: 'Profile',
  dashboard: 'Admin Dashboard',
  healthcare: 'Healthcare Portal',
  signOut: 'Sign out',
  language: 'Language',
  /** `themeSystem` follows the setting of the device. */
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  /** `accessibility` opens the panel of settings. `accessibilitySettings` leads to the page about them. */
  accessibility: 'Accessibility',
  accessibilitySettings: 'Accessibility settings',
  assistant: 'Assistant',
  /** Accessible name of the breadcrumb. */
  breadcrumb: 'Breadcrumb',
};

export const footer = {
  about: 'A community-built encyclopedia of disability conditions, in your language.',
  educational:
    'Medical information on this site is for educational purposes only. It is not a diagnosis and does not replace advice from a medical professional.',
  explore: 'Explore',
  community: 'Community',
  legal: 'Legal',
  featured: 'Featured conditions',
  helpLines: 'Help lines',
  feed: 'New and updated (Atom feed)',
  copyright: '© {year} {product}',
  /** Followed by the link to the licence. */
  license: 'Texts of the encyclopedia:',
};
