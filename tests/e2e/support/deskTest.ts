import { siteUrl } from './site.ts';
import { test as base, expect } from './test.ts';

const PATIENCE_MS = 6 * 60_000;

/** Waits for the CMS, which may still be built and started when the first tests begin. */
export const test = base.extend<object, { cms: null }>({
  cms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
    async ({}, use) => {
      const isUp = async () => (await fetch(`${siteUrl}/cms/login`)).status;
      await expect.poll(isUp, { message: 'the CMS', timeout: PATIENCE_MS }).toBe(200);
      await use(null);
    },
    { scope: 'worker', auto: true, timeout: PATIENCE_MS },
  ],
});

export { expect };
