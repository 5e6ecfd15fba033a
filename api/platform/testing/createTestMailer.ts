import type { Mail, Mailer } from '../mail/Mailer.ts';

export type TestMailer = Mailer & { sent: Mail[] };

export function createTestMailer(): TestMailer {
  const sent: Mail[] = [];
  return { siteUrl: 'http://site.test', linkKey: 'a key of tests', sent, send: async (mail) => void sent.push(mail) };
}
