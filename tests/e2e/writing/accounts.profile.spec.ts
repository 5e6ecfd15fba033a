import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { enter, newReader, revoke, sessionOf } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page }) => {
  reader = await newReader();
  await enter(page, reader);
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

test('while nobody can be asked for the account, the profile says so and lets one ask again', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toHaveText(/We could not reach the service/);
  await expectAccessible(page);
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText(`@${reader.user.username}`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('who is signed in is never asked to be; who is not is led back here', async ({ page }) => {
  await page.route('**/_astro/**', () => {});
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeHidden();
  await expect(page.getByText('Loading your profile…')).toBeVisible();
  // Away, so that nothing that was held back asks in the name of somebody who is gone.
  await page.goto('about:blank');
  await page.unroute('**/_astro/**');
  await page.addInitScript(() => localStorage.clear());
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Please log in to view your profile.', { exact: true })).toBeVisible();
  await expect(main.getByText('Loading')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login?from=%2Fprofile');
});

test('shows who this is, and no figure that nobody counted', async ({ page, watch }) => {
  watch.expect(/status of 500/);
  await page.goto('/profile');
  const head = page.locator('.profile-head');
  await expect(head.getByRole('heading', { name: reader.user.displayName })).toBeVisible();
  await expect(head).toContainText(`@${reader.user.username}`);
  await expect(head.locator('.badge')).toHaveText(/User$/);
  await expect(head).not.toContainText('Verified');
  await expect(head.locator('dl')).toContainText('Contributions0');
  await expect(head.locator('dl')).toContainText('Certificates0');
  await expect(head.locator('dl')).toContainText('Avg Progress–No learning path started yet');
  await page.getByRole('button', { name: 'Send the verification link' }).click();
  await expect(page.getByText(`We sent a link to ${reader.user.email}.`)).toBeVisible();
  await sql('UPDATE users SET is_verified = true, edit_count = 1204 WHERE id = $1', [reader.user.id]);
  await page.route(/\/certificates(\?|$)/, (route) => route.fulfill({ status: 500, body: 'Something went wrong.' }));
  await page.reload();
  await expect(head.getByText('Verified', { exact: true })).toBeVisible();
  await expect(head.getByRole('button', { name: 'Send the verification link' })).toHaveCount(0);
  await expect(head.locator('dl')).toContainText('Contributions1,204');
  await expect(head.locator('dl')).toContainText('Certificates–Not known at the moment');
});

test('the tabs are in the address, and Back leads through them', async ({ page }) => {
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
});

test('read from the right, the arrow to the left leads to the next tab, and Tab into it', async ({ page }) => {
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

test('a profile is edited: shown as it was saved, and left as it was by Cancel', async ({ page }) => {
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

test('what is refused is said by its field; a failed save says so and keeps the text', async ({ page, watch }) => {
  watch.expect(/status of (500|429)|ERR_FAILED/);
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()));
  await openForm(page);
  const bio = field(page, 'Bio');
  await bio.fill('x'.repeat(2003));
  await field(page, 'Website').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(bio).toBeFocused();
  await expect(bio).toHaveAttribute('aria-invalid', 'true');
  await expect(bio).toHaveAccessibleDescription(/This is 3 characters too long\./);
  await expect(field(page, 'Website')).toHaveAccessibleDescription(
    /Please write a full address that begins with https:\/\/ or http:\/\//,
  );
  expect(saves).toEqual([]);

  await bio.fill('Still here');
  await field(page, 'Website').fill('');
  const save = page.getByRole('button', { name: 'Save changes' });
  const alert = page.locator('.profile-form [role=alert]');
  await page.route(`**${profilePath()}`, (route) => route.fulfill({ status: 429, body: 'Too many requests' }));
  await save.click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Update failed');
  await expect(alert).toContainText('Too many requests');
  await expect(toast(page)).toContainText('Error updating profile');
  await expect(toast(page)).toContainText('Too many requests');
  await page.unroute(`**${profilePath()}`);
  await page.route(`**${profilePath()}`, (route) => route.abort());
  await save.click();
  await expect(alert).toContainText('Failed to update profile');
  await expect(toast(page)).toContainText('Failed to update profile');
  await expect(bio).toHaveValue('Still here');
  // And a look at another tab costs nothing either.
  await tab(page, 'Learning').click();
  await tab(page, 'Overview').click();
  await expect(bio).toHaveValue('Still here');
  await page.unroute(`**${profilePath()}`);
  await save.click();
  await expect(page.getByRole('tabpanel')).toContainText('Still here');
});

test('a revoked session ends in signing in, and the text waits for its writer', async ({ page, watch }) => {
  watch.expect(/status of 401/);
  await openForm(page);
  await field(page, 'Bio').fill('Written for nothing?');
  await revoke(reader);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await expect(page.getByText('Written for nothing?')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
  await enter(page, await sessionOf(reader.user.id));
  await page.goto('/profile');
  await expect(field(page, 'Bio')).toHaveValue('Written for nothing?');
  await expect(page.getByText('It is not saved yet.')).toBeVisible();
});

test('signing out in another tab empties this one at once, and signing in fills it', async ({ page, context }) => {
  await page.goto('/profile');
  await expect(tab(page, 'Overview')).toBeVisible();
  const [other, next] = [await context.newPage(), await newReader()];
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await expect(page.getByText(reader.user.email)).toHaveCount(0);
  await enter(other, next);
  await expect(page.getByRole('heading', { name: next.user.displayName })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(next.user.email);
});

test('a script that did not come, and a part that did not, are asked for again', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/ProfileView*', (route) => route.abort());
  await page.route(`**${profilePath()}`, (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
  await page.unroute('**/ProfileView*');
  await page.getByRole('button', { name: 'Try again' }).click();
  const failed = page.locator('.load-failed').first();
  await expect(failed).toContainText('This could not be loaded.');
  await page.unroute(`**${profilePath()}`);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Not given yet');
});
