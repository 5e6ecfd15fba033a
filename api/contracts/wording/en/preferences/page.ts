export const page = {
  lede: 'Every page here is meant to be accessible as it is. These settings are for your taste on top of that, and your browser and device have most of them too, for every site.',
  open: 'Open the settings',
  noScript:
    'Without JavaScript the settings on this site cannot be changed. Your browser’s and your device’s own ways below work without it, and on every site.',
  /** Labels of what a setting does on this site, of the browser's own way, and of why the setting is offered. */
  here: 'On this site',
  own: 'Your own way',
  why: 'Why it is here',
  doubtsTitle: 'Why there are settings at all',
  doubts: {
    advice:
      'Good advice speaks against panels like this one: the design manual of the NHS in the United Kingdom asks its teams to avoid accessibility widgets, because they repair nothing, often get in the way of assistive technology, and what they do ends where the site ends.',
    answer:
      'We agree with most of it. So nothing here repairs a page, nothing runs before you ask for it, and nothing here changes what a screen reader is told. We offer settings because many people read on a phone, a library computer or a family tablet whose settings they cannot change or have never found.',
    first:
      'If you can, set up your browser or device first. It then works everywhere. What your device asks for is already followed here: light or dark, more contrast, less motion, larger text.',
  },
  limitsTitle: 'What is known not to work',
  limits: {
    desk: 'The settings hold on all pages for readers, not in the editing desk.',
    voices:
      'Reading aloud is only as good as the voices of your device. Some have none for Arabic or for other languages; the bar then says so.',
    films: 'Films and pictures are not changed by the color-blind palette.',
    old: 'Browsers from before 2023 do not keep the settings.',
    arabic: 'There is no Arabic typeface among them, and letters that join are never pulled apart.',
  },
  statement: 'Accessibility statement',
};

/** Why each setting is offered, and what is known about its use. */
export const whys = {
  fontSize: 'Text size is the setting that people change most, and on phones it is hard to find.',
  magnification: 'For devices without a zoom of their own. With yours, you need this one less.',
  highContrast: 'Text here has a contrast of 7 to 1 in any case; some eyes need black on white.',
  colorBlindFriendly: 'No meaning depends on colour here. This makes categories quicker to tell apart.',
  dyslexiaFont:
    'Some people like it. Studies found no gain in speed or accuracy from special letter shapes; more room between letters and words helps some readers. So it is a preference, not a treatment.',
  reducedMotion: 'There is little motion here. This takes away the rest, for those who feel ill from it.',
  focusIndicator: 'The place of the keyboard is always marked. This marks it more strongly.',
  keyboardNavigation:
    'Moving by headings is something that only screen readers could do so far. The keys are off until you want them, because single keys can get in the way of speech control.',
  textToSpeech: 'For those who understand better by listening and have no other tool at hand. It is no screen reader.',
  screenReader: 'A site cannot and should not find out whether you use a screen reader. This tells it, if you want.',
};
