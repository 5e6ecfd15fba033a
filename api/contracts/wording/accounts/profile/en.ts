import type { ContributionKind } from '../../../contributions/contents.ts';
import type { WorkflowAction, WorkflowState } from '../../../contributions/workflow.ts';
import type { FollowingState } from '../../../forum/following.ts';
import type { DigestPeriod } from '../../../notifications/mailChoices.ts';
import type { MailTopic, NotificationKind, NotificationTopic } from '../../../notifications/notifications.ts';
import type { Plural } from '../../plural.ts';

/**
 * The profile. In files of their own, because the browser loads them, one language alone, with what draws the profile.
 * Only `page` stands in the page itself.
 */
export const profile = {
  page: {
    signedOut: 'Please log in to view your profile.',
    signIn: 'Sign in',
    loading: 'Loading your profile…',
    failed: 'Your profile could not be loaded.',
    tryAgain: 'Try again',
  },
  /** What every part of the page says alike. */
  part: {
    loading: 'Loading…',
    failed: 'This could not be loaded.',
    tryAgain: 'Try again',
    /** Toast about something that failed; what the server said, or the sentence, follows. */
    error: 'Error',
    notDone: 'That did not work. Please try again.',
    /** Leaves a dialog without doing anything. */
    cancel: 'Cancel',
  },
  head: {
    /** Name of the badge for screen readers. */
    role: 'Role:',
    /** Badge: the email address is known to be theirs. */
    verified: 'Verified',
    edit: 'Edit',
    cancel: 'Cancel',
    /** Names of the three figures. */
    contributions: 'Contributions',
    certificates: 'Certificates',
    avgProgress: 'Avg Progress',
    /** Stand for a dash in place of a figure. */
    noProgress: 'No learning path started yet',
    notKnown: 'Not known at the moment',
    /** Where nobody could be asked for the account; a button to try again follows. */
    unreached: 'We could not reach the service, so part of your account is missing here.',
    /** Name of the list of tabs for screen readers. */
    tabs: 'Parts of your profile',
    overview: 'Overview',
    learning: 'Learning',
    bookmarks: 'Bookmarks',
    settings: 'Settings',
  },
  verify: {
    text: 'Your email address is not verified yet.',
    send: 'Send the verification link',
    sending: 'Sending…',
    sent: 'We sent a link to {email}. Open it to verify your address.',
    failed: 'The link could not be sent. Please try again.',
  },
  overview: {
    title: 'About you',
    whoSees: 'Only you and the administrators of this site can see this.',
    bio: 'Bio',
    email: 'Email',
    location: 'Location',
    website: 'Website',
    joined: 'Joined',
    interests: 'Interests',
    /** In place of what somebody has not written. */
    notGiven: 'Not given yet',
  },
  form: {
    title: 'Edit your profile',
    /** Hints below the names of fields. */
    atMost: { one: 'At most {count} character.', other: 'At most {count} characters.' } as Plural,
    websiteHint: 'The full address, such as https://example.org',
    interestsHint: {
      one: 'Separate them with commas. At most {count} interest.',
      other: 'Separate them with commas. At most {count} interests.',
    } as Plural,
    /** What is wrong with a field. `{count}` is how many it has too many. */
    tooLong: {
      one: 'This is {count} character too long.',
      other: 'This is {count} characters too long.',
    } as Plural,
    noAddress: 'Please write a full address that begins with https:// or http://',
    tooMany: { one: 'This is {count} interest too many.', other: 'These are {count} interests too many.' } as Plural,
    interestTooLong: 'Please shorten this interest: {interest}',
    save: 'Save changes',
    saving: 'Saving…',
    /** Above what the server said when saving failed. */
    failed: 'Update failed',
    failedText: 'Failed to update profile',
    kept: 'Your text is still here.',
    /** Somebody left the page, or was signed out, before they saved. */
    restored: 'This is what you wrote before. It is not saved yet.',
  },
  learning: {
    paths: 'Learning paths',
    notStarted: 'Not started',
    inProgress: 'In progress',
    completed: 'Completed',
    /** Beside the bar; `{percent}` is a number with its sign. */
    percent: '{percent} done',
    /** Name of the bar for screen readers. */
    barOf: 'Progress in {title}',
    /** Of a path that has no page any more. */
    closed: 'This path is closed. What you earned stays yours.',
    noPaths: 'You have not started a learning path yet.',
    toPaths: 'See the learning paths',
    /** What a path brought so far. */
    points: { one: '{count} point', other: '{count} points' } as Plural,
    /** Points of an achievement, and the total above the list. */
    inTotal: '{points}, counted in your total points',
    totalPoints: 'Total points: {points}',
    achievements: 'Achievements',
    noAchievements: 'You have not unlocked any achievement yet.',
    unlocked: 'Unlocked on {date}',
    /** By which anybody can verify a certificate. */
    code: 'Code: {code}',
    /** Of a certificate that counts no longer. */
    revoked: 'Withdrawn',
    certificates: 'Certificates',
    earned: 'Earned on {date}',
    noCertificates: 'You have no certificates yet. You get one for each learning path that you complete.',
  },
  bookmarks: {
    title: 'Bookmarks',
    types: { condition: 'Condition', learning_path: 'Learning path' },
    contentId: 'Content ID: {id}',
    saved: 'Saved on {date}',
    remove: 'Remove',
    removeOf: 'Remove the bookmark “{title}”',
    removed: 'The bookmark “{title}” is removed.',
    empty: 'You have no bookmarks yet.',
    emptyHint: 'Choose “Bookmark” on a page to find it here again.',
    browse: 'Browse the categories',
  },
  watched: {
    title: 'Pages you watch',
    empty: 'You watch no page yet. Choose “Watch” on a page to hear of its changes.',
    since: 'Watched since {date}',
    history: 'History',
    historyOf: 'History of “{title}”',
    stop: 'Stop watching',
    stopOf: 'Stop watching “{title}”',
    stopped: 'You no longer watch “{title}”.',
  },
  followed: {
    title: 'Topics you watch or have muted',
    empty: 'You watch no topic yet. Choose “Watch” in a topic of the forum to hear of new posts.',
    /** What was chosen of a topic. */
    states: { watching: 'Watched', muted: 'Muted' } satisfies Record<FollowingState, string>,
    since: 'Since {date}',
    lastPost: 'Last post: {date}',
    stop: { watching: 'Stop watching', muted: 'Unmute' } satisfies Record<FollowingState, string>,
    stopOf: { watching: 'Stop watching “{title}”', muted: 'Unmute “{title}”' } satisfies Record<FollowingState, string>,
    stopped: {
      watching: 'You no longer watch “{title}”.',
      muted: '“{title}” is no longer muted.',
    } satisfies Record<FollowingState, string>,
  },
  account: {
    title: 'Account',
    fixed: 'These cannot be changed here.',
    email: 'Email',
    username: 'Username',
    displayName: 'Display name',
  },
  password: {
    title: 'Change password',
    intro: 'You stay signed in here, and are signed out everywhere else.',
    current: 'Current password',
    next: 'New password',
    again: 'New password again',
    hint: { one: 'At least {count} character.', other: 'At least {count} characters.' } as Plural,
    save: 'Change password',
    saving: 'Changing…',
    mismatch: 'Passwords do not match',
    /** `{count}` is 8. */
    tooShort: 'Password must be at least {count} characters long',
    failed: 'Your password was not changed',
    done: 'Password changed',
    doneText: 'You are signed out everywhere else.',
  },
  sessions: {
    title: 'Where you are signed in',
    intro: 'If you do not know one of these, end it and change your password.',
    unknownDevice: 'Unknown device',
    /** Badge of the session that is used right now. */
    current: 'This one',
    lastUsed: 'Last used: {date}',
    since: 'Signed in: {date}',
    end: 'Sign out',
    endOf: 'Sign out: {device}',
    ended: 'Signed out: {device}',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText: 'This ends every session on every device, this one too. You can sign in again at any time.',
    everywhereDone: 'You are signed out everywhere',
  },
  /** Of the device that the page is open on. */
  device: {
    title: 'Notifications on this device',
    name: 'Tell me on this device',
    text: 'When something comes into your inbox. What is shown never names a page or a person, because a locked screen shows it to everybody.',
    states: {
      unsupported: 'This browser cannot tell you. On an iPhone or iPad, add this site to the home screen first.',
      blocked:
        'The browser does not let this site tell you anything. Allow it in the browser’s settings for this site, then load this page again.',
      off: 'This device says nothing.',
      pushed: 'On. You are told even while no page of this site is open.',
      local: 'On. You are told while a page of this site is open in this browser.',
    },
    failed: 'That did not work. Please try again.',
  },
  choices: {
    title: 'Which notifications you get',
    intro: 'They come into your inbox on this page. Those about the security of your account always come.',
    topics: {
      contributions: { name: 'Your contributions', text: 'What becomes of what you submitted.' },
      watched: {
        name: 'Pages and topics you watch',
        text: 'When a page on your watchlist changes, is taken down or is protected, and when somebody writes in a topic that you watch.',
      },
      corrections: {
        name: 'Corrections of pages you keep',
        text: 'When a page that you bookmarked or watch is corrected, or taken down, on medical grounds.',
      },
      replies: { name: 'Replies', text: 'When somebody answers you.' },
      learning: {
        name: 'Learning',
        text: 'Achievements and certificates that you earn, and what has changed since you learned it.',
      },
    } satisfies Record<NotificationTopic, { name: string; text: string }>,
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Not saved: {reason}',
  },
  /** `{email}` is their own address. */
  mails: {
    title: 'What you are mailed about',
    intro:
      'These mails go to {email}. Each of them has a link that stops its kind. Mails about the account itself always come.',
    /** Below it, while the address is not verified. */
    notYet: 'None of them is sent until this address is verified. What is new is in your notifications.',
    topics: {
      questions: {
        name: 'Questions',
        text: 'When a reviewer has a question about what you sent in, or asks for changes.',
      },
      decisions: {
        name: 'Decisions',
        text: 'When what you sent in is approved, published or not accepted.',
      },
      answers: {
        name: 'Answers',
        text: 'When somebody answers you: in a discussion, or as the author of what you review.',
      },
      lapses: {
        name: 'Medical reviews',
        text: 'When a page that you signed is no longer as you signed it.',
      },
      watched: {
        name: 'Pages you watch',
        text: 'When a page on your watchlist changes, is taken down or is protected.',
      },
      corrections: {
        name: 'Corrections of pages you keep',
        text: 'When a page that you bookmarked or watch is corrected, or taken down, on medical grounds.',
      },
      digest: {
        name: 'Digests of topics',
        text: 'What was written in topics of the forum that you watch, in one mail. Topics for members only are not in it.',
      },
      learned: {
        name: 'What you learned',
        text: 'When something that a learning path taught you has changed since.',
      },
      moderation: {
        name: 'Moderation',
        text: 'When a moderator decides about what you wrote, or about what you reported.',
      },
    } satisfies Record<MailTopic, { name: string; text: string }>,
    digestEvery: 'How often digests come',
    periods: { daily: 'Every day', weekly: 'Every week, on Monday' } satisfies Record<DigestPeriod, string>,
    language: 'Language of mails',
  },
  measuring: {
    title: 'Measurement',
    name: 'Count my page views',
    text: 'Page views are counted without your name, your address or your device. The choice is kept in this browser.',
    on: 'Your page views are counted.',
    off: 'Your page views are not counted.',
    /** The browser itself asks all sites not to. */
    refused: 'Your browser asks sites not to track you, so nothing is counted here in any case.',
  },
  browser: {
    title: 'This browser',
    text: 'This site keeps in this browser what you searched for, drafts, and your choices such as theme and language. Clearing removes all of it and signs you out here. Your account stays as it is.',
    clear: 'Clear what this browser keeps',
    clearing: 'Clearing…',
  },
  data: {
    title: 'Your data',
    text: 'Everything that is kept about you, as one JSON file.',
    download: 'Download my data',
    preparing: 'Preparing…',
    done: 'Your file is ready: {file}',
  },
  deletion: {
    title: 'Delete your account',
    text: 'This cannot be undone.',
    open: 'Delete my account',
    dialogTitle: 'Delete your account for good?',
    goes: 'Your profile, bookmarks, learning progress, certificates and notifications are deleted, and you are signed out everywhere.',
    stays: 'What you contributed to pages and discussions stays, without your name.',
    password: 'Your password',
    confirm: 'Delete for good',
    deleting: 'Deleting…',
    keep: 'Keep my account',
    failed: 'Your account was not deleted',
  },
  contributions: {
    title: 'Your contributions',
    empty: 'You have not sent anything in yet.',
    contribute: 'See how to contribute',
    kinds: {
      condition: 'New condition',
      edit: 'Change of a page',
      translation: 'Translation',
      category_translation: 'Translation of a category',
      path: 'Learning path',
      path_translation: 'Translation of a learning path',
      removal: 'Taking a page down',
    } satisfies Record<ContributionKind, string>,
    submitted: 'Sent in on {date}',
    toPage: 'Open the page',
    toPath: 'Open the learning path',
    /** Name, for screen readers, of a button or link: what it does, and to which contribution. */
    ofContribution: '{action}: {title}',
    /** Badge: where it stands on its way to readers. */
    states: {
      draft: 'Draft',
      pending: 'Waiting for review',
      in_review: 'In review',
      changes_requested: 'Changes requested',
      approved: 'Approved',
      published: 'Published',
      rejected: 'Not accepted',
      withdrawn: 'Withdrawn',
    } satisfies Record<WorkflowState, string>,
    /** The same in a sentence: what happens next. */
    explained: {
      draft: 'You have not sent it in yet.',
      pending: 'It waits for a reviewer.',
      in_review: 'A reviewer is looking at it.',
      changes_requested: 'A reviewer asks you for changes. It goes on once you have answered.',
      approved: 'Reviewers have approved it. An editor will publish it.',
      published: 'Readers can see it. Thank you!',
      rejected: 'It will not be published. You can read why below.',
      withdrawn: 'You took it back.',
    } satisfies Record<WorkflowState, string>,
    /** `{place}` is a number, from 1. */
    place: 'Place in the queue: {place}',
    wait: {
      one: 'Typical wait: {count} day',
      other: 'Typical wait: {count} days',
    } as Plural,
    waitUnderDay: 'Typical wait: less than a day',
    waitNotKnown: 'Typical wait: not enough data',
    scheduled: 'It will be published on {date}.',
    /** Opens the texts as they were sent in. */
    sent: 'What you sent in',
    /** Opens the list of all steps so far. */
    history: 'What happened so far',
    /** Steps in that list. */
    actions: {
      submit: 'Sent in',
      take: 'Review began',
      release: 'Given back to the queue',
      request_changes: 'Changes requested',
      answer: 'Answered',
      approve: 'Approved',
      reject: 'Not accepted',
      withdraw: 'Withdrawn',
      publish: 'Published',
      schedule: 'Publication scheduled',
      resolve: 'Joined with newer changes of the page',
      unschedule: 'No longer scheduled',
      publish_in_emergency: 'Published without review, in an emergency',
      restate_correction: 'The correction that readers were told of was said anew',
    } satisfies Record<WorkflowAction, string>,
    /** The same of a contribution that takes a page down: its badge, what happens next, and the last step. */
    removal: {
      state: 'Taken down',
      approved: 'Reviewers have approved it. An editor will take the page down.',
      published: 'Readers do not find the page any more.',
      inEmergency: 'Taken down without review, in an emergency',
    },
    answer: 'Answer',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw “{title}”?',
    withdrawText: 'Nobody will review it any more. This cannot be undone, but you can send it in anew.',
    keep: 'Leave it in review',
    withdrawn: '“{title}” is withdrawn.',
  },
  moderation: {
    title: 'Moderation',
    intro:
      'What moderators decided about your words, your reports and your account. Nobody else but moderators sees this.',
    empty: 'Nothing was decided about what you wrote or reported.',
    /** While the account is suspended. */
    suspended: 'Until {date} you can read, but not write what others see. Reason: {reason}',
    /** {title}: of the page or topic. */
    on: 'On “{title}”',
    because: 'Reason: {reason}',
    steps: {
      hide: 'Your text was hidden.',
      hide_by_reports: 'Several members reported your text. It is hidden until a moderator has looked at it.',
      show: 'Your text is shown again.',
      remove: 'Your text was removed.',
      lock: 'Your discussion was closed for replies.',
      unlock: 'Your discussion takes replies again.',
      members_only: 'Your topic is for members only from now on.',
      warn: 'You were asked to write otherwise.',
      suspend: 'Your account was suspended for some time.',
      lift_suspension: 'Your suspension was lifted.',
      pin: 'Your topic was put at the top of the forum.',
      unpin: 'Your topic no longer stands at the top of the forum.',
      move: 'What you wrote was moved to another place in the forum.',
      audience: 'Who can read your topic was changed.',
      split: 'Posts of your topic were put into a topic of their own.',
      merge: 'Your topic was joined with another one.',
      purge: 'Words of yours were erased, everywhere they were kept.',
      message: 'The moderation team wrote to you.',
      no_action: 'Your text was reported and looked at. It stays.',
      handled: 'Your text was reported. It was dealt with elsewhere.',
      appeal: 'You asked that somebody else looks at it.',
      appeal_upheld: 'Somebody else looked at it. The decision stays.',
      appeal_overturned: 'Somebody else looked at it. The decision is undone.',
      report_resolved: 'Something was done about what you reported.',
      report_rejected: 'What you reported was looked at. It stays.',
      role: 'You have another role.',
      verify: 'You were verified.',
      unverify: 'You are no longer verified.',
    } as Record<string, string>,
    /** Below a message, with a link. */
    answer:
      'This message comes from the moderation team and cannot be answered here. The people of the help lines do answer. If it is about a decision, you can ask in this list that somebody else looks at it.',
    helpLines: 'Help lines',
    appeal: 'Ask somebody else to look',
    appealTitle: 'Ask that somebody else looks at it',
    appealText: 'Somebody else than who decided reads it all again. You can ask once, until {date}.',
    text: 'Why you see it otherwise',
    needed: 'Please write something.',
    send: 'Ask',
    sending: 'Sending…',
    /** Above what the server said. */
    failed: 'It was not sent',
    kept: 'Your text is still here.',
    sent: 'You asked. You will be told what comes of it.',
  },
  inbox: {
    title: 'Notifications',
    /** Link at the top of the page. */
    unread: { one: '{count} unread notification', other: '{count} unread notifications' } as Plural,
    /** Badge of one that was not read yet. */
    isNew: 'New',
    empty: 'No notifications.',
    emptyHint: 'News about your account, your contributions and your learning will stand here.',
    open: 'Open the page',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    markAllRead: 'Mark all as read',
    remove: 'Remove',
    /** Name of a button for screen readers: which of the actions above, and for which notification. */
    actionOf: '{action}: {text}',
    allRead: 'All notifications are marked as read.',
    removed: 'The notification is removed.',
    older: { one: 'Show {count} older', other: 'Show {count} older' } as Plural,
    /** One text for each kind. */
    kinds: {
      password_changed: 'Your password was changed. If that was not you, change it now and sign out everywhere.',
      email_verified: 'Your email address is verified.',
      /** {title}: name of the condition. {reason}: what the reviewer or administrator wrote. */
      contribution_received: '“{title}” was received. It waits for a reviewer.',
      contribution_taken: 'A reviewer has begun with “{title}”.',
      contribution_released: '“{title}” waits for another reviewer.',
      contribution_changes_requested: 'Changes are asked for in “{title}”: {reason}',
      contribution_answered: 'The author of “{title}” has answered. It is yours to decide again.',
      contribution_joined: 'A reviewer joined “{title}” with newer changes of the page. It waits for an approval.',
      contribution_approved: '“{title}” is approved. It will be published soon.',
      contribution_rejected: '“{title}” was not accepted: {reason}',
      contribution_withdrawn: '“{title}”, which you were reviewing, was withdrawn by its author.',
      contribution_scheduled: 'A date is set for the publication of “{title}”.',
      contribution_unscheduled: '“{title}” has no publication date any more. It is still approved.',
      contribution_not_published: '“{title}” could not be published at its date: {reason}',
      contribution_published: '“{title}” is published. Thank you!',
      contribution_emergency: '“{title}” was published without an approval: {reason}',
      contribution_removal_approved: 'Taking down “{title}” is approved. An editor will do it.',
      contribution_removed: '“{title}” is taken down.',
      contribution_removed_emergency: '“{title}” was taken down without an approval: {reason}',
      sign_off_lapsed:
        '“{title}”, which you signed off, has another text now. Your sign-off has lapsed until somebody signs it again.',
      watched_changed: '“{title}”, which you watch, has changed.',
      watched_removed: '“{title}”, which you watch, was taken down: {reason}',
      watched_protected: '“{title}”, which you watch, takes proposals from trusted contributors only: {reason}',
      watched_unprotected: '“{title}”, which you watch, takes proposals from everybody again: {reason}',
      page_corrected: '“{title}”, which you keep or watch, was corrected on medical grounds: {reason}',
      page_withdrawn: '“{title}”, which you kept or watched, was taken down on medical grounds: {reason}',
      correction_restated: 'What you were told of the correction of “{title}” was not right. This is right: {reason}',
      /** Replies that came since they last read the thread or the topic. */
      thread_answered: {
        one: 'Somebody answered in a discussion about “{title}” that you take part in.',
        other: '{count} new replies in a discussion about “{title}” that you take part in.',
      } as Plural,
      post_answered: {
        one: 'Somebody answered you in “{title}”.',
        other: '{count} new replies in “{title}”.',
      } as Plural,
      post_mentioned: 'Somebody mentioned you in “{title}”.',
      members_post_answered: {
        one: 'Somebody answered you in a topic for members.',
        other: '{count} new replies in a topic for members.',
      } as Plural,
      members_post_mentioned: 'Somebody mentioned you in a topic for members.',
      /** Of a topic that they watch: posts since they last read it. */
      topic_active: {
        one: '{count} new post in “{title}”, which you watch.',
        other: '{count} new posts in “{title}”, which you watch.',
      } as Plural,
      members_topic_active: {
        one: '{count} new post in a topic for members that you watch.',
        other: '{count} new posts in a topic for members that you watch.',
      } as Plural,
      achievement_unlocked: 'You have unlocked the achievement “{title}”.',
      certificate_issued: 'You have completed the learning path “{title}”. Your certificate is ready.',
      certificate_revoked: 'Your certificate for the learning path “{title}” was revoked: {reason}',
      learned_changed: 'Changed since you learned it in “{path}”: “{title}”, {sections}. {reason}',
      learned_undone:
        'A change to what you learned in “{path}” was undone. “{title}”, {sections}, says again what you learned.',
      path_corrected:
        '“{title}” was brought up to date since you completed a module of it. Its page says what is different now.',
      post_moderated: 'A moderator has decided about what you wrote on “{title}”: {reason}',
      post_hidden_by_reports:
        'What you wrote on “{title}” was reported by several members. It is hidden until a moderator has looked at it.',
      post_warned: 'A moderator asks you to write otherwise on “{title}”: {reason}',
      moderation_message: 'The moderation team wrote to you about “{title}”. Nobody else can read it.',
      account_suspended: 'Until {until} you can read, but not write what others see: {reason}',
      suspension_lifted: 'You can write again: {reason}',
      report_resolved: 'You reported something on “{title}”. Something was done about it. Thank you!',
      report_rejected:
        'You reported something on “{title}”. It was looked at, and stays as it is. Thank you for looking out.',
      appeal_upheld: 'Somebody else has looked at the decision about “{title}” again. It stays: {reason}',
      appeal_overturned: 'Somebody else has looked at the decision about “{title}” again. It is undone: {reason}',
    } satisfies Record<NotificationKind, string | Plural>,
  },
};
