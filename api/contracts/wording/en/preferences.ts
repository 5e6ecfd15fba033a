/** Texts of the panel of accessibility settings. The page about the settings uses some of them too. */
export const settings = {
  title: 'Accessibility settings',
  close: 'Close',
  kept: 'Kept in this browser, for every page and language.',
  notKept: 'This browser cannot store them: they last until you leave this page.',
  presets: 'Presets',
  preset: { lowVision: 'Low Vision', screenReader: 'Screen Reader', dyslexia: 'Dyslexia', colorBlind: 'Color Blind' },
  presetsHint: 'A preset turns on several settings at once. Press it again to take them back.',
  sizes: 'Sizes',
  seeing: 'Seeing',
  moving: 'Keyboard and movement',
  hearing: 'Reading aloud and screen readers',
  reset: 'Reset',
  wasReset: 'All settings are as they were at first.',
  byDevice: 'Your device asks for this, so it is on.',
  about: 'About these settings, and your browser’s own ways',
  pixels: '{value} px',
  percent: '{value}%',
};

/** Name of each setting, its effect, and how to get the same from the browser or the device. */
export const items = {
  fontSize: {
    name: 'Font size',
    text: 'Makes all text smaller or larger.',
    own: 'In your browser: text size in its settings works on every site.',
  },
  magnification: {
    name: 'Magnification',
    text: 'Makes everything smaller or larger, pictures and buttons too. Lines still fit the screen.',
    own: 'In your browser: Ctrl and + (on a Mac, Cmd and +), or two fingers on a touch screen.',
  },
  highContrast: {
    name: 'High contrast',
    text: 'Black on white, or white on black in the dark theme, with strong lines.',
    own: 'On your device: high contrast or increased contrast, which this site follows by itself.',
  },
  colorBlindFriendly: {
    name: 'Color-blind friendly',
    text: 'Blue and orange in place of green and red, and a pattern for each category.',
    own: 'On your device: colour filters change everything on the screen.',
  },
  dyslexiaFont: {
    name: 'Dyslexia font',
    text: 'The typeface OpenDyslexic, with more room between letters, words and lines. It has Latin letters only: Arabic text gets more room between lines.',
    own: 'In your browser: its reading view often offers other typefaces and spacing.',
  },
  reducedMotion: {
    name: 'Reduced motion',
    text: 'Nothing on this site moves, fades or slides.',
    own: 'On your device: reduce motion or turn off animations, which this site follows by itself.',
  },
  focusIndicator: {
    name: 'Focus indicator',
    text: 'A thick double ring around the link, button or field that you are on, also after a click.',
    own: 'Some browsers can highlight the focused item: look for it in their accessibility settings.',
  },
  keyboardNavigation: {
    name: 'Keyboard navigation',
    text: 'Adds keys: ? shows all keys, / goes to the search, N and P go to the next and previous heading. All else works with the keyboard in any case.',
    own: 'In your browser: F7 lets you move through the text with the arrow keys.',
  },
  textToSpeech: {
    name: 'Text to speech',
    text: 'A bar that reads the section you are at, and new messages as they appear, with a voice of your device.',
    own: 'In your browser or device: read aloud, or speak selection.',
  },
  screenReader: {
    name: 'Screen reader',
    text: 'For those who use one: messages stay until you close them, and this site never speaks by itself, so that no two voices talk at once.',
    own: 'Nothing has to be turned on for a screen reader: every page is made for it.',
  },
};

export const keys = {
  title: 'Keys on this site',
  /** Name of the space bar, which bears no label. */
  space: 'Space',
  list: {
    tab: 'To the next link, button or field; with Shift, to the one before',
    enter: 'Follow a link or press a button',
    space: 'Press a button or tick a box',
    escape: 'Close what is open',
    f8: 'To the message that has just appeared',
    help: 'This list',
    search: 'To the search',
    next: 'To the next heading',
    previous: 'To the previous heading',
  },
};

export const account = {
  name: 'Keep these settings with my account',
  text: 'Then they come with you when you sign in on another device. Off, they stay in this browser alone and are forgotten by the account.',
  notDone: 'That did not work. The settings stay as they are in this browser. Try again.',
};
