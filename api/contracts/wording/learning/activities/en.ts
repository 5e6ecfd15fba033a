/** What activities say. The browser loads these words with what draws them. */
export const activities = {
  loading: 'Loading activity...',
  failed: 'This activity could not be loaded.',
  tryAgain: 'Try again',
  check: 'Check',
  /** Puts an activity back to its beginning. */
  again: 'Start again',
  right: 'Right',
  wrong: 'Not right',
  /** After a try: where one has chosen nothing. */
  open: 'Not chosen yet',
  /** After a try: how much of it is right. */
  score: 'Right: {right} of {total}.',
  allRight: 'All of it is right.',
  nothingChosen: 'Nothing is chosen yet.',
  /** Below `score`. */
  readWhy: 'Beside each one you read why. Change what you like, and check once more.',
  /** What a list of numbered parts is for. */
  parts: 'To choose from',
  choose: 'Choose...',
  /** An entry of a list to choose from: its number and its text. */
  numbered: '{n}. {text}',
  /** Where something belongs. */
  belongs: 'Belongs to: {text}',
  belongsAt: 'Belongs in place {n}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  /** Name of a button for screen readers: which of the two, and what is moved. */
  moveOf: '{action}: {text}',
  /** Said after a move. */
  moved: 'Now in place {n} of {total}: {text}',
  findHint: 'Mark the parts that you are looking for.',
  /** After a try, of a part of a text. */
  found: 'Found',
  missed: 'Missed: this is one of them',
  leftOut: 'Rightly left out',
  notLookedFor: 'Not one of them',
  /** A story with choices. `{n}` of `{total}` in the order of the story. */
  scene: 'Situation {n}',
  whatNow: 'What do you do?',
  yourChoice: 'Your choice:',
  advised: 'A good choice',
  notAdvised: 'There is a better choice',
  better: 'A better choice:',
  otherChoice: 'Choose differently',
  goOn: 'Go on',
  ended: 'This is where the story ends.',
  notKeptHere: 'What you write is not sent. This browser cannot store it: it is gone when you leave this page.',
  keptHere:
    'What you write is not sent. It stays in this browser, for 30 days after you last changed it or until you sign out.',
  othersThought: 'What others thought',
  /** A scene that is played. */
  play: 'Play',
  pause: 'Pause',
  previousFrame: 'Previous picture',
  nextFrame: 'Next picture',
  frameOf: 'Picture {n} of {total}',
  progress: 'Progress through the scene',
  speed: 'Speed',
  readAloud: 'Read aloud while playing',
  noVoice: 'This browser has no voice for this language. The captions go on at reading speed.',
  captions: 'Captions',
  transcript: 'Transcript',
  /** In place of playing a film, and what comes of that. */
  haveRead: 'I have read the transcript',
  isRead: 'That counts as following it to the end.',
};
