import path from 'node:path';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { printForPeople } from '@common-ground/api/platform/log/printForPeople.ts';
import { createMailer } from '@common-ground/api/platform/mail/createMailer.ts';
import type { Mailer } from '@common-ground/api/platform/mail/Mailer.ts';
import type { EmailAdapter } from 'payload';
import { readProcessSettings } from '../settings.ts';

let made: Mailer | undefined;

/** Creates the mailer at its first use, because collections import this module also where there are no settings. */
function findMailer(): Mailer {
  if (made) return made;
  const { SITE_URL, SMTP_URL, MAIL_FROM, DATA_DIR, PAYLOAD_SECRET } = readProcessSettings();
  made = createMailer({
    siteUrl: SITE_URL,
    linkKey: PAYLOAD_SECRET,
    from: MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost>`,
    smtpUrl: SMTP_URL,
    folder: path.join(DATA_DIR, 'mail'),
    report: ({ sentence, file }) => printForPeople(sentence, 'a mail was written to a file', { file }),
  });
  return made;
}

export const mailer: Mailer = {
  get siteUrl() {
    return findMailer().siteUrl;
  },
  get linkKey() {
    return findMailer().linkKey;
  },
  send: (mail) => findMailer().send(mail),
};

/** Email adapter for mails that Payload itself may send: to one address, as text and HTML, without attachments. */
export const payloadMail: EmailAdapter<void> = () => ({
  name: 'common-ground',
  defaultFromName: PRODUCT_NAME,
  defaultFromAddress: 'no-reply@localhost',
  sendEmail: async ({ to, subject, text, html }) => {
    if (typeof to !== 'string') throw new Error('A mail goes to one address');
    await mailer.send({ to, subject: subject ?? '', text: String(text ?? ''), html: String(html ?? '') });
  },
});
