import type { PayloadRequest } from 'payload';

export type Mail = {
  /** A bare address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link that the mail is for, if any. Printed when there is no mail server. */
  link?: string;
  /** Address to which a POST stops mails of this kind (RFC 8058). */
  stopAddress?: string;
  /**
   * Id that is the same at each attempt. It becomes the Message-ID and, without a mail server, the name of the file.
   */
  id?: string;
};

export type Mailer = {
  /** Address of the site without a slash at its end. Links are made from it, never from a request. */
  siteUrl: string;
  /** Key that signs mailed links that work without an account. */
  linkKey: string;
  /** @throws when the mail cannot be handed over; the error may name the recipient */
  send(mail: Mail): Promise<void>;
};

export function findMailer({ payload }: PayloadRequest): Mailer {
  return payload.config.custom.mailer;
}
