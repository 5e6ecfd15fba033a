import { ROLES, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { CREDENTIAL_LENGTH, DESK_SESSION_HOURS } from '@common-ground/api/contracts/limits.ts';
import { Forbidden } from '@common-ground/api/platform/errors.ts';
import type { Endpoint, UIField } from 'payload';
import { admins, nobody, own, ownField } from '../../access/rules.ts';
import { answerError } from '../../auth/answerError.ts';
import { passwordsAtDesk } from '../../auth/passwordsAtDesk.ts';
import { signInToDesk } from '../../auth/signInToDesk.ts';
import { checkAccountChange, normalizeNewPassword, notifyOfAccountChange } from '../../hooks/guardAccount.ts';
import { keepAnAdministrator, keepLastAdministratorRole } from '../../hooks/keepAnAdministrator.ts';
import { lockAccountToRenew, lockAccountToSignOut } from '../../hooks/lockAccount.ts';
import { defineCollection } from '../defineCollection.ts';

const NO_FIRST_USER = 'Administrators are not created here. Run npm run make-admin on the machine that runs this site.';

/** Replaces Payload's endpoint, which would make the first visitor an administrator while there are no accounts. */
const closeFirstRegister: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: async () => answerError(new Forbidden(NO_FIRST_USER)),
};

const ownAddress = ownField(['admin']);

/** Asks for the user's own password when a password or an address changes. Not stored. */
const ownPasswordBox: UIField = {
  name: 'ownPassword',
  type: 'ui',
  admin: { components: { Field: '/src/desk/accounts/OwnPassword.tsx#OwnPassword' }, disableListColumn: true },
};

/** Shows the second factor of the user, or to administrators that of the account on the screen. */
const secondFactorPanel: UIField = {
  name: 'secondFactor',
  type: 'ui',
  admin: {
    components: { Field: '/src/desk/accounts/SecondFactorPanel.tsx#SecondFactorPanel' },
    disableListColumn: true,
  },
};

export const Users = defineCollection({
  slug: 'users',
  group: 'People',
  description: 'Everyone with an account. Only administrators give roles.',
  title: 'displayName',
  columns: ['displayName', 'username', 'email', 'role', 'isVerified', 'joinedAt'],
  // Leaves out `email`: a user who may not read addresses may not search by them either, and would find nothing.
  searchable: ['displayName', 'username'],
  access: { create: admins, read: own('id', STAFF), update: own('id'), delete: admins, unlock: admins },
  auth: {
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: DESK_SESSION_HOURS * 60 * 60,
    cookies: { sameSite: 'Lax' },
  },
  endpoints: [signInToDesk, closeFirstRegister, ...passwordsAtDesk],
  hooks: {
    beforeOperation: [lockAccountToRenew, normalizeNewPassword],
    afterLogout: [lockAccountToSignOut],
    beforeChange: [keepLastAdministratorRole, checkAccountChange],
    afterChange: [notifyOfAccountChange],
    beforeDelete: [keepAnAdministrator],
  },
  admin: { components: { beforeListTable: ['/src/desk/accounts/SecondFactorRoles.tsx#SecondFactorRoles'] } },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { read: ownAddress },
    },
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      minLength: 3,
      maxLength: 40,
      access: { update: admins },
    },
    ownPasswordBox,
    { name: 'displayName', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'user',
      saveToJWT: true,
      options: [...ROLES],
      access: { create: admins, update: admins },
    },
    { name: 'isVerified', type: 'checkbox', defaultValue: false, access: { create: admins, update: admins } },
    {
      name: 'credential',
      type: 'text',
      label: 'Medical credential',
      maxLength: CREDENTIAL_LENGTH,
      access: { create: admins, update: admins },
      admin: {
        description:
          'Such as "MD, Neurology". Enter it when you have checked it: whoever has one can sign texts off, and readers see it.',
      },
    },
    {
      name: 'joinedAt',
      type: 'date',
      defaultValue: () => new Date().toISOString(),
      access: { update: nobody },
      admin: { readOnly: true },
    },
    secondFactorPanel,
    { name: 'lastLoginAt', type: 'date', access: { update: nobody }, admin: { readOnly: true } },
    {
      name: 'editCount',
      type: 'number',
      defaultValue: 0,
      min: 0,
      access: { update: nobody },
      admin: { readOnly: true },
    },
  ],
});
