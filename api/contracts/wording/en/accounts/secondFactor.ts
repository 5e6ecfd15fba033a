/** Texts of the second factor, loaded with the step of the sign-in and the section of the profile that show them. */
export const secondFactor = {
  title: 'Second factor',
  setUpTitle: 'Set up a second factor',
  needed: 'Your role needs one: from now on, signing in takes a code besides your password.',
  steps:
    'Open an authenticator app, add an account, and scan this QR code or type the key. Then enter the code that the app shows.',
  /** Accessible name of the QR code. */
  picture: 'The key as a QR code',
  key: 'Key: {key}',
  turnOn: 'Turn it on',
  turningOn: 'Turning it on…',
  back: 'Back',
  onTitle: 'Your second factor is on',
  recoveryText:
    'Keep these recovery codes where you find them without your phone. Each works once in place of a code. They are not shown again.',
  recoveryCodes: 'Recovery codes',
  goOn: 'I have kept them',
  leaving: 'One moment…',
  /** Texts of the section in the profile. */
  off: 'Off. With one, signing in takes a code of an app on your phone besides your password, here and in the CMS.',
  on: 'On since {date}',
  codesLeft: 'Recovery codes left: {count}',
  setUp: 'Set it up',
  setUpAnew: 'Set it up anew',
  anewText: 'For another phone, or for new recovery codes. Until it is done, what you have now works.',
  goOnSetUp: 'Continue',
  checking: 'Checking…',
  turnOff: 'Turn it off',
  turnOffTitle: 'Turn off your second factor?',
  turnOffText: 'Signing in then takes the password alone.',
  turningOff: 'Turning it off…',
  failed: 'Nothing was changed',
  /** Shown when the server refuses because the state, or what the role demands, is no longer as shown. */
  outdated: 'Your second factor was changed elsewhere. Look at its state here, and try again.',
  done: 'Your second factor is on. You are signed out everywhere else.',
  ended: 'Your second factor is off.',
};

/** The field for a code, which the form of the sign-in has as well. */
export const codeField = {
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
};
