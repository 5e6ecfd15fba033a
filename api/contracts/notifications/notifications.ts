import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, pageParameters } from '../parameters.ts';

/**
 * What notifications are about, and what a person may choose to get. Those about the security of the account are no
 * choice: they always come.
 */
export const NOTIFICATION_TOPICS = ['contributions', 'watched', 'corrections', 'replies', 'learning'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Kinds of notification, each of which the wording catalogue has a text for, and the topic that each belongs to. */
export const NOTIFICATION_KINDS = {
  password_changed: null,
  email_verified: null,
  contribution_received: 'contributions',
  contribution_taken: 'contributions',
  contribution_released: 'contributions',
  contribution_changes_requested: 'contributions',
  contribution_answered: 'contributions',
  contribution_joined: 'contributions',
  contribution_approved: 'contributions',
  contribution_rejected: 'contributions',
  contribution_withdrawn: 'contributions',
  contribution_scheduled: 'contributions',
  contribution_unscheduled: 'contributions',
  contribution_not_published: 'contributions',
  contribution_published: 'contributions',
  /** To editors and administrators, whatever they chose: somebody published without an approval. */
  contribution_emergency: null,
  contribution_removal_approved: 'contributions',
  contribution_removed: 'contributions',
  /** As `contribution_emergency`, of a page that was taken down. */
  contribution_removed_emergency: null,
  /** A page that they signed off has another text by now. */
  sign_off_lapsed: 'contributions',
  /** A condition that they watch has a new published revision, is taken down, or takes proposals from others than before. */
  watched_changed: 'watched',
  watched_removed: 'watched',
  watched_protected: 'watched',
  watched_unprotected: 'watched',
  /** A page that they keep or watch was corrected, or taken down, on medical grounds; or what was said of that is said anew. */
  page_corrected: 'corrections',
  page_withdrawn: 'corrections',
  correction_restated: 'corrections',
  /** Somebody answered in a thread that they started or took part in. */
  thread_answered: 'replies',
  /** Somebody answered a post of theirs in the forum, or named them there; of a topic for members nothing more is said. */
  post_answered: 'replies',
  post_mentioned: 'replies',
  members_post_answered: 'replies',
  members_post_mentioned: 'replies',
  /** New posts in a topic of the forum that they watch, counted until they read it. */
  topic_active: 'watched',
  members_topic_active: 'watched',
  achievement_unlocked: 'learning',
  /** They completed a learning path. */
  certificate_issued: 'learning',
  /** Their certificate does not count any more, whatever they chose. */
  certificate_revoked: null,
  /** What the encyclopedia says has changed since they completed a module that teaches it. */
  learned_changed: 'learning',
  /** A change that they were told of as `learned_changed` was undone: the page says again what they learned. */
  learned_undone: 'learning',
  /** A path was brought up to date since they completed a module that was not right any more by then. */
  path_corrected: 'learning',
  /** A moderator decided about something that they posted, whatever they chose. */
  post_moderated: null,
  /** Several trusted members reported it; moderators have not looked yet. */
  post_hidden_by_reports: null,
  /** A moderator asks for other words, and took nothing away. */
  post_warned: null,
  /** The moderation team wrote to them in private. */
  moderation_message: null,
  account_suspended: null,
  suspension_lifted: null,
  /** What became of what they reported. */
  report_resolved: 'replies',
  report_rejected: 'replies',
  /** What somebody else made of a decision that they appealed against. */
  appeal_upheld: null,
  appeal_overturned: null,
} as const satisfies Record<string, NotificationTopic | null>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** What mail comes about besides, and whether it does until somebody chooses. Mails about the account itself always come. */
export const MAIL_TOPICS = {
  questions: true,
  decisions: true,
  answers: true,
  lapses: true,
  watched: false,
  /** Of pages that they keep or watch: what somebody reads about is theirs to have in a mailbox, or not. */
  corrections: false,
  /** What was written in topics of the forum that they watch; how often is a choice of its own. */
  digest: false,
  learned: false,
  moderation: true,
} as const satisfies Record<string, boolean>;
export type MailTopic = keyof typeof MAIL_TOPICS;

/** Kinds of notification that are mailed as well, to whoever wants mail of their topic. */
export const MAILED_KINDS = {
  contribution_changes_requested: 'questions',
  contribution_answered: 'answers',
  thread_answered: 'answers',
  post_answered: 'answers',
  post_mentioned: 'answers',
  members_post_answered: 'answers',
  members_post_mentioned: 'answers',
  contribution_approved: 'decisions',
  contribution_rejected: 'decisions',
  contribution_published: 'decisions',
  contribution_not_published: 'decisions',
  contribution_removal_approved: 'decisions',
  contribution_removed: 'decisions',
  sign_off_lapsed: 'lapses',
  watched_changed: 'watched',
  watched_removed: 'watched',
  watched_protected: 'watched',
  watched_unprotected: 'watched',
  page_corrected: 'corrections',
  page_withdrawn: 'corrections',
  correction_restated: 'corrections',
  learned_changed: 'learned',
  learned_undone: 'learned',
  path_corrected: 'learned',
  post_moderated: 'moderation',
  post_hidden_by_reports: 'moderation',
  post_warned: 'moderation',
  moderation_message: 'moderation',
  account_suspended: 'moderation',
  suspension_lifted: 'moderation',
  report_resolved: 'moderation',
  report_rejected: 'moderation',
  appeal_upheld: 'moderation',
  appeal_overturned: 'moderation',
} as const satisfies { [Kind in NotificationKind]?: MailTopic };
export type MailedKind = keyof typeof MAILED_KINDS;

/** Kinds with one unread notification for each topic or thread, named by `topic` of its values, with a `count`. */
export const COUNTED_KINDS = ['thread_answered', 'post_answered', 'members_post_answered'] as const;

/** Most notifications that an inbox holds. Beyond it the oldest go, those that were read before those that were not. */
export const INBOX_SIZE = 500;

export const notificationSchema = z
  .object({
    id: z.int().positive(),
    kind: z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]),
    values: z
      .record(z.string(), z.string())
      .meta({ description: 'Fills the text of the kind, which the reader sees in their own language' }),
    link: z.string().nullable().meta({ description: 'Path of the page it is about, without a language' }),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });

export type Notification = z.infer<typeof notificationSchema>;

const ofPerson = z.object({ id: idParameter });

export const listNotifications = defineCall({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/users/{id}/notifications',
  summary: "A person's own inbox, newest first",
  tag: 'Notifications',
  params: ofPerson,
  query: z.object(pageParameters),
  output: z.array(notificationSchema),
});

export const countUnread = defineCall({
  name: 'countUnread',
  method: 'GET',
  path: '/api/users/{id}/notifications/unread',
  summary: 'How many own notifications are not read yet',
  tag: 'Notifications',
  params: ofPerson,
  output: z.object({ count: z.int().nonnegative() }).meta({ id: 'UnreadCount' }),
});

export const markNotifications = defineCall({
  name: 'markNotifications',
  method: 'PATCH',
  path: '/api/users/{id}/notifications',
  summary: 'Marks own notifications as read or unread: those with these ids, those about these topics, or all of them',
  tag: 'Notifications',
  params: ofPerson,
  body: z.object({
    ids: z
      .array(z.int().positive().max(ID_MAX), { error: 'must be a list of ids' })
      .max(200, 'must have at most 200 entries')
      .optional(),
    topics: z
      .array(z.string().regex(/^(thread:)?[1-9]\d{0,9}$/, 'must be a topic'), { error: 'must be a list of topics' })
      .max(200, 'must have at most 200 entries')
      .optional()
      .meta({
        description: 'As `topic` of the values of a notification: the id of a topic, or `thread:` and that of a thread',
      }),
    isRead: z.boolean({ error: 'must be true or false' }),
  }),
  output: doneSchema,
});

export const removeNotification = defineCall({
  name: 'removeNotification',
  method: 'DELETE',
  path: '/api/users/{id}/notifications/{notificationId}',
  summary: 'Removes an own notification; one that is gone is fine',
  tag: 'Notifications',
  params: z.object({ id: idParameter, notificationId: idParameter }),
  output: doneSchema,
});

export const notificationChoicesSchema = z
  .object(
    Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, z.boolean()])) as Record<
      NotificationTopic,
      z.ZodBoolean
    >,
  )
  .meta({ id: 'NotificationChoices' });

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export const getNotificationChoices = defineCall({
  name: 'getNotificationChoices',
  method: 'GET',
  path: '/api/users/{id}/notification-choices',
  summary: 'Which notifications a person wants; all, until they choose',
  tag: 'Notifications',
  params: ofPerson,
  output: notificationChoicesSchema,
});

export const chooseNotifications = defineCall({
  name: 'chooseNotifications',
  method: 'PATCH',
  path: '/api/users/{id}/notification-choices',
  summary: 'Changes which notifications a person wants; what is left out stays',
  tag: 'Notifications',
  params: ofPerson,
  body: notificationChoicesSchema.partial(),
  output: notificationChoicesSchema,
});
