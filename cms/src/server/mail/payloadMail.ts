import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { EmailAdapter } from 'payload';
import { mailer } from './mailer.ts';

/** The one way out for anything that Payload itself would mail, should it ever: to one address, in words, nothing attached. */
export const payloadMail: EmailAdapter<void> = () => ({
  name: 'common-ground',
  defaultFromName: PRODUCT_NAME,
  defaultFromAddress: 'no-reply@localhost',
  sendEmail: async ({ to, subject, text, html }) => {
    if (typeof to !== 'string') throw new Error('A mail goes to one address');
    await mailer.send({ to, subject: subject ?? '', text: String(text ?? ''), html: String(html ?? '') });
  },
});
