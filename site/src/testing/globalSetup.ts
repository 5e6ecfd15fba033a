import { buildSite, TEST_SITE } from './buildSite.ts';

/** Builds the site once, for every test that renders pages. */
export default async function setup(): Promise<void> {
  await buildSite(TEST_SITE);
}
