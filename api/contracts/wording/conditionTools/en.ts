import type { Plural } from '../plural.ts';

/**
 * History and Talk of a condition. In files of their own, because the browser loads them, one language alone, with what
 * draws these screens. Only `page` stands in the page itself.
 */
export const conditionTools = {
  /** Stands in the page itself; all else comes with the script. */
  page: {
    historyTitle: 'History',
    talkTitle: 'Talk',
    historyIntro: 'Every published version of this page: who changed it, when and why.',
    talkIntro:
      'Questions and ideas about this page. It is no place for medical advice, nor for what you would not want everybody to read.',
    loading: 'Loading…',
    failed: 'This could not be loaded.',
    tryAgain: 'Try again',
    noScript: 'This page needs JavaScript.',
  },
  /** What History and Talk have in common. */
  tools: {
    /** Name of the links between the page, its history and its talk, for screen readers. */
    nav: 'This page and what belongs to it',
    /** Link to the page itself. */
    read: 'Read',
    history: 'History',
    talk: 'Talk',
    /** The address names no page, or one that is gone. */
    noCondition: 'There is no such page.',
    browse: 'Browse the categories',
    protected: 'This page is protected: changes are proposed by trusted roles only.',
    /** In place of a name: without an account, or with one that is gone. */
    noAccount: 'Somebody without an account',
    /** In place of the name of somebody whose account is gone. */
    formerMember: 'Former member',
    /** Where the server said nothing. */
    notDone: 'That did not work. Please try again.',
    cancel: 'Cancel',
    signIn: 'Sign in',
    sending: 'Sending…',
  },
  history: {
    versions: { one: '{count} version', other: '{count} versions' } as Plural,
    empty: 'No version has been kept yet.',
    /** `{name}`: who made the version. */
    by: 'by {name}',
    /** Badge of the version that readers see. */
    current: 'Current',
    /** Badge: spelling and form only. */
    minor: 'Minor edit',
    emergency: 'Published without approval: {reason}',
    noSummary: 'No summary was given',
    size: { one: '{count} character', other: '{count} characters' } as Plural,
    /** Beside the size; `{diff}` is a number with its sign. */
    diff: '{diff} to the one before',
    /** Choice of the two versions that are compared, beside each version. */
    from: 'From',
    to: 'To',
    /** Name of such a choice for screen readers. */
    fromOf: 'From: the version of {date}',
    toOf: 'To: the version of {date}',
    compare: 'Compare the chosen versions',
    compareHint: 'Choose two versions to see what differs.',
    chooseTwo: 'Please choose two different versions.',
    /** Button: what this version changed. */
    changes: 'What changed',
    changesOf: 'What changed in the version of {date}',
    older: 'Show older versions',
    /** Heading of a comparison. */
    differences: 'Differences',
    between: 'From {from} to {to}',
    first: 'All of the first version, of {to}',
    legend: 'Underlined is new; struck through is gone.',
    same: 'The texts of these versions are the same.',
    unchanged: { one: '{count} part is unchanged', other: '{count} parts are unchanged' } as Plural,
    /** Read aloud before what is new and what is gone, and after it. */
    added: '[new:',
    removed: '[gone:',
    end: ']',
    close: 'Close the comparison',
    /** Parts of a page. */
    fields: {
      name: 'Name',
      summary: 'Summary',
      aliases: 'Other names',
      overview: 'Overview',
      symptoms: 'Common Symptoms',
      causes: 'Causes & Risk Factors',
      treatments: 'Treatment Options',
      resources: 'Resources & Support',
      tags: 'Related Topics',
      sources: 'Sources',
    },
    restore: 'Restore',
    restoreOf: 'Restore the version of {date}',
    restoreHint:
      'This proposes the texts of that version again. They go through review like any other edit; readers see nothing before.',
    editSummary: 'Why',
    summaryNeeded: 'Please say why.',
    propose: 'Propose this version',
    proposed: 'The version is proposed and waits for review.',
    restoreFailed: 'It was not proposed',
  },
  talk: {
    threads: { one: '{count} discussion', other: '{count} discussions' } as Plural,
    empty: 'Nobody has written here yet.',
    start: 'Start a discussion',
    subject: 'Subject',
    content: 'Your text',
    plain: 'Plain text, readable for everybody, under your name.',
    needed: 'Please write something.',
    post: 'Publish',
    posted: 'Your text is published.',
    reply: 'Reply',
    replyTo: 'Reply to “{subject}”',
    replies: { one: '{count} reply', other: '{count} replies' } as Plural,
    /** Above what the server said. */
    notPosted: 'Your text was not published',
    kept: 'It is still here.',
    signInFirst: 'Sign in to take part.',
    /** Badge of a thread. */
    resolved: 'Resolved',
    resolve: 'Mark as resolved',
    reopen: 'Open again',
    /** Name of a button for screen readers: which of the actions above, and for which thread. */
    actionOf: '{action}: {subject}',
    /** Said after it is done. */
    isResolved: 'The discussion is marked as resolved.',
    isOpen: 'The discussion is open again.',
    older: 'Show older discussions',
  },
};

export type ConditionToolsWords = typeof conditionTools;
