/** Names of screens, as the chat assistant leads to them. */
export const chatScreens = {
  /** The first page, with the search. */
  home: 'Search the encyclopedia',
  contribute: 'Contribute',
  learning: 'Learning paths',
  /** Where readers are asked again what they have learned. */
  remember: 'Remember what you learned',
  certificate: 'Check a certificate',
  forum: 'Community forum',
  helpLines: 'Help lines',
  register: 'Create an account',
  login: 'Sign in',
  forgotPassword: 'Reset your password',
  profile: 'Your profile',
  accessibilitySettings: 'Accessibility settings',
  healthcare: 'Healthcare Portal',
};
