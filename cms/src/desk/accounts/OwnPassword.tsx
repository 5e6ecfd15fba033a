'use client';

import { PasswordField, useAuth, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

const PATH = 'currentPassword';
/**
 * Fields that leave the form together with this box, because Payload keeps a saved password in its form and would send
 * it with the next change.
 */
const REMOVED_FIELDS = [PATH, 'password', 'confirm-password'];

/** Asks for the user's own password while a password or an address is being changed. */
export function OwnPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const isAsked = useFormFields(([fields]) => {
    const { email, password } = fields;
    return Boolean(password) || (email !== undefined && email.value !== email.initialValue);
  });
  if (id === undefined || !isAsked || !isModified) return null;
  return <PasswordBox label={id === user?.id ? 'Your current password' : 'Your own password'} />;
}

function PasswordBox({ label }: { label: string }) {
  const { dispatchFields } = useForm();
  useEffect(
    () => () => {
      for (const path of REMOVED_FIELDS) dispatchFields({ type: 'REMOVE', path });
    },
    [dispatchFields],
  );
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: PATH, label, required: true }}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      path={PATH}
      schemaPath={PATH}
    />
  );
}

export function OwnPasswordField() {
  return (
    <label>
      Your password
      <input type="password" name="password" autoComplete="current-password" dir="ltr" required />
    </label>
  );
}
