import type { PayloadRequest } from 'payload';
import type { Mailer } from './Mailer.ts';

/** The sender of mail that payload.config.ts hands in, as `custom.mailer`. */
export function mailerOf({ payload }: PayloadRequest): Mailer {
  return payload.config.custom.mailer;
}
