/** Paths of screens that an answer may lead to. A test of the site compares them with its routes. */
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
