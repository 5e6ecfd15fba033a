import { randomUUID } from 'node:crypto';
import { expect, type Page, type Response } from '@playwright/test';
import { password, siteUrl, sql } from './site.ts';

/** Keys for the CMS by address: each test process signs in once for each account. */
const keys = new Map<string, Promise<string>>();

/**
 * Opens the CMS for a role's demo account, or for an address with the demo password, but not the site: sets the cookie
 * only. Opens no page. From then on `goto` and `reload` wait until the scripts of a CMS page have run.
 */
export async function signIn(page: Page, who: string): Promise<void> {
  for (const tab of page.context().pages()) openAlive(tab);
  page.context().on('page', openAlive);
  const email = who.includes('@') ? who : `${who}@example.org`;
  const key = keys.get(email) ?? login(email);
  keys.set(email, key);
  const { hostname: domain } = new URL(siteUrl);
  const cookie = { name: 'desk-key', value: await key, domain, path: '/cms' };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
}

const alive = new WeakSet<Page>();

function openAlive(page: Page): void {
  if (alive.has(page)) return;
  alive.add(page);
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...given: unknown[]) => Promise<Response | null>;
    page[name] = async (...given: unknown[]) => {
      const response = await open(...given);
      await waitForCmsHydration(page);
      return response;
    };
  }
}

/** Waits for hydration: Next renders on the server, and input before its scripts run is lost. */
async function waitForCmsHydration(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/cms')) return;
  await page.waitForFunction(() =>
    // Excludes the JSON editor, which is not rendered by React.
    [...document.querySelectorAll(':is(button, input, textarea, select):not(.monaco-editor *)')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/** Creates a user with the role and password of a demo account. Returns the address. */
export async function newMember(role: string): Promise<string> {
  const name = `${role}-${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.org`;
  await sql(
    `WITH made AS (
       INSERT INTO users (username, display_name, email, role, is_verified)
       SELECT $1, $1, $2, role, is_verified FROM users WHERE email = $3 RETURNING id
     )
     INSERT INTO account.password (user_id, hash, salt)
     SELECT made.id, p.hash, p.salt FROM made, users u JOIN account.password p ON p.user_id = u.id WHERE u.email = $3`,
    [name, email, `${role}@example.org`],
  );
  return email;
}

/** Signs in to the site. Returns the key of the session for the CMS. */
async function login(email: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`signing in to the CMS: ${response.status} ${await response.text()}`);
  const key = /^desk-key=([^;]+)/m.exec(response.headers.getSetCookie().join('\n'))?.[1];
  if (!key) throw new Error(`the sign-in of ${email} set no key for the CMS`);
  return key;
}

export async function openCondition(page: Page, id: number): Promise<void> {
  await page.goto(`/cms/collections/conditions/${id}`);
  await expect(page.locator('#field-summary')).toBeVisible();
}

export async function saveDraft(page: Page): Promise<void> {
  // The toast of an earlier save may still be shown.
  const saved = page.waitForResponse((answer) => /\/cms\/api\/.*[?&]draft=true/.test(answer.url()) && answer.ok());
  await page.locator('#action-save-draft').click();
  await saved;
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
  // The form notices a moment later that it has no unsaved changes.
  await expect(page.locator('#action-save-draft')).toBeDisabled();
}

/** Sends the saved draft of the open form to review. */
export async function sendForReview(page: Page): Promise<void> {
  await page.locator('#action-send-for-review').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=editSummary]').fill('Clearer');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.payload-toast-container')).toContainText('Sent for review');
}
