import { test } from '@playwright/test';
import { translateOwnFramesOnly } from '../../support/quickStacks.ts';
import { beingKilled } from './beingKilled.ts';
import { prepare, product, remove } from './installation.ts';
import { starting } from './starting.ts';

translateOwnFramesOnly();

test.beforeAll(prepare);
// What it printed tells why; a log shows it with the failure.
test.afterEach(async () => {
  const info = test.info();
  if (!product || info.status === info.expectedStatus) return;
  await info.attach('what it printed', { body: product.output(), contentType: 'text/plain' });
});
test.afterAll(remove);
test.describe('starting and stopping', () => starting());
test.describe('being killed', () => beingKilled());
