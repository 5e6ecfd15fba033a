import { Forbidden } from '@common-ground/api/platform/errors.ts';
import type { Endpoint } from 'payload';
import { answerError } from './answerError.ts';

export const NO_FIRST_USER =
  'Administrators are not created here. Run npm run make-admin on the machine that runs this site.';

/** Replaces Payload's endpoint, which would make the first visitor an administrator while there are no accounts. */
export const closeFirstRegister: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: async () => answerError(new Forbidden(NO_FIRST_USER)),
};
