import { createTransport } from 'nodemailer';
import { demandMailable } from './demandMailable.ts';
import { keepMail } from './keepMail.ts';
import type { Mail, Mailer } from './Mailer.ts';

export type MailSettings = {
  siteUrl: string;
  /** A bare address, or a name with an address in angle brackets. */
  from: string;
  /** Such as smtps://user:password@mail.example.org. Without it every mail becomes a file in `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
  /** Where the link of a mail that became a file is said. */
  say?: (line: string) => void;
};

/** Reader and writer of mail must not wait for ever for a server that does not answer. */
const PATIENCE_MS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 };

/** Sends mail by SMTP; without a server for it, writes each mail as a file and says its link. */
export function createMailer({
  siteUrl,
  from,
  smtpUrl,
  folder,
  say = (line) => console.log(line),
}: MailSettings): Mailer {
  const compose = ({ to, subject, text, html }: Mail) => ({
    from,
    // As an object it is taken for one address whatever it holds; as text it would be read as a list.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing of a mail may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...PATIENCE_MS });
    return {
      siteUrl,
      async send(mail) {
        demandMailable(mail);
        await transport.sendMail(compose(mail));
      },
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    siteUrl,
    async send(mail) {
      demandMailable(mail);
      const { message } = await writer.sendMail(compose(mail));
      const file = await keepMail(folder, message as Buffer);
      say(`Mail "${mail.subject}"${mail.link ? `: ${mail.link}` : ''} (${file})`);
    },
  };
}
