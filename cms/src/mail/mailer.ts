import path from 'node:path';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { createMailer } from '@common-ground/api/platform/mail/createMailer.ts';
import { readProcessSettings } from '../settings.ts';

const { SITE_URL, SMTP_URL, MAIL_FROM, DATA_DIR } = readProcessSettings();

/** The sender of mail of this process, for the documented API and for Payload alike. */
export const mailer = createMailer({
  siteUrl: SITE_URL,
  from: MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost>`,
  smtpUrl: SMTP_URL,
  folder: path.join(DATA_DIR, 'mail'),
});
