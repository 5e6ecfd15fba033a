import { emailSchema } from '@common-ground/api/contracts/accounts/accounts.ts';
import { requestPasswordReset } from '@common-ground/api/features/accounts/requestPasswordReset.ts';
import { Forbidden } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { findMailer } from '@common-ground/api/platform/mail/Mailer.ts';
import { parseInput } from '@common-ground/api/platform/readInput.ts';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { answerError } from './answerError.ts';

/** Replaces Payload's endpoint, which would store the token in plain text and bypass the site's throttles. */
const forgotPassword: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    try {
      const { email } = parseInput(z.object({ email: emailSchema }), req.data ?? {});
      const request = req as Request;
      await requestPasswordReset(
        { email, language: undefined },
        { database: findDatabase(req), mailer: findMailer(req), request },
      );
      return Response.json({ message: req.t('general:success') }, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return answerError(error);
    }
  },
};

const closed = ['/reset-password', '/verify/:id'].map(
  (path): Endpoint => ({
    method: 'post',
    path,
    handler: async () => answerError(new Forbidden('Please use the link that was mailed to you.')),
  }),
);

export const passwordsAtDesk: Endpoint[] = [forgotPassword, ...closed];
