import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { insertUser } from '@common-ground/api/features/accounts/queries/insertUser.ts';
import { selectUser } from '@common-ground/api/features/accounts/queries/selectUser.ts';
import { hashPassword, type PasswordHash } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { startSession } from '@common-ground/api/platform/session/sessions.ts';
import type { Page } from '@playwright/test';
import { database, sql } from './site.ts';

export const READER_PASSWORD = 'a long enough password';
let password: Promise<PasswordHash> | undefined;

/** Creates a user with a session, by the statements of registration. */
export async function newReader(): Promise<SignedIn> {
  const username = `reader-${randomUUID().slice(0, 8)}`;
  password ??= hashPassword(READER_PASSWORD);
  const id = await insertUser(database, { username, email: `${username}@example.org`, password: await password });
  return createSession(id ?? 0);
}

export async function demoAdmin(): Promise<SignedIn> {
  const [admin] = await sql<{ id: number }>(`SELECT id FROM users WHERE email = 'admin@example.org'`);
  return createSession(admin?.id ?? 0);
}

/** Starts another session of a user on a named device. */
export async function createSession(userId: number, device = 'A browser'): Promise<SignedIn> {
  const [kept] = await sql<PasswordHash>('SELECT hash, salt FROM account.password WHERE user_id = $1', [userId]);
  const user = await selectUser(database, userId);
  const sessionToken = kept && (await startSession(database, { userId, password: kept, device }));
  if (!user || !sessionToken) throw new Error(`There is no account ${userId}`);
  return { sessionToken, user };
}

/** Stores a session in the browser as signing in does. Call it before the first page. */
export async function storeSession(page: Page, { sessionToken, user }: SignedIn): Promise<void> {
  // Any address of the site gives access to its storage. This one is no page.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([token, person]) => {
      localStorage.setItem('person', person as string);
      localStorage.setItem('sessionToken', token as string);
    },
    [sessionToken, JSON.stringify({ id: user.id, displayName: user.displayName, role: user.role })],
  );
}
