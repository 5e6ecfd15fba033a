import type { MailedKind, MailTopic } from '../../notifications/notifications.ts';
import type { Plural } from '../plural.ts';

/** `more` replaces `text` when the mail stands for several replies. */
type MailText = { subject: string; text: string; more?: Plural };

/**
 * Texts of mails, which only the server needs. A mail to an unconfirmed address must contain no name and no other text
 * that a person typed: otherwise anyone could have their words mailed to a stranger.
 */
export const mail = {
  greeting: 'Hello,',
  hint: 'If the button does not work, copy this address into your browser:',
  resetSubject: 'Set a new password for {product}',
  resetReason: 'Somebody, probably you, asked for a new password for your account at {product}.',
  resetAction: 'Set a new password',
  resetTerms: 'The link works once and for one hour. Setting a new password signs you out everywhere.',
  resetIgnore: 'If it was not you, you need not do anything: your password stays as it is.',
  verifySubject: 'Confirm your email address for {product}',
  verifyReason: 'An account at {product} was made with this email address. Please confirm that the address is yours.',
  verifyAction: 'Confirm email address',
  verifyTerms: 'The link works once and for two days.',
  verifyIgnore: 'If you did not make this account, you need not do anything.',
  changedSubject: 'Your password for {product} was changed',
  changedReason: 'The password of your account at {product} was just changed, and you were signed out everywhere.',
  changedIgnore: 'If it was you, you need not do anything.',
  /** Stands above a button labelled `resetAction`. */
  changedAlarm: 'If it was not you, somebody else got into your account. Set a new password at once:',
  /** Sent when the owner or an administrator removed the second factor. `changedAlarm` follows. */
  factorSubject: 'Your account at {product} no longer asks for a code',
  factorReason: 'The second factor of your account at {product} was just removed: signing in takes the password alone.',
  factorIgnore: 'If you did this, or asked an administrator for it, you need not do anything.',
  /** Sent to the previous address of the account. */
  addressSubject: 'The email address of your account at {product} was changed',
  addressReason: 'Your account at {product} just got another email address, and was signed out everywhere.',
  addressAlarm: 'If it was not you, somebody else got into your account. Write to us at once:',
  addressAction: 'How to reach us',
  /** Sent to the address that a guest gave. The address may belong to another person. */
  guestReceivedSubject: 'We have what you sent to {product}',
  guestReceivedReason: 'A text was sent to {product} under this email address. It waits for a reviewer.',
  guestReceivedAction: 'See where it stands',
  /** Added to the mail `guestReceived...` while the address is not confirmed. */
  guestConfirm:
    'Opening the link also confirms that this address is yours: from then on you get a mail when there is news. Until then we mail this address at most one such message a day, and its link leads to everything that was sent in with it on that day.',
  guestAskedSubject: 'A question about what was sent to {product}',
  guestAskedReason:
    'A text was sent to {product} under this email address. A reviewer has a question about it, or asks for changes.',
  guestAskedAction: 'Read it and answer',
  guestPublishedSubject: 'What was sent to {product} is published',
  guestPublishedReason: 'A text that was sent to {product} under this email address was reviewed and is published.',
  guestPublishedAction: 'Open the page',
  guestRejectedSubject: 'What was sent to {product} was not accepted',
  guestRejectedReason:
    'A text that was sent to {product} under this email address was reviewed and is not going to be published. The reason is kept for you.',
  guestRejectedAction: 'Read the reason',
  guestTerms:
    'The link opens what was sent under this address, without an account. Keep this mail, and give the link to nobody else. You can answer there, and withdraw it.',
  guestIgnore: 'If you sent nothing, you need not do anything.',
  /** Subject of a mail that stands for several replies. */
  newReplies: {
    one: '{count} new reply',
    other: '{count} new replies',
  } as Plural,
  /** Mails to users, by kind of notification. */
  news: {
    contribution_changes_requested: {
      subject: 'A question about what you sent in',
      text: 'A reviewer has a question about what you sent to {product}, or asks for changes. It goes on once you have answered.',
    },
    contribution_answered: {
      subject: 'The author has answered',
      text: 'The author of a text that you are reviewing at {product} has answered you. You can decide about it again.',
    },
    thread_answered: {
      subject: 'Somebody answered you',
      text: 'Somebody answered in a discussion at {product} that you take part in.',
      more: {
        one: 'There is {count} new reply in a discussion at {product} that you take part in.',
        other: 'There are {count} new replies in a discussion at {product} that you take part in.',
      } as Plural,
    },
    post_answered: {
      subject: 'Somebody answered you',
      text: 'Somebody answered you in the forum of {product}.',
      more: {
        one: 'There is {count} new reply to you in the forum of {product}.',
        other: 'There are {count} new replies to you in one topic of the forum of {product}.',
      } as Plural,
    },
    post_mentioned: {
      subject: 'Somebody mentioned you',
      text: 'Somebody mentioned you in the forum of {product}.',
    },
    members_post_answered: {
      subject: 'Somebody answered you',
      text: 'Somebody answered you in a topic for members of {product}. It can be read once you are signed in.',
      more: {
        one: 'There is {count} new reply to you in a topic for members of {product}. It can be read once you are signed in.',
        other:
          'There are {count} new replies to you in a topic for members of {product}. They can be read once you are signed in.',
      } as Plural,
    },
    members_post_mentioned: {
      subject: 'Somebody mentioned you',
      text: 'Somebody mentioned you in a topic for members of {product}. It can be read once you are signed in.',
    },
    contribution_approved: {
      subject: 'What you sent in is approved',
      text: 'A text that you sent to {product} was reviewed and is approved. An editor will publish it.',
    },
    contribution_rejected: {
      subject: 'What you sent in was not accepted',
      text: 'A text that you sent to {product} was reviewed and is not going to be published.',
    },
    contribution_published: {
      subject: 'What you sent in is published',
      text: 'A text that you sent to {product} is published. Thank you.',
    },
    contribution_not_published: {
      subject: 'A text could not be published at its date',
      text: 'A text at {product} was to be published now and could not be. It is still approved.',
    },
    contribution_removal_approved: {
      subject: 'Taking a page down is approved',
      text: 'What you proposed at {product}, to take a page down, is approved. An editor will do it.',
    },
    contribution_removed: {
      subject: 'The page is taken down',
      text: 'What you proposed at {product} is done: the page is taken down.',
    },
    sign_off_lapsed: {
      subject: 'A medical review of yours no longer holds',
      text: 'A page at {product} that you signed has changed since. Your medical review of it no longer holds until somebody signs it again.',
    },
    watched_changed: {
      subject: 'A page you watch has changed',
      text: 'A page at {product} that you watch has changed.',
    },
    watched_removed: {
      subject: 'A page you watch was taken down',
      text: 'A page at {product} that you watch was taken down.',
    },
    watched_protected: {
      subject: 'A page you watch is protected now',
      text: 'A page at {product} that you watch takes proposals from trusted contributors only, from now on.',
    },
    watched_unprotected: {
      subject: 'A page you watch is no longer protected',
      text: 'A page at {product} that you watch takes proposals from everybody again.',
    },
    page_corrected: {
      subject: 'A page you keep was corrected',
      text: 'A page at {product} that you bookmarked or watch was corrected on medical grounds.',
    },
    page_withdrawn: {
      subject: 'A page you kept was taken down',
      text: 'A page at {product} that you bookmarked or watched was taken down on medical grounds.',
    },
    correction_restated: {
      subject: 'A correction was itself corrected',
      text: 'What you were told of a correction at {product} was not right. Please read what is right now.',
    },
    learned_changed: {
      subject: 'Something you learned has changed',
      text: 'A page at {product} that a learning path of yours draws on has changed since you learned it.',
    },
    learned_undone: {
      subject: 'A change to something you learned was undone',
      text: 'A page at {product} that a learning path of yours draws on says again what you learned.',
    },
    path_corrected: {
      subject: 'A learning path was brought up to date',
      text: 'A learning path at {product} was brought up to date since you completed a module of it.',
    },
    post_moderated: {
      subject: 'A moderator decided about what you wrote',
      text: 'A moderator has decided about something that you wrote at {product}. In your profile, under “Moderation”, you can ask somebody else to look at it again.',
    },
    post_hidden_by_reports: {
      subject: 'What you wrote is hidden for now',
      text: 'Several members reported something that you wrote at {product}. It is hidden until a moderator has looked at it.',
    },
    post_warned: {
      subject: 'A moderator asks you to change how you write',
      text: 'A moderator of {product} asks you to change how you write. Nothing was removed.',
    },
    moderation_message: {
      subject: 'The moderation team wrote to you',
      text: 'The moderation team wrote to you in private at {product}. You find the message in your profile, under “Moderation”.',
    },
    account_suspended: {
      subject: 'You cannot write for some time',
      text: 'For some time you can read at {product}, but not write what others see. Your profile says until when. Under “Moderation” there you can ask somebody else to look at it again.',
    },
    suspension_lifted: {
      subject: 'You can write again',
      text: 'Your account at {product} is no longer suspended: you can write again.',
    },
    report_resolved: {
      subject: 'Something was done about your report',
      text: 'You reported something at {product}. Something was done about it. Thank you.',
    },
    report_rejected: {
      subject: 'Your report was looked at',
      text: 'You reported something at {product}. It was looked at, and stays as it is. Thank you for looking out.',
    },
    appeal_upheld: {
      subject: 'A decision stays',
      text: 'Somebody else has looked again at a decision about what you wrote at {product}. It stays.',
    },
    appeal_overturned: {
      subject: 'A decision is undone',
      text: 'Somebody else has looked again at a decision about what you wrote at {product}. It is undone.',
    },
  } satisfies Record<MailedKind, MailText>,
  digest: {
    subject: 'New posts in topics you watch',
    text: 'Somebody wrote in topics of the forum of {product} that you watch.',
    posts: { one: '{count} new post', other: '{count} new posts' } as Plural,
    /** Replaces the beginning of a post that has a content warning. */
    warned: 'Content warning: {warning}',
    action: 'See the topics you watch',
  },
  quoted: '“{title}”',
  newsAction: 'Read more',
  /** Foot of a mail: its reason, and a link that stops such mails. `{topic}` is an entry of `topics`, in a sentence. */
  stopReason: 'You get this mail because mails about {topic} are on in your account.',
  stopAction: 'Stop mails about {topic}',
  topics: {
    questions: 'questions about what you sent in',
    decisions: 'decisions on what you sent in',
    answers: 'answers to you',
    lapses: 'medical reviews that no longer hold',
    watched: 'pages you watch',
    corrections: 'corrections of pages you keep',
    digest: 'what is written in topics you watch',
    learned: 'what has changed since you learned it',
    moderation: 'decisions of moderators',
  } satisfies Record<MailTopic, string>,
};
