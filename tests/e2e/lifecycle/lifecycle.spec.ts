import { test } from '@playwright/test';
import { translateOwnFramesOnly } from '../../support/quickStacks.ts';
import { closeConnections } from './closeConnections.ts';
import { prepare, product, remove } from './installation.ts';
import { killTests } from './killTests.ts';
import { startTests } from './startTests.ts';

translateOwnFramesOnly();
closeConnections();

test.beforeAll(prepare);
// A report shows only the beginning of an attachment, so the product's output is printed.
test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.error(product?.output());
});
test.afterAll(remove);
test.describe('start and stop', () => startTests());
test.describe('kills', () => killTests());
