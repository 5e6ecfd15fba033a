import type { Plural } from '../../plural.ts';

export const chatFigures = {
  title: 'Questions to the chat assistant',
  hint: 'Counted in the last 30 days by topic. What was written is never kept.',
  crisis: {
    one: '{count} message was led to help lines.',
    other: '{count} messages were led to help lines.',
  } as Plural,
  unanswered: 'Unanswered, by subject',
  unansweredNone: 'Every question found an answer or a page.',
  answered: 'Answered, by topic',
  answeredNone: 'Nothing has been asked yet.',
  subject: 'Subject',
  topic: 'Topic',
  times: 'Times',
  /** Subjects by which messages without a prepared answer are counted. */
  subjects: {
    condition: 'Conditions',
    medicine: 'Medicines',
    diagnosis: 'Diagnosis and doctors',
    money: 'Money and benefits',
    school: 'School',
    work: 'Work',
    care: 'Care and aids',
    site: 'This site',
  },
  somethingElse: 'Something else',
};
