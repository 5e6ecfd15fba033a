/** Names of the screens to which the chat assistant links. */
export const chatScreens = {
  home: 'Search the encyclopedia',
  contribute: 'Contribute',
  learning: 'Learning paths',
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
