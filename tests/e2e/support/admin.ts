import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { password, siteUrl } from './site.ts';

/** The demo administrator, signed in over the API. */
export async function signInAsAdmin(): Promise<SignedIn> {
  const response = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password }),
  });
  if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignedIn;
}
