import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { MAIL_TOPICS, type MailTopic } from './notifications.ts';

/** Periods of digests; `weekly` until a user chooses. */
export const DIGEST_PERIODS = ['daily', 'weekly'] as const;
export type DigestPeriod = (typeof DIGEST_PERIODS)[number];

const topics = Object.keys(MAIL_TOPICS) as [MailTopic, ...MailTopic[]];

export const mailChoicesSchema = z
  .object(Object.fromEntries(topics.map((topic) => [topic, z.boolean()])) as Record<MailTopic, z.ZodBoolean>)
  .extend({
    digestEvery: z.enum(DIGEST_PERIODS, { error: `must be one of ${DIGEST_PERIODS.join(', ')}` }),
    language: z.string().max(20, 'must have at most 20 characters').meta({
      description: 'Code of the language of mails; that of the registration until another is chosen',
    }),
  })
  .meta({ id: 'MailChoices' });

export type MailChoices = z.infer<typeof mailChoicesSchema>;

const ofPerson = z.object({ id: idParameter });

export const getMailChoices = defineCall({
  name: 'getMailChoices',
  method: 'GET',
  path: '/api/users/{id}/mail-choices',
  summary: 'Which mails a user wants, and in which language',
  tag: 'Notifications',
  params: ofPerson,
  output: mailChoicesSchema,
});

export const chooseMails = defineCall({
  name: 'chooseMails',
  method: 'PATCH',
  path: '/api/users/{id}/mail-choices',
  summary: 'Changes which mails a user wants; omitted fields do not change',
  tag: 'Notifications',
  params: ofPerson,
  body: mailChoicesSchema.partial(),
  output: mailChoicesSchema,
});

const ofMail = z.object({ token: z.string().min(20).max(200) });
export const MAIL_NOT_KNOWN = 'This link belongs to no mail of ours';

/**
 * Address in `List-Unsubscribe` of a mail (RFC 8058). Mail programs post to it; the body of their request is not
 * needed.
 */
export const stopMails = defineCall({
  name: 'stopMails',
  method: 'POST',
  path: '/api/mail-off/{token}',
  summary: 'Stops the mails of the kind that the token of a mail names, for its recipient',
  tag: 'Notifications',
  params: ofMail,
  output: z.object({ topic: z.enum(topics) }).meta({ id: 'StoppedMails' }),
  missing: MAIL_NOT_KNOWN,
});

/** Same address as `stopMails`. When a person, or a program that scans mail, opens it, nothing changes. */
export const openMailOff = defineCall({
  name: 'openMailOff',
  method: 'GET',
  path: '/api/mail-off/{token}',
  summary: 'Redirects to the page with the button that stops mails of this kind',
  tag: 'Notifications',
  params: ofMail,
  output: z.object({ location: z.string() }),
  missing: MAIL_NOT_KNOWN,
});
