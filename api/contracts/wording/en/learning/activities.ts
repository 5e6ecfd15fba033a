export const activities = {
  loading: 'Loading activity...',
  failed: 'This activity could not be loaded.',
  tryAgain: 'Try again',
  check: 'Check',
  again: 'Start again',
  right: 'Right',
  wrong: 'Not right',
  /** Shown after a check at an item for which the reader chose nothing. */
  open: 'Not chosen yet',
  score: 'Right: {right} of {total}.',
  allRight: 'All of it is right.',
  nothingChosen: 'Nothing is chosen yet.',
  /** Follows `score` unless all items are right. */
  readWhy: 'Beside each one you read why. Change what you like, and check once more.',
  /** Heading of the list of numbered parts. */
  parts: 'To choose from',
  choose: 'Choose...',
  numbered: '{n}. {text}',
  belongs: 'Belongs to: {text}',
  belongsAt: 'Belongs in place {n}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  /** Accessible name of a button. `{action}` is its visible text, `{text}` the item that it moves. */
  moveOf: '{action}: {text}',
  /** Announced to screen readers after a move. */
  moved: 'Now in place {n} of {total}: {text}',
  findHint: 'Mark the parts that you are looking for.',
  /** Feedback after a check on a part of a text. */
  found: 'Found',
  missed: 'Missed: this is one of them',
  leftOut: 'Rightly left out',
  notLookedFor: 'Not one of them',
  /** Texts of a story with choices. `{n}` is the number of the situation. */
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
  /** Texts of the player of a scene. */
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
  /** Button in place of playing a film, and the message after it was pressed. */
  haveRead: 'I have read the transcript',
  isRead: 'That counts as following it to the end.',
};
