/** Whether one of us is there to read what is written. Times are those of the reader's clock. */
export const duty = {
  on: 'A moderator is on duty now.',
  /** {day}: of the week; {time}: of the day. */
  until: 'A moderator is on duty now, until {day}, {time}.',
  off: 'No moderator is on duty now.',
  from: 'No moderator is on duty now. The next one is here from {day}, {time}.',
  /** What follows beside help lines. */
  sooner: {
    on: 'It can still take a while until your text is read. Help lines that are open answer sooner.',
    off: 'It can be hours until one of us reads your text. Help lines that are open answer sooner.',
  },
};
