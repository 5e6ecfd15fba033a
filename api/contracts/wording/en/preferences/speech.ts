export const speech = {
  /** Accessible name of the bar. */
  title: 'Reading aloud',
  read: 'Read this section',
  pause: 'Pause',
  goOn: 'Continue',
  stop: 'Stop',
  noVoice:
    'This device has no voice for {language}, so that part is not read. Voices can be added in the settings of the device.',
  remote:
    'For {language} there is only a voice on the internet: what is read would be sent to whoever made your browser. Nothing is sent unless you allow it.',
  allow: 'Allow voices on the internet',
  blocked: 'Your browser lets a page speak only after a press. Press “Read this section”.',
  lost: 'The voice no longer answers. Press “Read this section” to try again.',
  unsupported: 'This browser cannot read aloud. Its own reading tools or another browser may.',
};
