import { ROLES, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { CREDENTIAL_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { UIField } from 'payload';
import { admins, nobody, own, ownField } from '../../access/rules.ts';
import { deskSession, sessionHooks, signOut } from '../../auth/deskSession.ts';
import { checkNames, refuseAccountChange } from '../../hooks/guardAccount.ts';
import { keepAnAdministrator } from '../../hooks/keepAnAdministrator.ts';
import { defineCollection } from '../defineCollection.ts';

/** Changes what needs the password of the one who asks: role, verification, credential and address. */
const accountPanel: UIField = {
  name: 'account',
  type: 'ui',
  admin: { components: { Field: '/src/desk/accounts/AccountPanel.tsx#AccountPanel' }, disableListColumn: true },
};

/** A field that only the calls of api/features/accounts change. */
const READ_ONLY = { access: { create: nobody, update: nobody }, admin: { readOnly: true } };

export const Users = defineCollection({
  slug: 'users',
  group: 'People',
  description: 'Everyone with an account. People register at the site; only administrators give roles.',
  title: 'displayName',
  columns: ['displayName', 'username', 'email', 'role', 'isVerified', 'joinedAt'],
  // Leaves out `email`: a user who may not read addresses may not search by them either, and would find nothing.
  searchable: ['displayName', 'username'],
  access: { create: nobody, read: own('id', STAFF), update: own('id'), delete: admins },
  auth: { disableLocalStrategy: true, strategies: [deskSession], useSessions: false },
  endpoints: [signOut],
  hooks: {
    ...sessionHooks,
    beforeOperation: [refuseAccountChange],
    beforeChange: [checkNames],
    beforeDelete: [keepAnAdministrator],
  },
  admin: { components: { beforeListTable: ['/src/desk/accounts/SecondFactorRoles.tsx#SecondFactorRoles'] } },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { ...READ_ONLY.access, read: ownField(['admin']) },
      admin: READ_ONLY.admin,
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
    { name: 'displayName', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'user',
      options: [...ROLES],
      ...READ_ONLY,
    },
    { name: 'isVerified', type: 'checkbox', defaultValue: false, ...READ_ONLY },
    {
      name: 'credential',
      type: 'text',
      label: 'Medical credential',
      maxLength: CREDENTIAL_LENGTH,
      ...READ_ONLY,
      admin: {
        ...READ_ONLY.admin,
        description: 'Such as "MD, Neurology". A user with a credential can sign texts off, and readers see it.',
      },
    },
    accountPanel,
    {
      name: 'joinedAt',
      type: 'date',
      defaultValue: () => new Date().toISOString(),
      access: { update: nobody },
      admin: { readOnly: true },
    },
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
