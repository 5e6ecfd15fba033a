import { randomUUID } from 'node:crypto';
import { expect, type Page, type Response } from '@playwright/test';
import { database, password, siteUrl, sql } from './site.ts';

/** A number of our own for the lock that PostgreSQL keeps between the processes of the tests. */
const ONE_AT_A_TIME = 20_262;
/** Sessions of the CMS by address, signed in to once for each process of the tests. */
const tokens = new Map<string, Promise<string>>();

/**
 * Into the CMS with a session of the demo account of a role, or of an address with the demo's password. Opens no page. From
 * now on a page that is opened or loaded again is there when its scripts are.
 */
export async function signIn(page: Page, who: string): Promise<void> {
  for (const tab of page.context().pages()) openAlive(tab);
  page.context().on('page', openAlive);
  const email = who.includes('@') ? who : `${who}@example.org`;
  const token = tokens.get(email) ?? login(email);
  tokens.set(email, token);
  await page.context().addCookies([{ name: 'payload-token', value: await token, url: siteUrl }]);
}

const alive = new WeakSet<Page>();

function openAlive(page: Page): void {
  if (alive.has(page)) return;
  alive.add(page);
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...given: unknown[]) => Promise<Response | null>;
    page[name] = async (...given: unknown[]) => {
      const response = await open(...given);
      await whenAlive(page);
      return response;
    };
  }
}

/** Next draws its pages on the server: what is filled in or pressed before their scripts have taken over is lost. */
async function whenAlive(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/cms')) return;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, textarea, select')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/** Somebody new with the role and the password of a demo account. Resolves to their address. */
export async function newMember(role: string): Promise<string> {
  const name = `${role}-${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.org`;
  await sql(
    `INSERT INTO users (username, display_name, email, role, is_verified, hash, salt)
     SELECT $1, $1, $2, role, is_verified, hash, salt FROM users WHERE email = $3`,
    [name, email, `${role}@example.org`],
  );
  return email;
}

/** Payload writes all sessions of an account anew at each, so of two at the same moment one would be lost. */
async function login(email: string): Promise<string> {
  const client = await database.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    const response = await fetch(`${siteUrl}/cms/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`signing in to the CMS: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { token: string }).token;
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()');
    client.release();
  }
}

export async function openCondition(page: Page, id: number): Promise<void> {
  await page.goto(`/cms/collections/conditions/${id}`);
  await expect(page.locator('#field-summary')).toBeVisible();
}

export async function publish(page: Page): Promise<void> {
  await page.locator('#field-reason').fill('Clearer');
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
}

export async function saveDraft(page: Page): Promise<void> {
  await page.locator('#action-save-draft').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
  // The form knows a moment later that nothing in it is unsaved.
  await expect(page.locator('#action-save-draft')).toBeDisabled();
}
