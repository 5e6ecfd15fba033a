export const duty = {
  on: 'A moderator is on duty now.',
  /** `{day}` is a weekday, `{time}` a time of day. */
  until: 'A moderator is on duty now, until {day}, {time}.',
  off: 'No moderator is on duty now.',
  from: 'No moderator is on duty now. The next one is here from {day}, {time}.',
  /** Follows one of the sentences above when help lines are shown beside it. */
  sooner: {
    on: 'It can still take a while until your text is read. Help lines that are open answer sooner.',
    off: 'It can be hours until one of us reads your text. Help lines that are open answer sooner.',
  },
};
