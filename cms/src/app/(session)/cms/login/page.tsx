import config from '@payload-config';
import { redirect } from 'next/navigation.js';
import { LeadToSignIn } from '../../../../desk/accounts/LeadToSignIn.tsx';
import { NoAdministrator } from '../../../../desk/accounts/NoAdministrator.tsx';
import { readSession, type SessionPageProps, toMetadata } from '../../../../desk/accounts/readSession.ts';

export const metadata = toMetadata('Sign in');

/** Payload redirects every guest here, with the wanted page as `redirect`. */
export default async function Page(props: SessionPageProps) {
  const { payload, user, wanted } = await readSession(config, props);
  if (user) redirect(wanted);
  const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } });
  return totalDocs > 0 ? <LeadToSignIn wanted={wanted} /> : <NoAdministrator />;
}
