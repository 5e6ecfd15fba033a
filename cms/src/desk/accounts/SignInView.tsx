import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { ADMIN } from '../kit/addresses.ts';
import { Logo } from '../kit/Logo.tsx';
import { SignIn } from './SignIn.tsx';

/** Replaces Payload's own screen, which has no place to ask for a code. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const leadsTo = getSafeRedirect({ fallbackTo: ADMIN, redirectTo: searchParams?.redirect ?? '' });
  if (initPageResult.req.user) redirect(leadsTo);
  return (
    <main>
      <div className="login__brand">
        <Logo />
      </div>
      <SignIn leadsTo={leadsTo} />
    </main>
  );
}
