import { fields } from '../encyclopedia/fields/en.ts';
/**
 * What the API answers where something is refused, in the reader's language. The English texts are the server's own to
 * the letter, by which they are recognised; a test holds them against it. What is not here is shown as the server said it.
 */
export const serverMessages = {
  /** A message about one field of a form. */
  aboutField: '{field}: {message}',
  whole: {
    wrongCredentials: 'Email or password is incorrect',
    wrongPassword: 'The current password is incorrect',
    codeNeeded: 'Enter the code of your authenticator app',
    wrongCode: 'This code is not right, too old, or was used already',
    setUpAtDesk: 'Your role needs a second factor. Sign in to the CMS once to set it up.',
    lastAdmin: 'You are the only administrator. Give somebody else this role first.',
    nameTaken: 'This username or email is already in use',
    passwordTooShort: 'Password must be at least {count} characters long',
    usernameTooShort: 'Username must be at least {count} characters long',
    tooManyAttempts: 'Too many attempts. Please wait a while and try again.',
    tooManyRequests: 'Too many requests',
    signInRequired: 'Sign in required',
    accessDenied: 'Access denied',
    userNotFound: 'User not found',
    nothingToBookmark: 'There is nothing with this id to bookmark',
    senderNeeded: 'Please sign in, or give your name and email address',
    conditionNotFound: 'Condition not found',
    /** The next ones are about a contribution. */
    protectedPage: 'This page is protected: it takes proposals from trusted contributors only',
    nothingChanged: 'must change something',
    versionNotKnown: 'is no version of this page',
    stepNotAllowed: 'You may not do this with this contribution',
    ownWork: 'Nobody judges their own work',
    contributionNotFound: 'Contribution not found',
    revisionNotFound: 'Revision not found',
    discussionNotFound: 'Discussion not found',
    isPending: 'This is not possible any more: it is waiting for a reviewer',
    isInReview: 'This is not possible any more: it is in review',
    isApproved: 'This is not possible any more: it is approved',
    isPublished: 'This is not possible any more: it is published',
    isRejected: 'This is not possible any more: it is rejected',
    isWithdrawn: 'This is not possible any more: it is withdrawn',
    unavailable: 'Temporarily unavailable',
    bodyTooLarge: 'The request body is too large',
    /** {id} can be looked up in the server's log. */
    wentWrong: 'Something went wrong. Error {id}',
  },
  /** They follow the name of a field. */
  ofField: {
    required: 'is required',
    tooLong: 'must have at most {count} characters',
    tooMany: 'must have at most {count} entries',
    noEmail: 'must be an email address',
    noUsername: 'may hold letters, digits, spaces, dots, hyphens and underscores',
    noAddress: 'must be a full address such as https://example.org',
    needsEntry: 'needs at least one entry',
    /** Something nobody sees, after the words {before}; {code} is its number in Unicode. */
    hiddenAfter: 'holds an invisible character after “{before}”: remove {code}',
    hiddenFirst: 'holds an invisible character at its beginning: remove {code}',
    unkeptAfter: 'holds a character that cannot be kept after “{before}”: remove {code}',
    unkeptFirst: 'holds a character that cannot be kept at its beginning: remove {code}',
    otherAddress: 'holds an address that does not begin with https:// or http://',
  },
  /** By their names in the API. */
  fields: {
    email: 'Email',
    password: 'Password',
    code: 'Code',
    username: 'Username',
    bio: 'Bio',
    location: 'Location',
    website: 'Website',
    interests: 'Interests',
    subject: 'Subject',
    content: 'Text',
    reason: 'Reason',
    ...fields,
    categoryId: 'Category',
    contributorName: 'Your name',
    contributorEmail: 'Your email address',
    editSummary: 'What you changed',
    source: 'Source',
  },
};
