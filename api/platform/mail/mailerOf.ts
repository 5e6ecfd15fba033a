import type { PayloadRequest } from 'payload';
import type { Mailer } from './Mailer.ts';

export function mailerOf({ payload }: PayloadRequest): Mailer {
  return payload.config.custom.mailer;
}
