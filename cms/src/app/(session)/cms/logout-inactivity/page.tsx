import config from '@payload-config';
import { redirect } from 'next/navigation.js';
import { readSession, type SessionPageProps, toMetadata } from '../../../../desk/accounts/readSession.ts';
import { SessionEnded } from '../../../../desk/accounts/SessionEnded.tsx';

export const metadata = toMetadata('Your session has ended');

/** Payload leads a tab here when its session has ended, by the clock of the tab: another tab may have prolonged it. */
export default async function Page(props: SessionPageProps) {
  const { user, wanted } = await readSession(config, props);
  if (user) redirect(wanted);
  return <SessionEnded wanted={wanted} />;
}
