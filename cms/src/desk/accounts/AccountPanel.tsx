'use client';

import { hasRole, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { screenPath } from '@common-ground/site/src/routes.ts';
import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { AccountChanges } from './AccountChanges.tsx';
import { OthersFactor } from './OthersFactor.tsx';
import './accounts.css';

const SETTINGS = `${screenPath('profile', DEFAULT_LANGUAGE)}#settings`;

/** Shows what the form of an account does not save, because a change demands the password of the user who makes it. */
export function AccountPanel() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const role = useFormFields(([fields]) => fields.role?.value as string | undefined);
  if (id === undefined || !user) return null;
  const isOwn = id === user.id;
  const isAdmin = hasRole(user as { role?: string }, ['admin']);
  return (
    <>
      {isOwn && (
        <section className="factor" aria-labelledby="own-sign-in">
          <h2 id="own-sign-in">Your sign-in</h2>
          <p>
            You sign in to the site and to the editor interface at once.{' '}
            <a href={SETTINGS}>Your password, address and second factor</a> are in your profile on the site.
          </p>
        </section>
      )}
      {isAdmin && <AccountChanges id={Number(id)} />}
      {isAdmin && !isOwn && hasRole({ role }, STAFF) && <OthersFactor id={Number(id)} />}
    </>
  );
}
