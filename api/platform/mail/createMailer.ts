import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { EMAIL_MAX } from '../../contracts/limits.ts';
import type { Mail, Mailer } from './Mailer.ts';

export type MailSettings = Pick<Mailer, 'siteUrl' | 'linkKey'> & {
  /** A bare address, or a name with an address in angle brackets. */
  from: string;
  /** Mail server, such as smtps://user:password@mail.example.org. Without it, mails become files in `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
  /** Reports a mail that became a file. `sentence` has its subject and link, which no log may have. */
  report: (mail: { sentence: string; file: string }) => void;
};

const TIMEOUTS_MS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 };

/** Sends mail by SMTP. Without a server, writes each mail as a file and reports it. */
export function createMailer({ siteUrl, linkKey, from, smtpUrl, folder, report }: MailSettings): Mailer {
  const compose = ({ to, subject, text, html, stopAddress, id }: Mail) => ({
    from,
    // An object is always one address. A string would be parsed as a list.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(stopAddress ? createUnsubscribeHeaders(stopAddress) : {}) },
    ...(id ? { messageId: `<${id}@${new URL(siteUrl).hostname}>` } : {}),
    // Nodemailer must not read a file or fetch an address that a mail names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS_MS });
    return {
      siteUrl,
      linkKey,
      async send(mail) {
        demandMailable(mail);
        await transport.sendMail(compose(mail));
      },
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    siteUrl,
    linkKey,
    async send(mail) {
      demandMailable(mail);
      const { message } = await writer.sendMail(compose(mail));
      const file = await writeMailFile(folder, message as Buffer, mail.id);
      report({ sentence: `Mail "${mail.subject}"${mail.link ? `: ${mail.link}` : ''} (${file})`, file });
    },
  };
}

/**
 * Returns the headers of one-click unsubscription (RFC 8058). Mail programs that know them post to the address; others
 * open it, which stops nothing.
 */
function createUnsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const ADDRESS = /^[^\s\p{Cc}<>()[\],:;"\\@]+@[^\s\p{Cc}<>()[\],:;"\\@]+$/u;

/** Refuses values that could become a header or a second recipient. @throws Error that does not name the address */
function demandMailable({ to, subject }: Pick<Mail, 'to' | 'subject'>): void {
  if (to.length > EMAIL_MAX || !ADDRESS.test(to)) throw new Error('The recipient is not a valid mail address');
  if (/\p{Cc}/u.test(subject))
    throw new Error('The subject of a mail must not contain line breaks or control characters');
}

/** Writes a mail as a file with access for its owner only, because it may hold a link that opens an account. */
async function writeMailFile(folder: string, message: Buffer, id?: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const random = randomBytes(4).toString('hex');
  const file = path.join(folder, `${id ?? `${time}-${random}`}.eml`);
  const temporary = `${file}.${random}.tmp`;
  await writeFile(temporary, message, { mode: 0o600, flag: 'wx' });
  await rename(temporary, file);
  return file;
}
