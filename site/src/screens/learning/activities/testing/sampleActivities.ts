import type { Activity } from '@common-ground/api/contracts/learning/activities.ts';

/** One activity of each kind except film. */
export const sampleActivities: Activity[] = [
  {
    kind: 'match',
    title: 'Parts and questions',
    description: 'Which part of a page answers which question?',
    pairs: [
      { first: 'Symptoms', second: 'How does it show?', why: 'Symptoms are what people notice.' },
      { first: 'Causes', second: 'Where does it come from?', why: 'Causes say what leads to it.' },
      { first: 'Sources', second: 'Who says so?', why: 'Sources say where it is from.' },
    ],
  },
  {
    kind: 'sort',
    title: 'Certain or open',
    description: 'Which of these does a page tell you, and which does it leave open?',
    groups: ['It tells you', 'It leaves it open'],
    items: [
      { text: 'What is known of the causes', group: 0, why: 'They have a section.' },
      { text: 'How you will be in a year', group: 1, why: 'No page knows you.' },
      { text: 'When it was reviewed', group: 0, why: 'Quick Facts say so.' },
      { text: 'Which treatment you need', group: 1, why: 'That is for you and your doctor.' },
    ],
  },
  {
    kind: 'order',
    title: 'Before you believe it',
    description: 'Put the steps in order.',
    steps: [
      { text: 'Look when it was reviewed', why: 'An old page may be out of date.' },
      { text: 'Read the sources', why: 'They say how sure it is.' },
      { text: 'Ask somebody who knows', why: 'Nothing here diagnoses.' },
    ],
  },
  {
    kind: 'find',
    title: 'A note with good intentions',
    description: 'Find the parts that should be written differently.',
    parts: [
      { text: 'We like to help.', isLookedFor: false, why: 'It is plain.' },
      { text: 'Our friend suffers from deafness.', isLookedFor: true, why: 'She did not say that she suffers.' },
      {
        text: 'She is confined to a chair.',
        isLookedFor: true,
        why: 'A wheelchair takes her where she wants to go.',
      },
      { text: 'Tell us what you need.', isLookedFor: false, why: 'It asks.' },
    ],
  },
  {
    kind: 'scenario',
    title: 'At the door',
    description: 'Somebody stands before a heavy door. Decide what you do.',
    scenes: [
      {
        text: 'She looks at the handle.',
        choices: [
          { text: 'Ask whether she wants help', outcome: 'She says yes, please.', isAdvised: true, next: 1 },
          { text: 'Pull her inside', outcome: 'She is startled.', isAdvised: false, next: 1 },
        ],
      },
      {
        text: 'You are both inside.',
        choices: [
          {
            text: 'Tell the library of the door',
            outcome: 'It can be changed for all.',
            isAdvised: true,
            next: null,
          },
          { text: 'Forget it', outcome: 'The next one stands there too.', isAdvised: false, next: null },
        ],
      },
    ],
  },
  {
    kind: 'reflect',
    title: 'Your own doors',
    description: 'A question to yourself.',
    prompts: [{ question: 'Which door is heavy for you?', thoughts: ['Telephones.', 'Forms in small print.'] }],
  },
  {
    kind: 'scene',
    title: 'A page from top to bottom',
    description: 'A short narrated scene.',
    frames: [
      { say: 'A page begins with its name.', heading: 'The name', points: ['and other names'], figure: 'document' },
      { say: 'Then come Quick Facts.', figure: 'time' },
      { say: 'Then the sections.', figure: 'path' },
      { say: 'At the end stand the sources.', figure: 'question' },
    ],
  },
];
