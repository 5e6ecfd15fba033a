/**
 * Screens of the site that an answer of the chat assistant may lead to, besides records and pages, and where they stand; a test
 * of the site holds the paths to its routes.
 */
export const CHAT_SCREENS = {
  home: '',
  contribute: 'contribute',
  learning: 'learning',
  remember: 'learning/remember',
  certificate: 'certificate',
  forum: 'community/forum',
  helpLines: 'help-lines',
  register: 'auth/register',
  login: 'auth/login',
  forgotPassword: 'auth/forgot',
  profile: 'profile',
  accessibilitySettings: 'accessibility-settings',
  healthcare: 'healthcare',
} as const;

export type ChatScreen = keyof typeof CHAT_SCREENS;
export const chatScreens = Object.keys(CHAT_SCREENS) as ChatScreen[];
