'use client';

import { PasswordField, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

const PATH = 'currentPassword';

/** Asks whoever changes a password or an address for their own password, while they do. */
export function OwnPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isAsked = useFormFields(([fields]) => {
    const { email, password } = fields;
    return Boolean(password) || (email !== undefined && email.value !== email.initialValue);
  });
  if (id === undefined || !isAsked) return null;
  return <Box label={id === user?.id ? 'Your current password' : 'Your own password'} />;
}

function Box({ label }: { label: string }) {
  const { dispatchFields } = useForm();
  useEffect(() => () => dispatchFields({ type: 'REMOVE', path: PATH }), [dispatchFields]);
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
