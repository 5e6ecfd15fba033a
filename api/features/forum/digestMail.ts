import type { MailWords } from '../../contracts/wording/onServer.ts';
import { fill, plural } from '../../contracts/wording/plural.ts';
import type { Database } from '../../platform/Database.ts';
import { createLetter, type Letter } from '../../platform/mail/createLetter.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import type { WaitingMail } from '../../platform/mail/outbox.ts';
import { createStopLink, isWanted } from '../notifications/mails/memberMail.ts';
import { DIGEST_MAIL, type DigestTopic, selectDigest } from './queries/digests.ts';

const WATCHED_TOPICS = '/profile#bookmarks';

/**
 * Composes the digest of watched topics when the mail leaves, without posts removed since it was queued. Returns null
 * when no post is left, or the user does not want the digest any more.
 */
export async function digestMail(
  waiting: WaitingMail,
  { database, mailer }: { database: Database; mailer: Pick<Mailer, 'siteUrl' | 'linkKey'> },
): Promise<Letter | null> {
  const { userId, chosen, values, language } = waiting;
  if (userId === null || !isWanted(chosen, 'digest')) return null;
  const topics = await selectDigest(database, { userId, topics: values.topics ?? '[]' });
  if (topics.length === 0) return null;
  return createLetter({ siteUrl: mailer.siteUrl, language: language ?? undefined }, WATCHED_TOPICS, (words, said) => ({
    subject: words.digest.subject,
    before: [words.digest.text],
    quotes: topics.map((topic) => createQuote(topic, words, said)),
    label: words.digest.action,
    after: [],
    stop: createStopLink({ userId, topic: 'digest' }, { words, key: mailer.linkKey }),
  }));
}

/** Rows for the composers of `deliverMails`. */
export const FORUM_MAILS = { [DIGEST_MAIL]: digestMail };

function createQuote({ title, link, count, excerpts }: DigestTopic, { digest, quoted }: MailWords, language: string) {
  const begins = excerpts.map(({ text, isWarned }) => `· ${isWarned ? fill(digest.warned, { warning: text }) : text}`);
  return {
    link,
    label: fill(quoted, { title }),
    text: [plural(language, digest.posts, count), ...begins].join('\n'),
  };
}
