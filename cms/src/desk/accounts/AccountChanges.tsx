'use client';

import {
  changeCredentialAtDesk,
  changeEmailAtDesk,
  changeRoleAtDesk,
  setVerifiedAtDesk,
} from '@common-ground/api/contracts/accounts/deskAccounts.ts';
import { ROLES, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { CREDENTIAL_LENGTH, EMAIL_MAX } from '@common-ground/api/contracts/limits.ts';
import { useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import type { ActionMessage } from '../kit/useAction.ts';
import { OwnPasswordField } from './OwnPasswordField.tsx';

type Change = {
  label: string;
  about: string;
  field?: ReactNode;
  send: (text: (name: string) => string) => Promise<unknown>;
  done: string;
};

/** Lets administrators change what only they may give, and the address, each with their own password. */
export function AccountChanges({ id }: { id: number }) {
  const router = useRouter();
  const [said, setSaid] = useState<ActionMessage | null>(null);
  const fields = useFormFields(([state]) => state);
  const { role, isVerified, credential, email } = fields;
  const params = { id };
  const isChecked = isVerified?.value === true;
  const changes: Change[] = [
    {
      label: 'Change the role',
      about: 'A user whose role changes is signed out of the editor interface at once.',
      field: (
        <label>
          Role
          <select name="role" defaultValue={readValue(role)}>
            {ROLES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ),
      send: (text) =>
        callApi(changeRoleAtDesk, {
          params,
          body: { role: text('role') as Role, currentPassword: text('password') },
        }),
      done: 'The role is changed.',
    },
    {
      label: isChecked ? 'Mark the address as unverified' : 'Mark the address as verified',
      about: isChecked
        ? 'The user has to verify the address again by a mailed link.'
        : 'Only when you know that the address is theirs.',
      send: (text) =>
        callApi(setVerifiedAtDesk, { params, body: { isVerified: !isChecked, currentPassword: text('password') } }),
      done: isChecked ? 'The address is unverified.' : 'The address is verified.',
    },
    {
      label: 'Change the medical credential',
      about:
        'Such as "MD, Neurology". Enter it when you have checked it: users who have one sign texts off, and readers see it. An empty text removes it.',
      field: (
        <label>
          Medical credential
          <input name="credential" defaultValue={readValue(credential)} maxLength={CREDENTIAL_LENGTH} />
        </label>
      ),
      send: (text) =>
        callApi(changeCredentialAtDesk, {
          params,
          body: { credential: text('credential'), currentPassword: text('password') },
        }),
      done: 'The medical credential is changed.',
    },
    {
      label: 'Change the address',
      about: 'The new address gets a mail with a link that verifies it. The other sessions of the account end.',
      field: (
        <label>
          Email address
          <input
            type="email"
            name="email"
            defaultValue={readValue(email)}
            maxLength={EMAIL_MAX}
            autoComplete="off"
            dir="ltr"
            required
          />
        </label>
      ),
      send: (text) =>
        callApi(changeEmailAtDesk, { params, body: { email: text('email'), currentPassword: text('password') } }),
      done: 'The address is changed.',
    },
  ];
  const mayOpen = () => {
    // Payload counts a form as unmodified after a failed save.
    const isModified = Object.values(fields).some(({ value, initialValue }) => value !== initialValue);
    if (isModified) setSaid({ text: 'Save or undo your changes in this form first.', isError: true });
    return !isModified;
  };
  return (
    <section className="factor" aria-labelledby="account-changes">
      <h2 id="account-changes">Role, credential and address</h2>
      <ActionMessageLine said={said} takesFocus={() => true} />
      <div className="desk-actions">
        {changes.map(({ label, about, field, send, done }) => (
          <DialogAction
            key={label}
            label={label}
            confirm="Change it"
            isQuiet
            mayOpen={mayOpen}
            onSend={async (data) => {
              await send((name) => String(data.get(name)));
              // Loads the new values into the form, with the time of this change, which the next save must name.
              router.refresh();
              setSaid({ text: done, isError: false });
            }}
          >
            <p>{about}</p>
            {field}
            <OwnPasswordField />
          </DialogAction>
        ))}
      </div>
    </section>
  );
}

function readValue(field: { value?: unknown } | undefined): string {
  return typeof field?.value === 'string' ? field.value : '';
}
