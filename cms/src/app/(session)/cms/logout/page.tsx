import config from '@payload-config';
import { readSession, type SessionPageProps, toMetadata } from '../../../../desk/accounts/readSession.ts';
import { SignOut } from '../../../../desk/accounts/SignOut.tsx';

export const metadata = toMetadata('Sign out');

/** Waits for a press when the cookie is missing: a link from another site brings none, and must not sign out. */
export default async function Page(props: SessionPageProps) {
  const { user } = await readSession(config, props);
  return <SignOut isAtOnce={Boolean(user)} />;
}
