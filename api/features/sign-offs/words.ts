/** Messages to signers. The file is apart from the rules, because the CMS panel imports it in the browser. */
export const NO_CREDENTIAL =
  'No medical credential is on record for you. An administrator can enter it with your account';
export const OWN_TEXT = 'You wrote this text, or a part of it: somebody else has to sign it off';
export const NO_SOURCES_TO_SIGN = 'This page names no sources. It can be signed off once it does';
export const TEXT_CHANGED = 'The text has changed since you opened it. Read it again as it is now';
export const SIGNED_MEANWHILE =
  'Somebody has signed this, or taken a sign-off back, since you opened it. Look at it again';
export const WITHDRAWN_ALREADY = 'This sign-off has been taken back already';
export const NOT_YOUR_SIGN_OFF = 'Only whoever signed, or an administrator, takes a sign-off back';
