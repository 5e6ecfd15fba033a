import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { siteUrl } from './site.ts';

/** Somebody new who reads the site, registered over the API. */
export async function newReader(): Promise<SignedIn> {
  const username = `reader-${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${siteUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.org`, password: 'a long enough password' }),
  });
  if (!response.ok) throw new Error(`registering: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignedIn;
}

/** Leaves a reader's session in the browser as signing in does. Call it before the first page that is looked at. */
export async function enter(page: Page, { sessionToken, user }: SignedIn): Promise<void> {
  await page.goto('/contribute');
  await page.evaluate(
    ([token, person]) => {
      localStorage.setItem('person', person as string);
      localStorage.setItem('sessionToken', token as string);
    },
    [sessionToken, JSON.stringify({ id: user.id, displayName: user.displayName, role: user.role })],
  );
}

/** Makes the server forget a session, as signing out elsewhere does. */
export async function revoke({ sessionToken }: SignedIn): Promise<void> {
  await fetch(`${siteUrl}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${sessionToken}` } });
}
