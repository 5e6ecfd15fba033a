import type { PreparedMessage } from '@common-ground/api/contracts/moderation/messages.ts';

/** Levels of urgency. The first one that fits a text counts. */
export const URGENCY_LEVELS = [
  {
    name: 'Now',
    looksLike:
      'Somebody says goodbye, names a time, a place or a means, or has done something already. Somebody is being hurt, or a child is in danger.',
    first:
      'Write to them at once (message “In danger now”) and tell a colleague at the same time. If you know where they are, call the emergency number of that country; the page Help lines has it. Leave the text where it is until you have talked, unless it describes how.',
  },
  {
    name: 'Today',
    looksLike:
      'Thoughts of suicide or of self-harm without a plan, also “I would never do it”. Somebody worries about another person.',
    first:
      'Write to them the same day (“Thoughts of suicide” or “Worried about somebody”). Offer that the topic becomes one for members only. Ask a colleague for a second opinion.',
  },
  {
    name: 'This week',
    looksLike:
      'Despair or exhaustion without such thoughts. An argument about suicide, assisted dying or a death in the news.',
    first: 'Read the words with the list below. Reply where anybody would. Watch the topic for some days.',
  },
  {
    name: 'No hurry',
    looksLike: 'Grief, a question about an illness, a saying such as “dying of laughter”: the note was not needed.',
    first: 'Nothing. Where the note comes up again and again without need, tell an editor.',
  },
] as const;

export const PLAYBOOK_SECTIONS: { title: string; lines: string[] }[] = [
  {
    title: 'A second opinion',
    lines: [
      'Before a text of somebody in a crisis is hidden or removed, and after every “Now”, another moderator looks at it. In danger you act first and ask afterwards.',
      'Nobody decides alone about words of somebody with whom they have argued, or whom they know.',
      'Write down what you did and why while you still remember. The log keeps it.',
    ],
  },
  {
    title: 'Gentle steps first',
    lines: [
      'Members only: the topic leaves the open pages, search and the feed; its answers stay. The button “Members only now” of a case does it with one press and writes to whoever began the topic; the case stays open. Where there is time, offer it first.',
      'A content warning folds a text. Offer it; it blames nobody.',
      'Hide when a text describes how, names amounts or places, or urges somebody. The reason can be read by everybody: write “Hidden while we are in touch with its author”, never a diagnosis.',
      'Closing a topic in which somebody asks for help can feel like a door that is shut. Close it last, and only with a message.',
    ],
  },
  {
    title: 'Words',
    lines: [
      'Ask plainly: “Are you thinking of ending your life?” Asking does not put the thought into anybody’s head [1, 2].',
      'Say “died by suicide” or “thoughts of suicide”. Not “committed”, and no attempt is “successful” or “failed” [1, 3].',
      'No descriptions of methods, amounts or places, no farewell letters, no pictures [1, 3].',
      'No simple reasons (“because of his illness”), and nothing that makes it a way out or something to admire [1, 3].',
      'Say that help is there, and name it. Stories of people who came through a crisis protect others [1].',
      'Do not promise secrecy or an answer, do not diagnose, do not argue about whether life is worth it.',
    ],
  },
  {
    title: 'Medicines and credentials',
    lines: [
      'One’s own experience with a medicine may stay. Telling somebody else how much to take, or to stop, is unsafe medical advice: hide it and send “A dose”.',
      'A profession that somebody claims carries no weight here unless it is verified in their account.',
    ],
  },
  {
    title: 'When nobody is on duty',
    lines: [
      'We are volunteers, and there are hours in which nobody is here. Say so; never promise a time.',
      'Keep “Hours on duty” true. Readers are told beside the help lines and when they report something; the switch “Nobody is on duty now” goes before the hours.',
      'The note before sending and the page Help lines name those who answer at night. Before you leave a conversation, send “Nobody is on duty”.',
      'If you are alone with a “Now”, you have done what you can once you wrote, called where you could, and told a colleague.',
    ],
  },
  {
    title: 'And you',
    lines: [
      'You are not a counsellor and not responsible for what another person decides. Stop when it gets too much; hand over without giving a reason.',
      'Talk with a colleague after every “Now”. The help lines are for you as well.',
    ],
  },
];

export const PLAYBOOK_SOURCES = [
  {
    title: 'World Health Organization: Preventing suicide, a resource for media professionals (2023)',
    url: 'https://www.who.int/publications/i/item/9789240076846',
  },
  { title: 'Orygen: #chatsafe, communicating safely online about suicide', url: 'https://www.orygen.org.au/chatsafe' },
  {
    title: 'Samaritans: Media guidelines for reporting suicide',
    url: 'https://www.samaritans.org/about-samaritans/media-guidelines/',
  },
];

/** Names of the prepared messages, in the order of the playbook. */
export const MESSAGE_NAMES: Record<PreparedMessage, string> = {
  now: 'In danger now',
  read: 'Thoughts of suicide',
  aboutSomebody: 'Worried about somebody',
  membersOnly: 'Members only, as an offer',
  keptForMembers: 'Members only, as it was done',
  method: 'A description was hidden',
  dose: 'A dose',
  away: 'Nobody is on duty',
};
