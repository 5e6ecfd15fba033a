import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataDir } from './site.ts';

export function findForm(page: Page) {
  const form = page.locator('main form');
  return {
    form,
    field: (name: string) => form.locator(`[name=${name}]`),
    submit: form.locator('[type=submit]'),
    alert: form.getByRole('alert'),
    /** Fills fields in after the script has enabled the form. */
    async fill(fields: Record<string, string>): Promise<void> {
      await form.locator('[type=submit]:enabled').waitFor();
      for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
    },
  };
}

export function sentTo(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() !== 'GET') bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/**
 * Waits for a link of this kind in the newest mail to an address. Returns its path with the token. Without a mail
 * server, mails are files.
 */
export async function linkMailedTo(email: string, kind: 'reset' | 'verify' | 'receipt'): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  let found: string | undefined;
  await expect
    .poll(async () => (found = await newestLink(folder, email, kind)), { message: `a mail with a link for ${email}` })
    .toBeDefined();
  return found ?? '';
}

async function newestLink(folder: string, email: string, kind: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  for (const name of names.reverse()) {
    const text = (await readFile(path.join(folder, name), 'utf8')).replace(/=\r\n/g, '').replace(/=3D/g, '=');
    const link = text.includes(`To: ${email}`) && new RegExp(String.raw`/(?:\w+/)?(?:auth/)?${kind}#[\w-]+`).exec(text);
    if (link) return link[0];
  }
  return undefined;
}
