import { expect, type Page } from '@playwright/test';
import { password, siteUrl } from './site.ts';

/** Sessions of the CMS by address, signed in to once for each process of the tests. */
const tokens = new Map<string, Promise<string>>();

/** Into the CMS with a session of the demo account of a role, or of an address with the demo's password. Opens no page. */
export async function signIn(page: Page, who: string): Promise<void> {
  const email = who.includes('@') ? who : `${who}@example.org`;
  const token = tokens.get(email) ?? login(email);
  tokens.set(email, token);
  await page.context().addCookies([{ name: 'payload-token', value: await token, url: siteUrl }]);
}

async function login(email: string): Promise<string> {
  const response = await fetch(`${siteUrl}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`signing in to the CMS: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

export async function openCondition(page: Page, id: number): Promise<void> {
  await page.goto(`/cms/collections/conditions/${id}`);
  await expect(page.locator('#field-summary')).toBeVisible();
}

export async function publish(page: Page): Promise<void> {
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
}

export async function saveDraft(page: Page): Promise<void> {
  await page.locator('#action-save-draft').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
  // The form knows a moment later that nothing in it is unsaved.
  await expect(page.locator('#action-save-draft')).toBeDisabled();
}
