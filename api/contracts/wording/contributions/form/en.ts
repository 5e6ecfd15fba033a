import type { TextField } from '../../../encyclopedia/fields.ts';
import type { Plural } from '../../plural.ts';

/**
 * The forms for a new condition, for a change of a page and for the answer to a reviewer. In files of their own, because
 * the browser loads them, one language alone, when a form is opened.
 */
export const contribution = {
  /** Below the names of fields. */
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
  /** Follows a hint: the most characters that a text may have. */
  atMost: { one: 'At most {count} character.', other: 'At most {count} characters.' } as Plural,
  /** At the top of a form. The star stands behind names of fields. */
  required: 'Fields with a * are required.',
  list: {
    /** Button beside the field that an entry is written in. `addTo` is its longer name for screen readers. */
    add: 'Add',
    addTo: 'Add to: {field}',
    /** Below the hints of a list. */
    how: 'Write one entry and press Enter or “Add”.',
    /** Button behind each entry, and its longer name. */
    remove: 'Remove',
    removeEntry: 'Remove “{entry}”',
    /** Name, for screen readers, of the list of what was added. */
    entriesOf: 'Entries: {field}',
    /** Read aloud. `{entry}` is what was written. */
    added: '“{entry}” is added.',
    removed: '“{entry}” is removed.',
    /** Said by the field where nothing was added. */
    duplicate: 'This is in the list already.',
    tooLong: {
      one: 'Please shorten this entry to {count} character.',
      other: 'Please shorten this entry to {count} characters or fewer.',
    } as Plural,
    full: { one: 'The list takes {count} entry.', other: 'The list takes {count} entries, and it is full.' } as Plural,
  },
  /** Where the statements of a page come from. Labels of the fields of one source, and what is wrong with it. */
  sources: {
    hint: 'A guideline, a study, an organization: where what you write can be looked up. Readers see it on the page.',
    /** Behind the name of the field, and why. The form can be sent without. */
    needed: '(needed before approval)',
    neededWhy: 'You can send the page without sources and name them later, but it is approved only when it has some.',
    /** Above entries of Resources that have a web address. */
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
    /** First choice of the list, which stands for none. */
    choose: 'Choose a category',
  },
  sender: {
    title: 'Who you are',
    intro:
      'Reviewers may have a question. Your name and address are for them alone and are never shown on the site. We mail you a link with which you can follow it, answer and take it back: at most once a day until you have opened such a link. It then leads to everything that you sent in on that day.',
    name: 'Your name',
    email: 'Your email address',
    /** Link after a question. */
    haveAccount: 'Do you have an account?',
    signIn: 'Sign in',
  },
  /** What is wrong with a field. */
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
    /** Nothing was changed yet. */
    texts: 'Change something first.',
    /** Answer to a reviewer without words and without any change. */
    reason: 'Write an answer, or change the text.',
  },
  tooLong: {
    one: 'Please shorten this to {count} character.',
    other: 'Please shorten this to {count} characters or fewer.',
  } as Plural,
  tooMany: { one: 'Please leave at most {count} entry.', other: 'Please leave at most {count} entries.' } as Plural,
  noEmail: 'Write a full email address, such as name@example.org.',
  /** A character that nobody sees: {before} are the words before it, {code} is its number in Unicode. */
  hidden: {
    after: 'There is an invisible character after “{before}”. Please delete it and write this place anew. ({code})',
    first: 'There is an invisible character at the beginning. Please delete it and write this place anew. ({code})',
  },
  otherAddress: 'Addresses must begin with https:// or http://.',
  /** A field that is wrong in a way that nothing else here describes. */
  notValid: 'Please check this.',
  /** Heading of the list of what is wrong, at the top of the form. */
  summaryTitle: { one: 'There is one thing to put right', other: 'There are {count} things to put right' } as Plural,
  /** Follows what the server said when it took nothing. */
  kept: 'Your text is still here.',
  offline: 'You are offline. You can go on writing, and send it when you are connected again.',
  /** The same where somebody tried to send. */
  offlineSend: 'You are offline, so nothing was sent. Send it when you are connected again.',
  /** Beside the buttons. */
  isKept: 'What you write is kept in this browser until you send it.',
  notKept: 'This browser keeps nothing for this site: what you write is lost when you leave this page.',
  /** Something that was written before stands in the form again. */
  restored: 'This is what you wrote before. It has not been sent yet.',
  reset: {
    button: 'Reset',
    title: 'Clear the whole form?',
    text: 'What you wrote is deleted. This cannot be undone.',
    confirm: 'Clear the form',
    keep: 'Keep writing',
    /** Read aloud afterwards. */
    done: 'The form is empty.',
  },
  sending: 'Sending…',
  waitMinutes: {
    one: 'You can try again in {count} minute.',
    other: 'You can try again in {count} minutes.',
  } as Plural,
  /** A new condition. */
  add: {
    title: 'Add New Condition',
    intro: 'Write what you know; reviewers help with the rest. Nothing is published before it has been reviewed.',
    back: 'Back to Guidelines',
    submit: 'Submit for review',
    failed: 'Failed to submit condition',
  },
  /** A change of a page that is published. */
  suggest: {
    /** `{name}` is the name of the condition. */
    of: 'Page: {name}',
    intro: 'Change as much or as little as you like. Readers see it once it has been reviewed.',
    /** Asks which part of the page to change. */
    section: 'What do you want to change?',
    /** The name and the summary are one part. */
    head: 'Name and summary',
    /** Before the names of those parts that were changed so far. */
    changed: 'Changed so far:',
    unchanged: 'Nothing is changed yet.',
    /** Puts back what is published. */
    undo: 'Undo the changes to this section',
    editSummary: 'What did you change, and why?',
    editSummaryHint: 'One sentence for reviewers. It stands in the history of the page.',
    isMinor: 'This is a minor edit',
    isMinorHint: 'Spelling, punctuation or a link: the meaning stays the same.',
    submit: 'Submit for review',
    failed: 'Failed to submit suggestion',
    toPage: 'Back to the page',
    /** The texts are not in the language of the screen. `{language}` is the name of the language. */
    otherLanguage: 'This page is not translated yet. These are its texts in this language: {language}.',
    /** `{fields}` are the names of parts of the page. */
    beingChanged:
      'Somebody else has already proposed a change here: {fields}. You can send yours all the same, and reviewers see both. Another part of the page saves everybody work.',
    /** The page has a newer version than the one that this text was begun from. */
    isNewer:
      'The page has changed since you began. Your text is kept as it is, and reviewers will see it beside the new version.',
    protectedTitle: 'This page is protected',
    protectedText: 'It takes changes from contributors, translators, reviewers and editors only.',
    missingTitle: 'Condition Not Found',
    missingText: 'To suggest a change, open the page of a condition and choose “Suggest Edit” there.',
  },
  /** The answer to a reviewer who asked for changes. */
  answer: {
    title: 'Answer the reviewer',
    /** Above what the reviewer wrote. */
    asked: 'What was asked of you',
    /** The reviewer, or the administrator, has no name any more. */
    reviewer: 'A reviewer',
    yours: 'Your text',
    reason: 'Your answer',
    reasonHint: 'What you changed, or why you would leave it as it is.',
    submit: 'Send the answer',
    failed: 'Failed to send the answer',
    /** Nobody asked for changes, or not any more. */
    notAsked: 'No answer is needed here at the moment.',
    toProfile: 'Back to your contributions',
    signedOut: 'Please log in to answer.',
  },
  /** What the page says while a part of it is on its way, or did not come. */
  loading: 'Loading…',
  loadFailed: 'This could not be loaded.',
  tryAgain: 'Try again',
};
