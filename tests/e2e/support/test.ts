import { type BrowserContext, test as base, expect } from '@playwright/test';
import { siteUrl } from './site.ts';

/** What a page did that no page may do. */
export type Watch = {
  problems: string[] /** Problems that a test brings about on purpose. */;
  expect: (pattern: RegExp) => void;
};

/**
 * Every test watches all its pages: no error in the console, none thrown, no violation of the content security policy
 * (Chromium reports those in the console), no request to any other host.
 */
export const test = base.extend<{ watch: Watch }>({
  baseURL: siteUrl,
  watch: [
    async ({ context }, use, info) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      watchContext(context, problems);
      await use({ problems, expect: (pattern) => expected.push(pattern) });
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, `what pages did in "${info.title}"`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export function watchContext(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== siteUrl && protocol !== 'data:' && protocol !== 'blob:')
      problems.push(`request to another host: ${request.url()}`);
  });
}
