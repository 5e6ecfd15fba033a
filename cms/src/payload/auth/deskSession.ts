import { Unauthorized } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { findMailer } from '@common-ground/api/platform/mail/Mailer.ts';
import { createDeskCookieDeletion, findDeskSession, renewDesk } from '@common-ground/api/platform/session/deskKey.ts';
import { mayBeOwnRequest } from '@common-ground/api/platform/session/ownOrigin.ts';
import { endSession } from '@common-ground/api/platform/session/sessions.ts';
import type { AuthStrategy, CollectionConfig, Endpoint, PayloadRequest } from 'payload';

type DeskUser = { _sid?: number; _exp?: number };

/** Finds the user by the key in the cookie, which belongs to a session of the site. Payload has no other sign-in. */
export const deskSession: AuthStrategy = {
  name: 'desk-session',
  authenticate: async ({ headers, payload }) => {
    if (!mayBeOwnRequest(headers, payload.config.custom.mailer.siteUrl)) return { user: null };
    const session = await findDeskSession(findDatabase(payload), headers);
    if (!session) return { user: null };
    const user = await payload.findByID({ collection: 'users', id: session.userId, depth: 0, disableErrors: true });
    const own: DeskUser = { _sid: session.sessionId, _exp: toSeconds(session.until) };
    return { user: user && { ...user, ...own, collection: 'users', _strategy: 'desk-session' } };
  },
};

/** Tell Payload's screens until when the session lasts, in seconds since 1970, and prolong it. */
export const sessionHooks: Pick<NonNullable<CollectionConfig['hooks']>, 'me' | 'refresh'> = {
  me: [({ args, user }) => ({ user, exp: findDeskUser(args.req)._exp ?? 0 })],
  refresh: [
    async ({ args: { req }, user }) => {
      const id = findDeskSessionId(req);
      const until = id && (await renewDesk(findDatabase(req), id));
      if (!until) throw new Unauthorized();
      return { user, exp: toSeconds(until), refreshedToken: '', setCookie: false, strategy: 'desk-session' };
    },
  ],
};

/** Replaces Payload's sign-out, which would expire another cookie. Ends the session at the site, too. */
export const signOut: Endpoint = {
  method: 'post',
  path: '/logout',
  handler: async (req) => {
    const id = findDeskSessionId(req);
    if (id) await endSession(findDatabase(req), id);
    const headers = { 'cache-control': 'no-store', 'set-cookie': createDeskCookieDeletion(findMailer(req).siteUrl) };
    return Response.json({ message: req.t('authentication:logoutSuccessful') }, { headers });
  },
};

export const findDeskSessionId = (req: PayloadRequest): number | null => findDeskUser(req)._sid ?? null;
const findDeskUser = ({ user }: PayloadRequest) => (user ?? {}) as DeskUser;
const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
