import * as accounts from '../../contracts/accounts/accounts.ts';
import * as deskCalls from '../../contracts/accounts/deskAccounts.ts';
import * as personalData from '../../contracts/accounts/personalData.ts';
import { STAFF } from '../../contracts/accounts/roles.ts';
import * as security from '../../contracts/accounts/security.ts';
import * as users from '../../contracts/accounts/users.ts';
import { LIST_LIMIT } from '../../contracts/limits.ts';
import { admins, anyone, own, ownOrAdmin, ownRecords } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { toSlice } from '../../platform/pages.ts';
import { createDeskCookieDeletion } from '../../platform/session/deskKey.ts';
import { demandAccount, demandSession, findCurrentSession } from '../../platform/session/findCurrentSession.ts';
import { createDeviceDeletion } from '../../platform/session/knownDevice.ts';
import { isOwnRequest } from '../../platform/session/ownOrigin.ts';
import { endAllSessions, endOwnSession, endSession } from '../../platform/session/sessions.ts';
import { storeFirstLanguage } from '../notifications/queries/mailChoices.ts';
import { changeEmail } from './changeEmail.ts';
import { changePassword } from './changePassword.ts';
import { changeStanding } from './changeStanding.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportData } from './exportData.ts';
import { checkBeforeDesk, createOwnDeskCookie } from './openDeskAgain.ts';
import { selectSessions } from './queries/selectSessions.ts';
import { selectUser } from './queries/selectUser.ts';
import { selectUsers } from './queries/selectUsers.ts';
import { selectStandingChanges } from './queries/standing.ts';
import { register } from './register.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { createNewPasswordCookies, createSignInCookies, login } from './signIn.ts';
import { updateProfile } from './updateProfile.ts';
import { verifyEmail } from './verifyEmail.ts';

const UNKEPT = { 'cache-control': 'no-store' };

export const accountEndpoints: Endpoint[] = [
  defineEndpoint({
    call: accounts.register,
    repeated: 'refused',
    access: anyone,
    cookies: createSignInCookies,
    handler: ({ query, body }, context) => register({ ...body, language: query.lang }, context),
  }),
  defineEndpoint({
    call: accounts.login,
    repeated: 'again',
    access: anyone,
    cookies: createSignInCookies,
    handler: async ({ query, body }, context) => {
      const signedIn = await login(body, context);
      if (query.lang) await storeFirstLanguage(context.database, signedIn.user.id, query.lang);
      return signedIn;
    },
  }),
  defineEndpoint({
    call: accounts.openDesk,
    repeated: 'again',
    access: { self: STAFF },
    cookies: async (_, context) => [await createOwnDeskCookie(context)],
    handler: ({ body }, context) => checkBeforeDesk(body, context),
  }),
  // Open to anyone: signing out with an expired or unknown token succeeds as well.
  defineEndpoint({
    call: accounts.logout,
    repeated: 'same',
    access: anyone,
    // A form of another site's page must not sign this browser out of the CMS, or make it an unknown device.
    cookies: (_, context, { query }) =>
      isOwnRequest(context.request.headers, context.mailer.siteUrl)
        ? [
            createDeskCookieDeletion(context.mailer.siteUrl),
            ...(query.forget === 'device' ? [createDeviceDeletion(context)] : []),
          ]
        : [],
    handler: async (_, context) => {
      const session = await findCurrentSession(context);
      if (session) await endSession(context.database, session.id);
    },
  }),
  defineEndpoint({
    call: accounts.getMe,
    access: ownRecords,
    headers: UNKEPT,
    handler: async (_, { database, actor }) => demandAccount(await selectUser(database, actor.id)),
  }),
  defineEndpoint({
    call: accounts.updateProfile,
    access: { ...ownRecords, evenSuspended: false },
    handler: ({ body }, { database, actor }) => updateProfile(database, actor.id, body),
  }),
  defineEndpoint({
    call: accounts.getProfile,
    access: ownOrAdmin,
    handler: async ({ params }, { database }) => (await selectUser(database, params.id))?.profile ?? null,
  }),
  defineEndpoint({
    call: accounts.changeProfile,
    access: { ...ownOrAdmin, evenSuspended: false },
    handler: ({ params, body }, { database }) => updateProfile(database, params.id, body),
  }),
  defineEndpoint({
    call: personalData.exportData,
    access: own,
    headers: { ...UNKEPT, 'content-disposition': `attachment; filename="${personalData.EXPORT_FILE}"` },
    handler: ({ params }, { database }) => exportData(database, params.id),
  }),
  defineEndpoint({
    call: personalData.deleteAccount,
    access: own,
    handler: ({ params, body }, context) => deleteAccount({ userId: params.id, ...body }, context),
  }),
  defineEndpoint({
    call: security.listSessions,
    access: ownRecords,
    headers: UNKEPT,
    handler: async (_, context) => {
      const { id: currentId, user } = await demandSession(context);
      return selectSessions(context.database, { userId: user.id, currentId });
    },
  }),
  // Another user's session gets the same response as a missing one, also for administrators.
  defineEndpoint({
    call: security.endSession,
    access: ownRecords,
    handler: ({ params }, { database, actor }) => endOwnSession(database, { id: params.id, userId: actor.id }),
  }),
  defineEndpoint({
    call: security.endAllSessions,
    access: ownRecords,
    handler: (_, { database, actor }) => endAllSessions(database, actor.id),
  }),
  defineEndpoint({
    call: security.changePassword,
    access: ownRecords,
    cookies: createNewPasswordCookies,
    handler: ({ query, body }, context) =>
      changePassword({ userId: context.actor.id, ...body, language: query.lang }, context),
  }),
  defineEndpoint({
    call: security.requestPasswordReset,
    repeated: 'again',
    access: anyone,
    handler: ({ query, body }, context) => requestPasswordReset({ email: body.email, language: query.lang }, context),
  }),
  defineEndpoint({
    call: security.resetPassword,
    access: anyone,
    handler: ({ query, body }, context) => resetPassword({ ...body, language: query.lang }, context),
  }),
  defineEndpoint({
    call: security.requestEmailVerification,
    repeated: 'again',
    access: ownRecords,
    handler: ({ query }, context) =>
      requestEmailVerification({ userId: context.actor.id, language: query.lang }, context),
  }),
  // Open to anyone: the link may be opened on a device that is not signed in.
  defineEndpoint({
    call: security.verifyEmail,
    access: anyone,
    handler: ({ body }, context) => verifyEmail(body.token, context),
  }),
  defineEndpoint({
    call: users.listUsers,
    access: admins,
    handler: ({ query }, { database }) =>
      selectUsers(database, { ...(toSlice(query) ?? { limit: LIST_LIMIT, offset: 0 }), text: query.q }),
  }),
  ...[
    users.changeRole,
    users.setVerified,
    users.changeCredential,
    deskCalls.changeRoleAtDesk,
    deskCalls.setVerifiedAtDesk,
    deskCalls.changeCredentialAtDesk,
  ].map((call) =>
    defineEndpoint({
      call,
      access: admins,
      handler: ({ params, body }, context) => changeStanding({ userId: params.id, ...body }, context),
    }),
  ),
  ...[
    { call: users.changeEmail, access: ownOrAdmin },
    { call: deskCalls.changeEmailAtDesk, access: { ...ownOrAdmin, own: STAFF } },
  ].map((row) =>
    defineEndpoint({
      ...row,
      handler: ({ params, query, body }, context) =>
        changeEmail({ userId: params.id, ...body, language: query.lang }, context),
    }),
  ),
  defineEndpoint({
    call: users.listStandingChanges,
    access: admins,
    headers: UNKEPT,
    handler: ({ params }, { database }) => selectStandingChanges(database, params.id),
  }),
];
