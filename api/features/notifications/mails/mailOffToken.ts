import { MAIL_TOPICS, type MailTopic } from '../../../contracts/notifications/notifications.ts';
import { readLink, signLink } from '../../../platform/mail/signedLink.ts';

const PURPOSE = 'mail-off';

type Stopped = { userId: number; topic: MailTopic };

export function mailOffToken({ userId, topic }: Stopped, key: string): string {
  return signLink(key, PURPOSE, `${userId}.${topic}`);
}

export function readMailOffToken(token: string, key: string): Stopped | null {
  const [userId, topic = ''] = readLink(key, PURPOSE, token)?.split('.') ?? [];
  return Object.hasOwn(MAIL_TOPICS, topic) ? { userId: Number(userId), topic: topic as MailTopic } : null;
}
