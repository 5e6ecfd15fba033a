import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, pageParameters } from '../parameters.ts';

/** Topics that users may switch off. Notifications without one, such as about the account's security, always come. */
export const NOTIFICATION_TOPICS = ['contributions', 'watched', 'corrections', 'replies', 'learning'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Topic of each kind of notification; null when it always comes. The wording catalogue has a text for each. */
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
  /** Sent to editors and administrators. */
  contribution_emergency: null,
  contribution_removal_approved: 'contributions',
  contribution_removed: 'contributions',
  /** Sent to editors and administrators. */
  contribution_removed_emergency: null,
  sign_off_lapsed: 'contributions',
  watched_changed: 'watched',
  watched_removed: 'watched',
  watched_protected: 'watched',
  watched_unprotected: 'watched',
  /** Sent to users who bookmarked or watch the page. */
  page_corrected: 'corrections',
  page_withdrawn: 'corrections',
  correction_restated: 'corrections',
  /** Sent to users who started the Talk thread or took part in it. */
  thread_answered: 'replies',
  /** Kinds that begin with `members_` leave out the title of the topic, because they are mailed too. */
  post_answered: 'replies',
  post_mentioned: 'replies',
  members_post_answered: 'replies',
  members_post_mentioned: 'replies',
  /** New posts in a watched topic of the forum, counted until the user reads them. */
  topic_active: 'watched',
  members_topic_active: 'watched',
  achievement_unlocked: 'learning',
  certificate_issued: 'learning',
  certificate_revoked: null,
  /** A page changed after the user completed a module that teaches it. */
  learned_changed: 'learning',
  /** A change reported by `learned_changed` was undone. */
  learned_undone: 'learning',
  /** The path was updated after the user completed a module that was already outdated. */
  path_corrected: 'learning',
  post_moderated: null,
  /** Several trusted users reported the post; no moderator has looked at it yet. */
  post_hidden_by_reports: null,
  /** A moderator asks for other words and has removed nothing. */
  post_warned: null,
  moderation_message: null,
  account_suspended: null,
  suspension_lifted: null,
  report_resolved: 'replies',
  report_rejected: 'replies',
  /** Result of an appeal, which another moderator decided. */
  appeal_upheld: null,
  appeal_overturned: null,
} as const satisfies Record<string, NotificationTopic | null>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Topics of mail, and whether it is sent until a user chooses. Mail about the account itself is always sent. */
export const MAIL_TOPICS = {
  questions: true,
  decisions: true,
  answers: true,
  lapses: true,
  watched: false,
  /** Off until chosen, because the mailbox would show what a user reads about. */
  corrections: false,
  /** Posts in watched topics of the forum; `digestEvery` says how often. */
  digest: false,
  learned: false,
  moderation: true,
} as const satisfies Record<string, boolean>;
export type MailTopic = keyof typeof MAIL_TOPICS;

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

/**
 * Kinds with one unread notification for each topic or thread. Its values have `topic`, which identifies that topic or
 * thread, and `count`.
 */
export const COUNTED_KINDS = ['thread_answered', 'post_answered', 'members_post_answered'] as const;

/** Maximum notifications in an inbox. Beyond it the oldest are deleted, read ones before unread ones. */
export const MAX_INBOX_NOTIFICATIONS = 500;

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
  summary: "The user's own inbox, newest first",
  tag: 'Notifications',
  params: ofPerson,
  query: z.object(pageParameters),
  output: z.array(notificationSchema),
});

export const countUnread = defineCall({
  name: 'countUnread',
  method: 'GET',
  path: '/api/users/{id}/notifications/unread',
  summary: "Number of the user's own unread notifications",
  tag: 'Notifications',
  params: ofPerson,
  output: z.object({ count: z.int().nonnegative() }).meta({ id: 'UnreadCount' }),
});

export const markNotifications = defineCall({
  name: 'markNotifications',
  method: 'PATCH',
  path: '/api/users/{id}/notifications',
  summary:
    "Marks the user's own notifications as read or unread: those with these ids, those about these topics, or all",
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
  summary: "Removes one of the user's own notifications; succeeds when it does not exist",
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
  summary: 'Which notifications a user wants; all until the user chooses',
  tag: 'Notifications',
  params: ofPerson,
  output: notificationChoicesSchema,
});

export const chooseNotifications = defineCall({
  name: 'chooseNotifications',
  method: 'PATCH',
  path: '/api/users/{id}/notification-choices',
  summary: 'Changes which notifications a user wants; omitted fields do not change',
  tag: 'Notifications',
  params: ofPerson,
  body: notificationChoicesSchema.partial(),
  output: notificationChoicesSchema,
});
