export type Mail = {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail is for, where it is a link; said on the console when there is no server to send mail with. */
  link?: string;
  /** Where a post stops mails of its kind, in one click (RFC 8058). */
  stopAddress?: string;
  /** The same each time that the same mail is tried, so that one that was handed over twice is kept once. */
  id?: string;
};

/** Whatever sends mail for this process. */
export type Mailer = {
  /** The address that readers use, without a slash at its end: links are made from it, never from a request. */
  siteUrl: string;
  /** Signs the links of mails that open something without an account. */
  linkKey: string;
  /** @throws when the mail cannot be handed over; the error may name the recipient */
  send(mail: Mail): Promise<void>;
};
