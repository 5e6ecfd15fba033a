import {
  MAIL_TOPICS,
  MAILED_KINDS,
  type MailedKind,
  type MailTopic,
} from '../../../contracts/notifications/notifications.ts';
import type { MailWords } from '../../../contracts/wording/onServer.ts';
import { fill, plural } from '../../../contracts/wording/plural.ts';
import { createLetter, type Letter, type Stop } from '../../../platform/mail/createLetter.ts';
import type { Mailer } from '../../../platform/mail/Mailer.ts';
import type { WaitingMail } from '../../../platform/mail/outbox.ts';
import { mailOffToken } from './mailOffToken.ts';

/** Page that a mail leads to when its notification has no link. */
const INBOX = '/profile';

/** Composes the mail of a notification; null when its kind is not mailed or the user does not want its topic. */
export function memberMail(waiting: WaitingMail, mailer: Pick<Mailer, 'siteUrl' | 'linkKey'>): Letter | null {
  const { kind, chosen, userId, link, values, language } = waiting;
  if (userId === null || !isMailed(kind)) return null;
  const topic = MAILED_KINDS[kind];
  if (!isWanted(chosen, topic)) return null;
  const { title, reason } = values;
  const reader = { siteUrl: mailer.siteUrl, language: language ?? undefined };
  return createLetter(reader, link ?? INBOX, (words, writtenIn) => ({
    ...formatNews(words, kind, { count: Number(values.count ?? 1), language: writtenIn }),
    quotes: [title && fill(words.quoted, { title }), reason].filter((quote) => quote !== undefined),
    label: words.newsAction,
    after: [],
    stop: createStopLink({ userId, topic }, { words, key: mailer.linkKey }),
  }));
}

type Counted = { count: number; language: string };

function formatNews(words: MailWords, kind: MailedKind, { count, language }: Counted) {
  const news = words.news[kind];
  if (count < 2 || !('more' in news)) return { subject: news.subject, before: [news.text] };
  return { subject: plural(language, words.newReplies, count), before: [plural(language, news.more, count)] };
}

/** Returns the reason why a mail of the topic was sent, with the token and label of the link that stops such mails. */
export function createStopLink(
  { userId, topic }: { userId: number; topic: MailTopic },
  { words, key }: { words: MailWords; key: string },
): Stop {
  return {
    token: mailOffToken({ userId, topic }, key),
    reason: fill(words.stopReason, { topic: words.topics[topic] }),
    label: fill(words.stopAction, { topic: words.topics[topic] }),
  };
}

function isMailed(kind: string): kind is MailedKind {
  return Object.hasOwn(MAILED_KINDS, kind);
}

export function isWanted(chosen: unknown, topic: MailTopic): boolean {
  const choice = Object(chosen)[topic];
  return typeof choice === 'boolean' ? choice : MAIL_TOPICS[topic];
}
