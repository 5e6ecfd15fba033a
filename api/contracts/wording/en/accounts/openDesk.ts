/** Texts shown to a signed-in user whom the CMS sent to the sign-in, loaded when they are needed. */
export const openDesk = {
  text: 'Enter your password once more to open the CMS.',
  submit: 'Open the CMS',
  busy: 'Opening the CMS…',
  failed: 'The CMS was not opened. Please try again.',
  refused: 'Your browser refused the cookie that the CMS needs. Allow cookies for this site, and try again.',
  notAllowed: 'This account may not use the CMS.',
};
