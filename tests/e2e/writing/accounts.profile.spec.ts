import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page }) => {
  reader = await newReader();
  await storeSession(page, reader);
});

const profilePath = () => `/api/users/${reader.user.id}/profile`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const toast = (page: Page) => page.locator('.toast');
const edit = (page: Page) => page.getByRole('button', { name: 'Edit' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openForm(page: Page) {
  await page.goto('/profile');
  await edit(page).click();
  await expect(field(page, 'Bio')).toBeFocused();
}

async function savedProfile() {
  const rows = await sql<{ bio: string; location: string; website: string; interests: string[] }>(
    'SELECT bio, location, website, interests FROM user_profiles WHERE user_id = $1',
    [reader.user.id],
  );
  return rows[0];
}

test('the profile asks guests to sign in, but never a user whose scripts load slowly', async ({ page }) => {
  await page.route('**/_astro/**', () => {});
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeHidden();
  await expect(page.getByText('Loading your profile…')).toBeVisible();
  // Leaves the page, so that the held scripts do not run after the session is deleted.
  await page.goto('about:blank');
  await page.unroute('**/_astro/**');
  await page.addInitScript(() => localStorage.clear());
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Please log in to view your profile.', { exact: true })).toBeVisible();
  await expect(main.getByText('Loading')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login?from=%2Fprofile');
});

test('the tabs are in the URL, Back moves through them, and arrow keys follow text direction', async ({ page }) => {
  await page.goto('/profile#bookmarks');
  await expect(tab(page, 'Bookmarks')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Bookmarks').press('ArrowLeft');
  await expect(tab(page, 'Learning')).toBeFocused();
  await expect(page).toHaveURL(/#learning$/);
  await tab(page, 'Settings').click();
  await page.goBack();
  await expect(tab(page, 'Learning')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Bookmarks')).toHaveAttribute('aria-selected', 'true');
  await page.locator('.account-menu summary').click();
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Settings')).toBeFocused();
  await expect(page.locator('.account-menu')).not.toHaveAttribute('open');

  await page.goto('/ar/profile');
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab').nth(1)).toBeFocused();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a saved profile is shown at once, and Cancel leaves it as it was', async ({ page }) => {
  await openForm(page);
  await expect(page.getByText('At most 2,000 characters.')).toBeVisible();
  await expect(page.getByText('Separate them with commas. At most 30 interests.')).toBeVisible();
  await field(page, 'Bio').fill('I build ramps.\n<b>Not bold</b>');
  await field(page, 'Location').fill(' Valparaíso ');
  await field(page, 'Website').fill('https://example.org/me');
  await field(page, 'Interests').fill(' chess,, sign language, chess,');
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  const renewed = page.waitForRequest((request) => request.url().endsWith('/api/auth/me'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await asked).url()).toContain(profilePath());
  await renewed;
  await expect(toast(page)).toContainText('Profile updated successfully');
  await expect(toast(page)).toContainText('Your profile has been updated successfully.');
  await expect(edit(page)).toBeFocused();
  const overview = page.getByRole('tabpanel');
  await expect(overview).toContainText('I build ramps.\n<b>Not bold</b>');
  await expect(overview).toContainText('Valparaíso');
  await expect(overview.locator('.interests li')).toHaveText(['chess', 'sign language']);
  const link = overview.getByRole('link', { name: 'https://example.org/me' });
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  const saved = {
    bio: 'I build ramps.\n<b>Not bold</b>',
    location: 'Valparaíso',
    website: 'https://example.org/me',
    interests: ['chess', 'sign language'],
  };
  expect(await savedProfile()).toEqual(saved);
  await edit(page).click();
  await field(page, 'Bio').fill('Never mind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit(page)).toBeFocused();
  await expect(overview).not.toContainText('Never mind');
  expect(await savedProfile()).toEqual(saved);
});
