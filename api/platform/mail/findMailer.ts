import type { PayloadRequest } from 'payload';
import type { Mailer } from './Mailer.ts';

export function findMailer({ payload }: PayloadRequest): Mailer {
  return payload.config.custom.mailer;
}
