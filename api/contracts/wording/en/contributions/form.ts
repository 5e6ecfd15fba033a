import type { TextField } from '../../../encyclopedia/fields.ts';
import type { Plural } from '../../plural.ts';

/** Texts of the forms for a new condition, a change of a page and an answer to a reviewer, fetched with the form. */
export const contribution = {
  hints: {
    name: 'The name that most people know it by.',
    summary: 'One or two plain sentences: what it is and whom it concerns.',
    overview: 'What somebody who hears of it for the first time should know. Leave an empty line between paragraphs.',
    symptoms: 'How it shows, one sign after the other.',
    causes: 'What leads to it or makes it more likely.',
    treatments: 'What helps: treatments, aids, changes around a person.',
    resources: 'Organizations and sources, each as “Title: https://address”.',
    tags: 'Single words that people would look for.',
  } satisfies Record<TextField, string>,
  atMost: { one: 'At most {count} character.', other: 'At most {count} characters.' } as Plural,
  required: 'Fields with a * are required.',
  list: {
    /** `addTo` is the accessible name of the button `add`. */
    add: 'Add',
    addTo: 'Add to: {field}',
    /** Follows the hint of a list and quotes the label `add`. */
    how: 'Write one entry and press Enter or “Add”.',
    /** `removeEntry` is the accessible name of the button `remove`. */
    remove: 'Remove',
    removeEntry: 'Remove “{entry}”',
    /** Accessible name of the list of entries. */
    entriesOf: 'Entries: {field}',
    /** Announced to screen readers. */
    added: '“{entry}” is added.',
    removed: '“{entry}” is removed.',
    duplicate: 'This is in the list already.',
    tooLong: {
      one: 'Please shorten this entry to {count} character.',
      other: 'Please shorten this entry to {count} characters or fewer.',
    } as Plural,
    full: { one: 'The list takes {count} entry.', other: 'The list takes {count} entries, and it is full.' } as Plural,
  },
  sources: {
    hint: 'A guideline, a study, an organization: where what you write can be looked up. Readers see it on the page.',
    /** Follows the name of the field. */
    needed: '(needed before approval)',
    neededWhy: 'You can send the page without sources and name them later, but it is approved only when it has some.',
    found: 'These entries under Resources have a web address. If your text comes from one of them, move it here.',
    move: 'Move to Sources',
    moveEntry: 'Move to Sources: {entry}',
    moved: '“{entry}” is a source now.',
    sourceTitle: 'Title of the source',
    sourceUrl: 'Web address',
    sourcePublisher: 'Published by (optional)',
    sourceYear: 'Year (optional)',
    add: 'Add source',
    needsTitle: 'Write the title of the source.',
    needsAddress: 'Write the full web address of the source, beginning with https:// or http://.',
    badYear: 'Write the year with four digits, such as 2024.',
  },
  category: {
    label: 'Category',
    choose: 'Choose a category',
  },
  sender: {
    title: 'Who you are',
    intro:
      'Reviewers may have a question. Your name and address are for them alone and are never shown on the site. We mail you a link with which you can follow it, answer and withdraw it: at most once a day until you have opened such a link. It then leads to everything that you sent in on that day.',
    name: 'Your name',
    email: 'Your email address',
    haveAccount: 'Do you have an account?',
    signIn: 'Sign in',
  },
  /** Error for each field, by the name of the field. */
  missing: {
    name: 'Write the name of the condition.',
    categoryId: 'Choose a category.',
    summary: 'Write a summary.',
    overview: 'Write an overview.',
    symptoms: 'Add at least one symptom.',
    causes: 'Add at least one cause.',
    treatments: 'Add at least one treatment.',
    contributorName: 'Write your name.',
    contributorEmail: 'Write your email address.',
    editSummary: 'Say what you changed and why.',
    texts: 'Change something first.',
    reason: 'Write an answer, or change the text.',
  },
  tooLong: {
    one: 'Please shorten this to {count} character.',
    other: 'Please shorten this to {count} characters or fewer.',
  } as Plural,
  tooMany: { one: 'Please leave at most {count} entry.', other: 'Please leave at most {count} entries.' } as Plural,
  noEmail: 'Write a full email address, such as name@example.org.',
  /** Errors about an invisible character. `{before}` is the text before the character, `{code}` its Unicode number. */
  hidden: {
    after: 'There is an invisible character after “{before}”. Please delete it and write this place anew. ({code})',
    first: 'There is an invisible character at the beginning. Please delete it and write this place anew. ({code})',
  },
  otherAddress: 'Addresses must begin with https:// or http://.',
  /** Fallback for an error that no other text describes. */
  notValid: 'Please check this.',
  /** Heading of the list of errors at the top of the form. */
  summaryTitle: { one: 'There is one thing to put right', other: 'There are {count} things to put right' } as Plural,
  kept: 'Your text is still here.',
  offline: 'You are offline. You can go on writing, and send it when you are connected again.',
  offlineSend: 'You are offline, so nothing was sent. Send it when you are connected again.',
  /** Stands before the button that sends the form. */
  license:
    'You send your text under the licence {license}. Once it is published, anyone may share and change it, also to earn money, if they name the source and keep this licence. Send only what you may share in this way.',
  isKept: 'What you write is kept in this browser until you send it.',
  notKept: 'This browser keeps nothing for this site: what you write is lost when you leave this page.',
  restored: 'This is what you wrote before. It has not been sent yet.',
  reset: {
    button: 'Reset',
    title: 'Clear the whole form?',
    text: 'What you wrote is deleted. This cannot be undone.',
    confirm: 'Clear the form',
    keep: 'Keep writing',
    done: 'The form is empty.',
  },
  sending: 'Sending…',
  waitMinutes: {
    one: 'You can try again in {count} minute.',
    other: 'You can try again in {count} minutes.',
  } as Plural,
  add: {
    title: 'Add New Condition',
    intro: 'Write what you know; reviewers help with the rest. Nothing is published before it has been reviewed.',
    back: 'Back to Guidelines',
    submit: 'Submit for review',
    failed: 'Failed to submit condition',
  },
  suggest: {
    of: 'Page: {name}',
    intro: 'Change as much or as little as you like. Readers see it once it has been reviewed.',
    section: 'What do you want to change?',
    head: 'Name and summary',
    /** Followed by the names of the changed sections. */
    changed: 'Changed so far:',
    unchanged: 'Nothing is changed yet.',
    undo: 'Undo the changes to this section',
    editSummary: 'What did you change, and why?',
    editSummaryHint: 'One sentence for reviewers. It stands in the history of the page.',
    isMinor: 'This is a minor edit',
    isMinorHint: 'Spelling, punctuation or a link: the meaning stays the same.',
    submit: 'Submit for review',
    failed: 'Failed to submit suggestion',
    toPage: 'Back to the page',
    otherLanguage: 'This page is not translated yet. These are its texts in this language: {language}.',
    beingChanged:
      'Somebody else has already proposed a change here: {fields}. You can send yours all the same, and reviewers see both. Another part of the page saves everybody work.',
    isNewer:
      'The page has changed since you began. Your text is kept as it is, and reviewers will see it beside the new version.',
    protectedTitle: 'This page is protected',
    protectedText: 'It takes changes from contributors, translators, reviewers and editors only.',
    missingTitle: 'Condition Not Found',
    missingText: 'To suggest a change, open the page of a condition and choose “Suggest Edit” there.',
  },
  answer: {
    title: 'Answer the reviewer',
    asked: 'What was asked of you',
    /** Replaces the name when the account of the reviewer or administrator was deleted. */
    reviewer: 'A reviewer',
    yours: 'Your text',
    reason: 'Your answer',
    reasonHint: 'What you changed, or why you would leave it as it is.',
    submit: 'Send the answer',
    failed: 'Failed to send the answer',
    notAsked: 'No answer is needed here at the moment.',
    toProfile: 'Back to your contributions',
    signedOut: 'Please log in to answer.',
  },
  loading: 'Loading…',
  loadFailed: 'This could not be loaded.',
  tryAgain: 'Try again',
};
