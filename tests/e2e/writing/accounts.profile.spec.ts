import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { enter, newReader, revoke } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;

test.beforeEach(async ({ page }) => {
  // Every test has somebody of its own, and more people than that may not register from one address in an hour.
  reader = await newReader();
  await enter(page, reader);
});

const profilePath = () => `/api/users/${reader.user.id}/profile`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const toast = (page: Page) => page.locator('.toast');

async function openForm(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toBeFocused();
}

async function savedProfile() {
  const rows = await sql<{ bio: string; location: string; website: string; interests: string[] }>(
    'SELECT bio, location, website, interests FROM user_profiles WHERE user_id = $1',
    [reader.user.id],
  );
  return rows[0];
}

test('who is not signed in is asked to be, and led back here', async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Please log in to view your profile.', { exact: true })).toBeVisible();
  await expect(main.getByText('Loading')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login?from=%2Fprofile');
  await page.goto('/ar/profile');
  await expect(main.getByText('يُرجى تسجيل الدخول لعرض ملفك الشخصي.')).toBeVisible();
  await expect(main.getByRole('link')).toHaveAttribute('href', '/ar/auth/login?from=%2Far%2Fprofile');
});

test('who is signed in never sees that text, not even before any script', async ({ page }) => {
  await page.route('**/_astro/**', () => {});
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeHidden();
  await expect(page.getByText('Loading your profile…')).toBeVisible();
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
  await sql('UPDATE users SET is_verified = true, edit_count = 1204 WHERE id = $1', [reader.user.id]);
  await page.route('**/certificates', (route) => route.fulfill({ status: 500, body: 'Something went wrong.' }));
  await page.reload();
  await expect(head.getByText('Verified', { exact: true })).toBeVisible();
  await expect(head.getByRole('button', { name: 'Send the verification link' })).toHaveCount(0);
  await expect(head.locator('dl')).toContainText('Contributions1,204');
  await expect(head.locator('dl')).toContainText('Certificates–Not known at the moment');
});

test('an address that is not verified can be, and the answer says where to look', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Send the verification link' }).click();
  await expect(page.getByText(`We sent a link to ${reader.user.email}.`)).toBeVisible();
});

test('the tabs are in the address, and Back leads through them', async ({ page }) => {
  await page.goto('/profile#bookmarks');
  await expect(tab(page, 'Bookmarks')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Learning').click();
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

for (const [path, next] of [
  ['/profile', 'ArrowRight'],
  ['/ar/profile', 'ArrowLeft'],
] as const) {
  test(`${next} leads to the next tab at ${path}, as one reads there`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press(next);
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });
}

test('a profile is edited: interests are split, trimmed, without empty ones and without any twice', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByText('At most 2,000 characters.')).toBeVisible();
  await expect(page.getByText('Separate them with commas. At most 30 interests.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Bio' }).fill('I build ramps.\n<b>Not bold</b>');
  await page.getByRole('textbox', { name: 'Location' }).fill(' Valparaíso ');
  await page.getByRole('textbox', { name: 'Website' }).fill('https://example.org/me');
  await page.getByRole('textbox', { name: 'Interests' }).fill(' chess,, sign language, chess,');
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  const renewed = page.waitForRequest((request) => request.url().endsWith('/api/auth/me'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await asked).url()).toContain(profilePath());
  await renewed;
  await expect(toast(page)).toContainText('Profile updated successfully');
  await expect(toast(page)).toContainText('Your profile has been updated successfully.');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  const overview = page.getByRole('tabpanel');
  await expect(overview).toContainText('I build ramps.\n<b>Not bold</b>');
  await expect(overview.locator('.interests li')).toHaveText(['chess', 'sign language']);
  const link = overview.getByRole('link', { name: 'https://example.org/me' });
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  await page.reload();
  await expect(overview).toContainText('Valparaíso');
  expect(await savedProfile()).toEqual({
    bio: 'I build ramps.\n<b>Not bold</b>',
    location: 'Valparaíso',
    website: 'https://example.org/me',
    interests: ['chess', 'sign language'],
  });
});

test('what the server would refuse is said by its field, and nothing is sent', async ({ page }) => {
  await openForm(page);
  page.on('request', (request) => expect(request.method()).not.toBe('PATCH'));
  await page.getByRole('textbox', { name: 'Bio' }).fill('x'.repeat(2003));
  await page.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await expect(bio).toBeFocused();
  await expect(bio).toHaveAttribute('aria-invalid', 'true');
  await expect(bio).toHaveAccessibleDescription(/This is 3 characters too long\./);
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
    /Please write a full address that begins with https:\/\/ or http:\/\//,
  );
});

test('a failed save says so, in the page and in a toast, and keeps the text', async ({ page, watch }) => {
  watch.expect(/status of (500|429)|ERR_FAILED/);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Bio' }).fill('Still here');
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
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Still here');
  // And a look at another tab costs nothing either.
  await tab(page, 'Learning').click();
  await tab(page, 'Overview').click();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Still here');
  await page.unroute(`**${profilePath()}`);
  await save.click();
  await expect(page.getByRole('tabpanel')).toContainText('Still here');
});

test('Cancel leaves everything as it was', async ({ page }) => {
  await openForm(page);
  await page.getByRole('textbox', { name: 'Bio' }).fill('Never mind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).not.toContainText('Never mind');
  expect((await savedProfile())?.bio ?? null).toBeNull();
});

test('a revoked session ends in signing in, and the text waits for its writer', async ({ page, watch }) => {
  watch.expect(/status of 401/);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Bio' }).fill('Written for nothing?');
  await revoke(reader);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await expect(page.getByText('Written for nothing?')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
  const again = await fetch(new URL('/api/auth/login', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: reader.user.email, password: 'a long enough password' }),
  });
  await enter(page, await again.json());
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Written for nothing?');
  await expect(page.getByText('It is not saved yet.')).toBeVisible();
});

test('signing out in another tab empties this one at once, and signing in fills it', async ({ page, context }) => {
  await page.goto('/profile');
  await expect(tab(page, 'Overview')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contribute');
  await other.locator('.account-menu summary').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await expect(page.getByText(reader.user.email)).toHaveCount(0);
  const next = await newReader();
  await enter(other, next);
  await expect(page.getByRole('heading', { name: next.user.displayName })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(next.user.email);
});

test('with the API down each part says so, and trying again brings it', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|status of 503/);
  await page.route(`**${profilePath()}`, (route) => route.abort());
  await page.goto('/profile');
  const failed = page.locator('.load-failed').first();
  await expect(failed).toContainText('This could not be loaded.');
  await page.unroute(`**${profilePath()}`);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Not given yet');
});

test('a script that did not come is asked for again', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/ProfileView*', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
  await page.unroute('**/ProfileView*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tab(page, 'Overview')).toBeVisible();
});
